/**
 * Follows long work to its end with held reads, writing every answer into the cache; of several tabs one asks. A failure
 * that passes is shown and read past: following outlives nights without a network, and services that start again.
 */
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import type { Followed } from '../../../client/follow.ts';
import { followTogether } from '../../../client/follow-together.ts';
import { useClient } from '../connection/session.tsx';
import { tabsHere } from '../device/tabs-here.ts';

/** A short hold shows progress and costs nothing in this browser; a remote service is asked seldom. */
const HOLD_SEC = { browser: 1, remote: 5 } as const;

export interface Following<Work> {
  readonly work: Work | undefined;
  /** Why it could not be read just now; it may be read again by itself. */
  readonly error: unknown;
  readonly retry: () => void;
}

/**
 * @param id names the work; another id is followed anew.
 * @param read one read of it, held by the service for up to `waitSec`.
 * @param onEnd told once it is final.
 */
export function useFollow<Work extends Followed>(
  id: string,
  queryKey: readonly unknown[],
  read: (waitSec: number, signal?: AbortSignal) => Promise<Work>,
  onEnd?: (work: Work) => void,
): Following<Work> {
  const client = useClient();
  const queries = useQueryClient();
  const [error, setError] = useState<unknown>(null);
  const [attempt, setAttempt] = useState(0);
  const latest = useRef({ queryKey, read, onEnd });
  latest.current = { queryKey, read, onEnd };

  // biome-ignore lint/correctness/useExhaustiveDependencies: another id or attempt is a reason to follow again
  useEffect(() => {
    const leave = new AbortController();
    setError(null);
    followTogether(
      `cliproom-follow ${client.connection.id} ${JSON.stringify(latest.current.queryKey)}`,
      (waitSec, signal) => latest.current.read(waitSec, signal),
      (work) => {
        setError(null);
        queries.setQueryData(latest.current.queryKey, work);
      },
      {
        ...{ tabs: tabsHere(), connectivity: client.connectivity, onFailure: setError },
        ...{ signal: leave.signal, waitSec: HOLD_SEC[client.connection.kind] },
      },
    ).then(
      (work) => latest.current.onEnd?.(work),
      (reason: unknown) => {
        if (!leave.signal.aborted) setError(reason);
      },
    );
    return () => leave.abort();
  }, [client, id, queries, attempt]);

  const retry = (): void => setAttempt((count) => count + 1);
  const { data } = useQuery<Work>({ queryKey, enabled: false });
  return { work: data, error, retry };
}
