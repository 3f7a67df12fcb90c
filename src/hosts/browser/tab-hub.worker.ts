/**
 * The switchboard, a SharedWorker: brings ends of channels from any tab to the tab that runs the service.
 * Holds no data; once a channel is up, tab and service talk directly.
 */
import type { FromHub, ToHub } from './tab-messages.ts';

interface SharedScope {
  onconnect: ((event: MessageEvent) => void) | null;
}

const tabs = new Set<MessagePort>();
let leader: MessagePort | null = null;
/** Dialled before anybody led. */
const waiting: MessagePort[] = [];

const send = (tab: MessagePort, message: FromHub, transfer: Transferable[] = []): void =>
  tab.postMessage(message, transfer);

function onMessage(tab: MessagePort, message: ToHub): void {
  if (message.type === 'lead') {
    leader = tab;
    for (const other of tabs) send(other, { type: 'leader_changed' });
    for (const port of waiting.splice(0)) send(tab, { type: 'serve', port }, [port]);
  } else if (leader === null) waiting.push(message.port);
  else send(leader, { type: 'serve', port: message.port }, [message.port]);
}

(self as unknown as SharedScope).onconnect = (event) => {
  const tab = event.ports[0];
  if (tab === undefined) return;
  tabs.add(tab);
  tab.onmessage = (received: MessageEvent<ToHub>) => onMessage(tab, received.data);
};
