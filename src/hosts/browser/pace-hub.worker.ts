/**
 * Entry of the worker that keeps the budgets of keys for all tabs: a SharedWorker, which goes on when a tab is closed
 * and is not slowed down as hidden tabs are.
 */
import { randomId } from '../../base/random-id.ts';
import { idbStore } from '../../client/idb-store.ts';
import { createPaceKeeper, type PaceRecord, type ToPaceKeeper } from './keep-paces.ts';

interface SharedScope {
  onconnect: ((event: MessageEvent) => void) | null;
}

const { locks } = navigator;
const lock = `cliproom-pace-hub ${randomId()}`;
const holding = new Promise<void>((resolve) => {
  if (locks === undefined) resolve();
  void locks?.request(lock, () => {
    resolve();
    return new Promise(() => undefined);
  });
});
const keeper = createPaceKeeper({
  records: idbStore<PaceRecord>('paces'),
  serving: { locks, lock: locks === undefined ? null : lock },
  epochMs: Date.now,
  onError: reportError,
});

(self as unknown as SharedScope).onconnect = ({ ports: [page] }) => {
  if (page === undefined) return;
  page.onmessage = ({ data }: MessageEvent<ToPaceKeeper>) =>
    void holding.then(() => keeper.join(data)).catch(reportError);
};
