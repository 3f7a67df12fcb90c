/** Tabs of programs at two paths of one origin, over real switchboards and channels; what makes SharedWorkers is a stand-in. */
import { beforeEach, expect, it, onTestFinished, vi } from 'vitest';
import { createSwitchboard, type Switchboard } from './switchboard.ts';
import { HUBS, type OfHubs } from './tab-messages.ts';

const [ONE, TWO] = ['/one/tab-hub.js', '/two/tab-hub.js'] as const;

interface HubScope {
  onconnect?: (event: { readonly ports: readonly MessagePort[] }) => void;
}

beforeEach(async () => {
  const scopes = new Map<string, HubScope>();
  for (const address of [ONE, TWO]) {
    const scope: HubScope = {};
    vi.stubGlobal('self', scope);
    vi.resetModules();
    await import('./tab-hub.worker.ts');
    scopes.set(address, scope);
  }
  const open: { close(): void }[] = [];
  vi.stubGlobal(
    'SharedWorker',
    class {
      readonly port: MessagePort;
      constructor(address: string) {
        const { port1, port2 } = new MessageChannel();
        open.push(port1);
        this.port = port1;
        scopes.get(address)?.onconnect?.({ ports: [port2] });
      }
    },
  );
  vi.stubGlobal(
    'BroadcastChannel',
    class extends BroadcastChannel {
      constructor(name: string) {
        super(name);
        open.push(this);
      }
    },
  );
  onTestFinished(() => {
    for (const one of open) one.close();
  });
});

/** A tab, with what its dialling has reached by now. It dials again whenever another one leads, as pages do. */
function openTab(hub: string): {
  readonly board: Switchboard;
  readonly answeredBy: () => string | undefined;
} {
  const board = createSwitchboard(hub);
  let answeredBy: string | undefined;
  const dial = (): void => {
    const { port1, port2 } = new MessageChannel();
    port1.onmessage = ({ data }: MessageEvent<string>) => {
      answeredBy = data;
      port1.close();
    };
    board.dial(port2);
  };
  board.onLeaderChanged = dial;
  dial();
  return { board, answeredBy: () => answeredBy };
}

/** What tabs asked each other before this is heard by then. */
function questionsHeard(): Promise<void> {
  const [asks, hears] = [new BroadcastChannel(HUBS), new BroadcastChannel(HUBS)];
  asks.postMessage({ type: 'where_is_leader' } satisfies OfHubs);
  return new Promise((resolve) => {
    hears.onmessage = () => resolve();
  });
}

const lead = ({ board }: { board: Switchboard }, name: string): void =>
  board.lead((port) => port.postMessage(name));

it('a tab at another path finds the one that leads, whichever came first', async () => {
  const before = openTab(TWO);
  const leader = openTab(ONE);
  await questionsHeard();
  lead(leader, 'one');
  for (const tab of [before, leader]) await expect.poll(tab.answeredBy).toBe('one');
  await expect.poll(openTab(TWO).answeredBy).toBe('one');
});

it('a tab at another path that leads next leads for all of them', async () => {
  const leader = openTab(ONE);
  const [next, other] = [openTab(TWO), openTab(ONE)];
  lead(leader, 'one');
  for (const tab of [next, other]) await expect.poll(tab.answeredBy).toBe('one');
  lead(next, 'two');
  await expect.poll(other.answeredBy).toBe('two');
  for (const newcomer of [openTab(ONE), openTab(TWO)]) await expect.poll(newcomer.answeredBy).toBe('two');
});
