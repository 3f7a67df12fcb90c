/** The addresses of several files by the ids of what they belong to, for a player that opens them together. */
import { useQueries, useQueryClient } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { useClient } from '../connection/session.tsx';
import { type FailedReads, failedReads } from '../reads/failed-reads.ts';
import { KEYS } from '../reads/query-keys.ts';
import { fileQuery } from './assets.ts';
import { type GivenFile, type Opened, openedOf } from './files-kept-open.ts';
import { giveBack } from './use-file-address.ts';

/** Fails where a file could not be opened. */
export interface FileAddresses extends FailedReads {
  /** Of those that are known by now; the same object while nothing changes. */
  readonly addresses: Readonly<Record<string, string>>;
  /** Reads the assets for new links: those of a service end after a while, also under a player. */
  readonly renew: () => void;
}

const NOTHING: FileAddresses['addresses'] = {};

/** @param links by the id of their asset */
export function useFiles(links: Readonly<Record<string, string>>): FileAddresses {
  const client = useClient();
  const queries = useQueryClient();
  const ids = Object.keys(links);
  const { known, error, refetch } = useQueries({
    queries: ids.map((id) => fileQuery(client, links[id] ?? '')),
    combine: (results) => ({
      // The same list as long as nothing of it changes.
      known: results.map(({ data }, at) => ({ id: ids[at] ?? '', file: data })),
      ...failedReads(results),
    }),
  });
  const [addresses, setAddresses] = useState(NOTHING);
  const [opened] = useState<{ files: Opened }>({ files: {} });

  useEffect(() => {
    const next = openedOf(known, opened.files, addressOf);
    for (const [id, { address, file }] of Object.entries(opened.files))
      if (next[id]?.address !== address && typeof file !== 'string') giveBack(address);
    opened.files = next;
    setAddresses((shown) => {
      const now = Object.fromEntries(Object.entries(next).map(([id, { address }]) => [id, address]));
      return isSame(shown, now) ? shown : now;
    });
  }, [known, opened]);

  useEffect(
    () => () => {
      for (const { address, file } of Object.values(opened.files))
        if (typeof file !== 'string') giveBack(address);
      opened.files = {};
    },
    [opened],
  );

  const renew = (): void => {
    // In this browser files are open, and need no link any more.
    if (client.connection.kind !== 'remote') return;
    for (const id of ids) void queries.invalidateQueries({ queryKey: KEYS.asset(id) });
  };
  return { addresses, error, refetch, renew };
}

function addressOf(file: GivenFile): string {
  return typeof file === 'string' ? file : URL.createObjectURL(file);
}

function isSame(a: Readonly<Record<string, string>>, b: Readonly<Record<string, string>>): boolean {
  const keys = Object.keys(a);
  return keys.length === Object.keys(b).length && keys.every((key) => a[key] === b[key]);
}
