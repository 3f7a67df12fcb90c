/** Whether the service is silent, and what is read again once it answers. */
import { type QueryClient, useQueryClient } from '@tanstack/react-query';
import { useEffect, useSyncExternalStore } from 'react';
import type { ApiClient } from '../../../client/api-client.ts';
import { passes } from '../../../client/follow-on.ts';
import { isSilence } from '../../../client/limit-answer.ts';
import { useClient } from './session.tsx';

/** Between two questions whether it is back, once no page asks for anything. */
const ASK_EVERY_MS = 10_000;
/** Each is given up then: what a gateway says to wait for is not to be waited for by ever more of them. */
const ASK_FOR_MS = 30_000;

/** Why a page cannot show what it reads. What was read before stays on screen while the service is silent. */
export const failureOf = ({ data, error }: { data: unknown; error: Error | null }): Error | null =>
  data !== undefined && isSilence(error) ? null : error;

/** Answered, and the same read may succeed a moment later: what was read before is worth showing beside it. */
export const isPassing = (error: unknown): boolean => passes(error) && !isSilence(error);

const ask = (client: ApiClient): void => {
  // Its failure says nothing new: the silence is what is shown.
  void client.api.get_me({}, { signal: AbortSignal.timeout(ASK_FOR_MS) }).catch(() => undefined);
};

const readAgain = (queries: QueryClient): void =>
  void queries.refetchQueries({ type: 'active', predicate: ({ state }) => isSilence(state.error) });

export interface Silence {
  readonly isSilent: boolean;
  /** Sends what waits at once, and asks where nothing waits. */
  readonly tryNow: () => void;
}

/** For one place of the program: it also asks, every ten seconds, whether the service is back. */
export function useSilence(): Silence {
  const client = useClient();
  const queries = useQueryClient();
  const { connectivity } = client;
  const isSilent = useSyncExternalStore(connectivity.subscribe, connectivity.isSilent);
  useEffect(() => {
    if (!isSilent) return;
    const timer = setInterval(() => ask(client), ASK_EVERY_MS);
    return () => {
      clearInterval(timer);
      readAgain(queries);
    };
  }, [isSilent, client, queries]);
  return {
    isSilent,
    tryNow: () => {
      connectivity.tryNow();
      ask(client);
    },
  };
}
