/** The query cache. The API client retries by itself as `decide` says, so the cache never does. */
import { notifyManager, QueryClient } from '@tanstack/react-query';

// Who reads the cache is told within the task that changed it, not by a timer after it: a decision is in the next frame.
notifyManager.setScheduler(queueMicrotask);

export function createQueryClient(): QueryClient {
  return new QueryClient({
    defaultOptions: {
      queries: { retry: false, staleTime: 5_000, gcTime: 10 * 60_000, refetchOnWindowFocus: false },
      mutations: { retry: false },
    },
  });
}
