/**
 * One tab of the origin runs the service. Every tab queues for that; the one whose turn it is starts the
 * worker, and starts it again whenever it dies.
 */
import { answerWithPageModel } from './answer-with-page-model.ts';
import { makeMediaWorkersFor } from './media/media-workers-of-page.ts';
import type { Switchboard } from './switchboard.ts';
import { DATABASE_LOCK, LEADER_LOCK, type ToStudioWorker } from './tab-messages.ts';

const FIRST_PAUSE_MS = 100;
const LONGEST_PAUSE_MS = 30_000;

/** Leads for as long as the tab lives, once it is this tab's turn. `onWaiting`: another tab leads now. */
export function leadStudioInTurn(board: Switchboard, onWaiting: () => void): void {
  void navigator.locks
    .request(LEADER_LOCK, { ifAvailable: true }, (lock) => {
      if (lock !== null) return lead(board);
      onWaiting();
      return undefined;
    })
    .then(() => navigator.locks.request(LEADER_LOCK, () => lead(board)));
}

/** Never ends: the lock goes with the tab. */
async function lead(board: Switchboard): Promise<never> {
  for (let pauseMs = FIRST_PAUSE_MS; ; pauseMs = Math.min(LONGEST_PAUSE_MS, pauseMs * 2)) {
    const worker = new Worker(new URL('./studio.worker.ts', import.meta.url), {
      type: 'module',
      name: 'studio',
    });
    const held = workerHoldsDatabase(worker);
    const endMediaWorkers = makeMediaWorkersFor(worker);
    answerWithPageModel(worker);
    board.lead((port) => worker.postMessage({ type: 'serve', port } satisfies ToStudioWorker, [port]));
    await held;
    // Granted only when the worker is gone: its lock lives exactly as long as its database is open.
    await navigator.locks.request(DATABASE_LOCK, () => undefined);
    worker.terminate();
    endMediaWorkers();
    // One that dies at once every time must not keep the machine busy.
    await new Promise((resolve) => setTimeout(resolve, pauseMs));
  }
}

/** Resolves once the worker has taken the database lock, or has failed before it could. */
function workerHoldsDatabase(worker: Worker): Promise<void> {
  return new Promise((resolve) => {
    worker.addEventListener('message', () => resolve(), { once: true });
    worker.addEventListener('error', () => resolve(), { once: true });
  });
}
