/** A media worker as whoever gives it a task sees it, and the plain way to get one. */
import { makeWorkersFor } from './make-workers-for.ts';

export interface MediaWorker {
  /** Tasks go in, replies come out. */
  readonly port: MessagePort;
  /** At once, whatever it is doing. */
  end(): void;
}

/** @param onStopped it failed outside of its task; `why` may be empty */
export type SpawnMediaWorker = (name: string, onStopped: (why: string) => void) => MediaWorker;

/** A worker of this page or worker itself. */
export const spawnHere: SpawnMediaWorker = (name, onStopped) => {
  const { port1, port2 } = new MessageChannel();
  const end = makeMediaWorker(name, port2, onStopped);
  return {
    port: port1,
    end: () => {
      end();
      port1.close();
    },
  };
};

/**
 * @param port its end of the channel of its task
 * @returns what ends it, and the workers that were made for it
 */
export function makeMediaWorker(
  name: string,
  port: MessagePort,
  onStopped: (why: string) => void,
): () => void {
  const worker = new Worker(new URL('./media.worker.ts', import.meta.url), { type: 'module', name });
  const endOthers = makeWorkersFor(worker);
  worker.onerror = (event) => {
    event.preventDefault();
    onStopped(event.message ?? '');
  };
  worker.postMessage(port, [port]);
  return () => {
    worker.terminate();
    endOthers();
  };
}
