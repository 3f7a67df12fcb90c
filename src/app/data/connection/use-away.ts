/** Whether a service elsewhere is out of reach, as far as this device knows without asking. */
import { useSyncExternalStore } from 'react';
import { needsNetwork } from './needs-network.ts';
import { useSession } from './session.tsx';

const isOnline = (): boolean => navigator.onLine;

function subscribe(listener: () => void): () => void {
  window.addEventListener('online', listener);
  window.addEventListener('offline', listener);
  return () => {
    window.removeEventListener('online', listener);
    window.removeEventListener('offline', listener);
  };
}

/** Nothing that is paid for is started then, and none waits to be. */
export function useIsAway(): boolean {
  const { client, lastReadMs } = useSession();
  const online = useSyncExternalStore(subscribe, isOnline);
  return lastReadMs !== null || (!online && needsNetwork(client.connection));
}
