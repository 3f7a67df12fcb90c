/**
 * Media workers of the service, made by the page that runs it: a worker that makes workers by itself stands still for
 * ever in Firefox now and then (`worker-by-page.ts`).
 */
import type { FromStudioWorker, ToStudioWorker } from '../tab-messages.ts';
import { makeMediaWorker, type SpawnMediaWorker } from './media-worker.ts';

/** In the page. Returns what ends all of them: they live no longer than the service. */
export function makeMediaWorkersFor(studio: Worker): () => void {
  const ends = new Map<number, () => void>();
  studio.addEventListener('message', ({ data }: MessageEvent<FromStudioWorker>) => {
    if (data.type === 'make_media_worker') {
      const { id, name, port } = data;
      const onStopped = (why: string): void =>
        studio.postMessage({ type: 'media_worker_stopped', id, why } satisfies ToStudioWorker);
      ends.set(id, makeMediaWorker(name, port, onStopped));
    } else if (data.type === 'end_media_worker') {
      ends.get(data.id)?.();
      ends.delete(data.id);
    }
  });
  return () => {
    for (const end of ends.values()) end();
    ends.clear();
  };
}

interface StudioScope {
  postMessage(message: FromStudioWorker, options?: StructuredSerializeOptions): void;
  addEventListener(type: 'message', heard: (event: MessageEvent<ToStudioWorker>) => void): void;
}

/** In the worker that is the service. */
export function mediaWorkersOfPage(scope: StudioScope): SpawnMediaWorker {
  const stopped = new Map<number, (why: string) => void>();
  let lastId = 0;
  scope.addEventListener('message', ({ data }) => {
    if (data.type === 'media_worker_stopped') stopped.get(data.id)?.(data.why);
  });
  return (name, onStopped) => {
    lastId += 1;
    const id = lastId;
    const { port1, port2 } = new MessageChannel();
    stopped.set(id, onStopped);
    scope.postMessage({ type: 'make_media_worker', id, name, port: port2 }, { transfer: [port2] });
    return {
      port: port1,
      end: () => {
        stopped.delete(id);
        scope.postMessage({ type: 'end_media_worker', id });
        port1.close();
      },
    };
  };
}
