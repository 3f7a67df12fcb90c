/** How much the browser lets be stored here, and whether it keeps it even when the disk runs full. */
import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import { KEYS } from '../reads/query-keys.ts';

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

export interface StorageRoom {
  readonly usedBytes: number;
  /** The most that this browser lets a site have, which it may have no room for. */
  readonly quotaBytes: number;
}

/** null where the browser does not say. */
export const storageRoomQuery = queryOptions({
  queryKey: KEYS.storageRoom,
  queryFn: async (): Promise<StorageRoom | null> => {
    const { usage, quota } = (await navigator.storage?.estimate?.()) ?? {};
    return usage === undefined || quota === undefined ? null : { usedBytes: usage, quotaBytes: quota };
  },
  staleTime: 0,
});

/** A person asks for it by hand. Resolves with whether it is kept now. */
export function useAskToKeepStorage() {
  const queries = useQueryClient();
  return useMutation({
    mutationFn: () => navigator.storage.persist(),
    onSettled: () => queries.invalidateQueries({ queryKey: KEYS.storagePromise }),
  });
}
