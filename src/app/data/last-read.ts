/**
 * What was read last of a service elsewhere, kept on this device while the person has it remember the connection, and
 * shown when the service cannot be reached. Loaded once such a service is connected.
 */
import { onlineManager, type QueryClient } from '@tanstack/react-query';
import { idbStore } from '../../client/idb-store.ts';
import { type KeptRead, type KeptReads, withinBounds } from './kept-reads.ts';

/** A page reads several things at once, and a list is read on as somebody scrolls. */
const SAVE_AFTER_MS = 3000;

const store = () => idbStore<KeptReads>('reads');

/** Fills the cache. @returns when the newest of it was read; null where nothing is kept. */
export async function showLastRead(connectionId: string, queries: QueryClient): Promise<number | null> {
  const row = (await store().list()).find((kept) => kept.connectionId === connectionId);
  const reads = withinBounds(row?.reads ?? [], [], Date.now());
  const [newest] = reads;
  if (newest === undefined) return null;
  const { queries: defaults, ...rest } = queries.getDefaultOptions();
  // What nobody looks at for a while could not be read again.
  queries.setDefaultOptions({
    ...rest,
    queries: { ...defaults, gcTime: Number.POSITIVE_INFINITY, networkMode: 'online' },
  });
  // Nothing is asked until the service answers again: a page would say of each read that it failed.
  onlineManager.setOnline(false);
  for (const { key, data, readAtMs } of reads) queries.setQueryData(key, data, { updatedAt: readAtMs });
  return newest.readAtMs;
}

/** The service answers: what waits is read, and what is shown again. */
export async function readOn(queries: QueryClient): Promise<void> {
  onlineManager.setOnline(true);
  await queries.invalidateQueries();
}

/**
 * Keeps what pages read from now on.
 * @param isRemembered asked before each write: another tab may have forgotten the connection. @returns ends it.
 */
export function keepReads(
  connectionId: string,
  queries: QueryClient,
  isRemembered: () => Promise<boolean>,
): () => void {
  let timer: ReturnType<typeof setTimeout> | null = null;
  const charsOf = measured();
  const save = async (): Promise<void> => {
    timer = null;
    if (!(await isRemembered())) return;
    const since = readsOf(queries);
    await store().change((rows) => {
      const before = rows.find((row) => row.connectionId === connectionId)?.reads ?? [];
      const reads = withinBounds(before, since, Date.now(), charsOf);
      return { put: [{ connectionId, reads }], remove: [] };
    });
  };
  const end = queries.getQueryCache().subscribe((event) => {
    if (event.type !== 'updated' || event.action.type !== 'success') return;
    // A device without room keeps what it had, and says so where storage is shown.
    timer ??= setTimeout(() => void save().catch(() => undefined), SAVE_AFTER_MS);
  });
  return () => {
    end();
    if (timer !== null) clearTimeout(timer);
  };
}

function readsOf(queries: QueryClient): KeptRead[] {
  return queries
    .getQueryCache()
    .getAll()
    .filter(({ state }) => state.data !== undefined)
    .map(({ queryKey, state }) => ({
      key: queryKey,
      data: state.data,
      readAtMs: state.dataUpdatedAt,
    }));
}

/** What has not changed is measured once. */
function measured(): (read: KeptRead) => number {
  const known = new WeakMap<object, number>();
  return ({ data }) => {
    if (typeof data !== 'object' || data === null) return 10;
    const chars = known.get(data) ?? JSON.stringify(data).length;
    known.set(data, chars);
    return chars;
  };
}
