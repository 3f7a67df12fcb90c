/**
 * What may change by itself is read again when this tab or another tab asked the service for a change, so that nothing
 * has to be asked all the time: every request of the client goes through its log, where no new way to begin work can be forgotten.
 */
import { type Query, useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { LOOK_EVERY_MS, LOOK_OFTEN_MS, lookAfterChanges } from '../../../client/look-after-changes.ts';
import { useClient } from '../connection/session.tsx';

/** The mark of a query that is read again so. */
export const AFTER_CHANGES = { afterChanges: true } as const;

/** The same while there is nothing to show: work may begin and end between two looks at what runs. */
export const AFTER_CHANGES_WHILE_MISSING = { afterChanges: 'while_missing' } as const;

function isLookedAt({ meta, state }: Query): boolean {
  const mark = meta?.['afterChanges'];
  return mark === true || (mark === 'while_missing' && state.data === undefined);
}

/** For one place of the program. */
export function useLookAfterChanges(): void {
  const client = useClient();
  const queries = useQueryClient();
  useEffect(() => {
    const looking = lookAfterChanges(
      () => void queries.invalidateQueries({ predicate: isLookedAt }),
      (run, delayMs) => {
        const timer = setTimeout(run, delayMs);
        return () => clearTimeout(timer);
      },
      client.connection.kind === 'browser' ? LOOK_OFTEN_MS : LOOK_EVERY_MS,
    );
    const tabs = typeof BroadcastChannel === 'undefined' ? null : openChannel(client.connection.id);
    // Nobody sees a hidden tab; it looks when it is shown.
    tabs?.addEventListener('message', () => {
      if (document.visibilityState === 'visible') looking.changed();
    });
    let seenId = 0;
    const forget = client.log.subscribe(() => {
      const [newest] = client.log.records();
      if (newest === undefined || newest.id <= seenId) return;
      seenId = newest.id;
      if (newest.method === 'GET') return;
      looking.changed();
      tabs?.postMessage(null);
    });
    return () => {
      forget();
      looking.end();
      tabs?.close();
    };
  }, [client, queries]);
}

const openChannel = (connectionId: string): BroadcastChannel =>
  new BroadcastChannel(`cliproom-changes ${connectionId}`);
