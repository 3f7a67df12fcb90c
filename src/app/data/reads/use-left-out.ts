/** What was left out of lists because it could not be read: of those a page shows, and whether one is all there is. */
import { useQueryClient } from '@tanstack/react-query';
import { useCallback, useMemo, useSyncExternalStore } from 'react';
import type { ListName } from '../../../client/api-client.ts';
import type { UnreadItem } from '../../../client/unread-items.ts';
import { useClient } from '../connection/session.tsx';

export interface LeftOutOfList {
  readonly operation: ListName['operation'];
  readonly items: readonly UnreadItem[];
}

/** As a text; the cache tells of every request, and nearly always nothing was left out of any list. */
const NOTHING = '[]';

/** Of every list that something on the page shows now, where something is missing. */
export function useLeftOutHere(): readonly LeftOutOfList[] {
  const { leftOut } = useClient();
  const cache = useQueryClient().getQueryCache();
  const subscribe = useCallback(
    (listener: () => void) => {
      const ends = [leftOut.subscribe(listener), cache.subscribe(listener)];
      return () => {
        for (const end of ends) end();
      };
    },
    [leftOut, cache],
  );
  // As a text it stays the same while nothing changes.
  const text = useSyncExternalStore(subscribe, () => {
    if (leftOut.changes() === 0) return NOTHING;
    const shown = new Map<string, LeftOutOfList>();
    for (const query of cache.getAll()) {
      const lists = (query.meta?.['lists'] ?? []) as readonly ListName[];
      if (lists.length === 0 || !query.isActive()) continue;
      for (const list of lists) {
        const items = leftOut.of(list);
        if (items.length > 0) shown.set(JSON.stringify(list), { operation: list.operation, items });
      }
    }
    return JSON.stringify([...shown.values()]);
  });
  return useMemo(() => JSON.parse(text) as LeftOutOfList[], [text]);
}

/** Whether every entry of a list could be read, as far as it was read: only then is what it lacks not there. */
export function useIsWhole(): (list: ListName) => boolean {
  const { leftOut } = useClient();
  useSyncExternalStore(leftOut.subscribe, leftOut.changes);
  return (list) => leftOut.of(list).length === 0;
}
