/**
 * How a tab reaches the tab that runs the service: through a SharedWorker, or, where the browser has none,
 * only within the one tab that runs it.
 */
import { hasSharedWorkers } from '../../base/browser-capabilities.ts';
import type { FromHub, ToHub } from './tab-messages.ts';

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

export function createSwitchboard(): Switchboard {
  return hasSharedWorkers() ? throughSharedWorker() : withinThisTab();
}

function throughSharedWorker(): Switchboard {
  const { port: hub } = new SharedWorker(new URL('./tab-hub.worker.ts', import.meta.url), {
    type: 'module',
    name: 'cliproom',
  });
  let serve: ((port: MessagePort) => void) | null = null;
  const send = (message: ToHub, transfer: Transferable[] = []): void => hub.postMessage(message, transfer);
  const board: Switchboard = {
    dial: (port) => send({ type: 'dial', port }, [port]),
    lead: (toServe) => {
      serve = toServe;
      send({ type: 'lead' });
    },
    onLeaderChanged: () => undefined,
    reachesOtherTabs: true,
  };
  hub.onmessage = (event: MessageEvent<FromHub>) => {
    if (event.data.type === 'serve') serve?.(event.data.port);
    else board.onLeaderChanged();
  };
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
