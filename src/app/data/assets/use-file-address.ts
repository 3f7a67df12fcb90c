/** The address a `<video>` or `<img>` opens for a link; blob addresses are given back when no longer shown. */
import { useQuery } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { useClient } from '../connection/session.tsx';
import { fileQuery } from './assets.ts';

export interface FileAddress {
  readonly address: string | null;
  readonly error: unknown;
  readonly retry: () => void;
}

/** @param mayBeAway the service may not have the file itself: then why it cannot be read is the error */
export function useFile(url: string | null | undefined, mayBeAway = false): FileAddress {
  const client = useClient();
  const { data, error, refetch } = useQuery({
    ...fileQuery(client, url ?? '', mayBeAway),
    enabled: typeof url === 'string',
  });
  const [address, setAddress] = useState<string | null>(null);
  useEffect(() => {
    if (data === undefined || typeof data === 'string') {
      setAddress(data ?? null);
      return;
    }
    const made = URL.createObjectURL(data);
    setAddress(made);
    return () => giveBack(made);
  }, [data]);
  return { address, error, retry: () => void refetch() };
}

/** Elements that are about to leave the page may still be opening an address; it goes once they have gone. */
const LINGER_MS = 10_000;

export function giveBack(address: string): void {
  setTimeout(() => URL.revokeObjectURL(address), LINGER_MS);
}

/** For pictures that may as well be missing. */
export function useFileAddress(url: string | null | undefined): string | null {
  return useFile(url).address;
}
