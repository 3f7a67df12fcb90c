/**
 * The page's end of `worker-by-page.ts`: makes the workers that one of its workers asks for, and carries what they say where
 * it cannot show them a way past it.
 */
import type { FromMadeWorker, MakeWorker, ToMadeWorker } from './worker-by-page.ts';

/**
 * Before a script of a library: what it says and hears goes over the port that comes first. A page between an encoder of
 * sound and who feeds it took a fiftieth of an export's processor time, by waking up alone.
 */
const OVER_PORT = `addEventListener('message', (first) => {
  first.stopImmediatePropagation();
  const [port] = first.ports;
  self.postMessage = port.postMessage.bind(port);
  port.onmessage = ({ data, ports }) => dispatchEvent(new MessageEvent('message', { data, ports: [...ports] }));
}, { once: true });
`;

type Make = (address: string, options: WorkerOptions) => Worker;

/**
 * Call before anything else hears `owner`: what is asked for here reaches nobody else. Returns what ends all that were made;
 * nobody else would, once their owner is ended.
 */
export function makeWorkersFor(
  owner: Pick<Worker, 'addEventListener'>,
  make: Make = (address, options) => new Worker(address, options),
): () => void {
  const ends = new Set<() => void>();
  owner.addEventListener('message', (event: MessageEvent<unknown>) => {
    if (!isMakeWorker(event.data)) return;
    event.stopImmediatePropagation();
    const { script, options, port, direct } = event.data;
    const worker = makeFrom(script, options, make);
    const end = (): void => {
      worker.terminate();
      port.close();
      ends.delete(end);
    };
    ends.add(end);
    if (direct !== null) worker.postMessage(null, [direct]);
    carry(worker, port, end);
  });
  return () => {
    for (const end of ends) end();
  };
}

function isMakeWorker(data: unknown): data is MakeWorker {
  return typeof data === 'object' && data !== null && 'type' in data && data.type === 'make_worker';
}

function makeFrom(script: string | Blob, options: WorkerOptions, make: Make): Worker {
  if (typeof script === 'string') return make(script, options);
  const address = URL.createObjectURL(new Blob([OVER_PORT, script]));
  try {
    return make(address, options);
  } finally {
    URL.revokeObjectURL(address);
  }
}

function carry(worker: Worker, port: MessagePort, end: () => void): void {
  const tell = (message: FromMadeWorker, ports: readonly MessagePort[] = []): void =>
    port.postMessage(message, [...ports]);
  worker.onmessage = ({ data, ports }: MessageEvent<unknown>) => tell({ type: 'message', data }, ports);
  worker.onerror = (event) => {
    event.preventDefault();
    tell({ type: 'error', message: event.message ?? '' });
  };
  port.onmessage = ({ data: told, ports }: MessageEvent<ToMadeWorker>) => {
    if (told.type === 'end') end();
    else worker.postMessage(told.data, [...ports]);
  };
}
