/** Where the budgets of keys are kept: in a worker that all tabs share, or, where the browser has none, in each page. */
import { hasSharedWorkers } from '../../base/browser/browser-capabilities.ts';
import type { Connection } from '../../client/connection.ts';
import { idbStore } from '../../client/idb-store.ts';
import { createPaceKeeper, type PaceRecord, type ToPaceKeeper } from './keep-paces.ts';

/** @returns a port for `joinPace`, in this thread or another. */
export type OpenPacePort = (connection: Connection) => MessagePort;

export function createPaceBoard(): OpenPacePort {
  const send = hasSharedWorkers() ? toSharedWorker() : toThisPage();
  return ({ id: connectionId, baseUrl }) => {
    const { port1, port2 } = new MessageChannel();
    send({ connectionId, port: port1, isMultiplexed: isMultiplexed(baseUrl) });
    return port2;
  };
}

function toSharedWorker(): (message: ToPaceKeeper) => void {
  const { port } = new SharedWorker(new URL('./pace-hub.worker.ts', import.meta.url), {
    type: 'module',
    name: 'cliproom-pace',
  });
  return (message) => port.postMessage(message, [message.port]);
}

function toThisPage(): (message: ToPaceKeeper) => void {
  const keeper = createPaceKeeper({
    records: idbStore<PaceRecord>('paces'),
    serving: { locks: navigator.locks, lock: null },
    epochMs: Date.now,
    onError: reportError,
  });
  return (message) => void keeper.join(message).catch(reportError);
}

/** As this page's first question to the service went; false where the service lets nobody see. */
function isMultiplexed(baseUrl: string): boolean {
  return performance
    .getEntriesByType('resource')
    .some(
      (entry) =>
        entry.name.startsWith(`${baseUrl}/`) &&
        /^h[23]$/.test((entry as PerformanceResourceTiming).nextHopProtocol),
    );
}
