/** Whether the browser keeps what is stored here even when the disk runs full. */
import { queryOptions } from '@tanstack/react-query';
import { KEYS } from './query-keys.ts';

/** `unknown` where the browser cannot say, as on pages that are not served securely. */
export type StoragePromise = 'kept' | 'not_kept' | 'unknown';

let asked = false;

/** Asks once a visit, when there is first something to keep. The answer is shown in Settings. */
export function askToKeepStorage(): void {
  if (asked || !navigator.storage?.persist) return;
  asked = true;
  // A browser that refuses or fails changes nothing about the work; Settings says how it stands.
  navigator.storage.persist().catch(() => undefined);
}

export const storagePromiseQuery = queryOptions({
  queryKey: KEYS.storagePromise,
  queryFn: async (): Promise<StoragePromise> => {
    if (!navigator.storage?.persisted) return 'unknown';
    return (await navigator.storage.persisted()) ? 'kept' : 'not_kept';
  },
  staleTime: 0,
});
