/**
 * What may change by itself is read again when this tab or another tab asked the service for a change, so that nothing
 * has to be asked all the time: every request of the client goes through its log, where no new way to begin work can be forgotten.
 */
import { useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { lookAfterChanges } from '../../client/look-after-changes.ts';
import { useClient } from './session.tsx';

/** The mark of a query that is read again so. */
export const AFTER_CHANGES = { afterChanges: true } as const;

/** For one place of the program. */
export function useLookAfterChanges(): void {
  const client = useClient();
  const queries = useQueryClient();
  useEffect(() => {
    const looking = lookAfterChanges(
      () => void queries.invalidateQueries({ predicate: ({ meta }) => meta?.['afterChanges'] === true }),
      (run, delayMs) => {
        const timer = setTimeout(run, delayMs);
        return () => clearTimeout(timer);
      },
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
