/**
 * How a tab reaches the tab that runs the service: through a SharedWorker, or, where the browser has none,
 * only within the one tab that runs it.
 */
import { hasSharedWorkers } from '../../base/browser/browser-capabilities.ts';
import HUB from './tab-hub.worker.ts?sharedworker&url';
import { type FromHub, HUBS, type OfHubs, type ToHub } from './tab-messages.ts';

export interface Switchboard {
  /** Gives one end of a channel to whoever runs the service. */
  dial(port: MessagePort): void;
  /** Says that this tab runs it from now on, with a fresh worker; ports to serve come to `serve`. */
  lead(serve: (port: MessagePort) => void): void;
  /** Called whenever another worker answers from now on, also in the tab that leads. */
  onLeaderChanged: () => void;
  /** False where a tab that does not lead can never get through. */
  readonly reachesOtherTabs: boolean;
}

/** @param hub the address of this build's own */
export function createSwitchboard(hub = HUB): Switchboard {
  return hasSharedWorkers() ? throughSharedWorker(hub) : withinThisTab();
}

/**
 * Programs at several paths of an origin have one studio, and each a switchboard of its own: whoever leads says at which
 * it is, and the tabs of all of them go there.
 */
function throughSharedWorker(own: string): Switchboard {
  let serve: ((port: MessagePort) => void) | null = null;
  const openHub = (at: string): MessagePort => {
    const { port } = new SharedWorker(at, { type: 'module', name: 'cliproom' });
    port.onmessage = ({ data }: MessageEvent<FromHub>) => {
      if (data.type === 'serve') serve?.(data.port);
      else board.onLeaderChanged();
    };
    return port;
  };
  let address = own;
  let hub = openHub(address);
  const hubs = new BroadcastChannel(HUBS);
  const tell = (message: OfHubs): void => hubs.postMessage(message);
  const send = (message: ToHub, transfer: Transferable[] = []): void => hub.postMessage(message, transfer);
  const board: Switchboard = {
    dial: (port) => send({ type: 'dial', port }, [port]),
    lead: (toServe) => {
      serve = toServe;
      send({ type: 'lead' });
      tell({ type: 'leader_at', address });
    },
    onLeaderChanged: () => undefined,
    reachesOtherTabs: true,
  };
  hubs.onmessage = ({ data }: MessageEvent<OfHubs>) => {
    if (data.type === 'where_is_leader') {
      if (serve !== null) tell({ type: 'leader_at', address });
    } else if (data.address !== address) {
      hub.close();
      address = data.address;
      hub = openHub(address);
      board.onLeaderChanged();
    }
  };
  tell({ type: 'where_is_leader' });
  return board;
}

function withinThisTab(): Switchboard {
  let serve: ((port: MessagePort) => void) | null = null;
  const waiting: MessagePort[] = [];
  const board: Switchboard = {
    dial: (port) => {
      if (serve === null) waiting.push(port);
      else serve(port);
    },
    lead: (toServe) => {
      serve = toServe;
      board.onLeaderChanged();
      for (const port of waiting.splice(0)) toServe(port);
    },
    onLeaderChanged: () => undefined,
    reachesOtherTabs: false,
  };
  return board;
}
