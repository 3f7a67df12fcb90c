/**
 * What was read last of a service elsewhere, kept on this device while the person has it remember the connection, and
 * shown when the service cannot be reached. Loaded once such a service is connected.
 */
import { onlineManager, type QueryClient } from '@tanstack/react-query';
import { ANSWER_LIMITS } from '../../../client/answer-limits.ts';
import type { ApiClient, ListName } from '../../../client/api-client.ts';
import { ApiError } from '../../../client/api-error.ts';
import type { Connection } from '../../../client/connection.ts';
import { idbStore } from '../../../client/idb-store.ts';
import { silenceIn } from '../../../client/read-answer.ts';
import { keptConnection } from '../connection/kept-connection.ts';
import { refileByKey } from '../connection/refile-by-key.ts';
import { isKept, type KeptRead, type KeptReads, type LeftOutOfRead, withinBounds } from './kept-reads.ts';

type LeftOutBefore = readonly LeftOutOfRead[];

/** A page reads several things at once, and a list is read on as somebody scrolls. */
const SAVE_AFTER_MS = 3000;

/** Where the cache has what the lists that are shown lack, from when they are filled to when there is a client. */
const LEFT_OUT = ['left out before'] as const;

const store = () => idbStore<KeptReads>('reads');

export interface LastRead {
  /** Fills the cache. @returns when the newest of it was read. */
  readonly show: (queries: QueryClient) => number;
}

/**
 * Whatever a service answers, it is there. Asked once and early, so that a wrong address is told at once.
 * @returns what is kept of it where nobody answers; else null. Rejects where nothing is.
 */
export async function reach(connection: Connection): Promise<LastRead | null> {
  // A device that cannot be read is told of where something of it is shown.
  const [silence] = await Promise.all([askOnce(connection), refileByKey(connection).catch(reportError)]);
  if (silence === null) return null;
  const lastRead = await findLastRead(connection.id);
  if (lastRead === null) throw silence;
  return lastRead;
}

/** @returns why nobody is known to be there; null where somebody is. */
async function askOnce(connection: Connection): Promise<ApiError | null> {
  const operation = 'get_me';
  const { baseUrl } = connection;
  try {
    const response = await connection.fetch(`${baseUrl}/v1/me`, {
      headers: { Authorization: `Bearer ${connection.apiKey}` },
      signal: AbortSignal.timeout(ANSWER_LIMITS.firstContactMs),
    });
    return await silenceIn(operation, response);
  } catch (cause) {
    return new ApiError({ kind: 'unreachable', message: `${baseUrl} cannot be reached.`, operation }, cause);
  }
}

/** null where nothing is kept. */
async function findLastRead(connectionId: string): Promise<LastRead | null> {
  const rows = await store()
    .list()
    // That nobody answers is what counts then, not that nothing was kept.
    .catch((error: unknown) => {
      reportError(error);
      return [];
    });
  const row = rows.find((kept) => kept.connectionId === connectionId);
  const reads = withinBounds(row?.reads ?? [], [], Date.now());
  const [newest] = reads;
  if (newest === undefined) return null;
  return {
    show(queries) {
      showReads(queries, reads);
      return newest.readAtMs;
    },
  };
}

function showReads(queries: QueryClient, reads: readonly KeptRead[]): void {
  const { queries: defaults, ...rest } = queries.getDefaultOptions();
  queries.setDefaultOptions({ ...rest, queries: { ...defaults, networkMode: 'online' } });
  // Nothing is asked until the service answers again: a page would say of each read that it failed.
  onlineManager.setOnline(false);
  const cache = queries.getQueryCache();
  for (const { key, data, readAtMs } of reads) {
    // What nobody looks at for a while could not be read again.
    const options = queries.defaultQueryOptions({ queryKey: key, gcTime: Number.POSITIVE_INFINITY });
    cache.build(queries, options).setData(data, { updatedAt: readAtMs, manual: true });
  }
  queries.setQueryData<LeftOutBefore>(
    LEFT_OUT,
    reads.flatMap(({ leftOut = [] }) => leftOut),
  );
}

/**
 * Once, when the service answers: what waits is read, and what is shown again. Until then it is silent, which the page
 * shows and asks about, and lists lack what they lacked when they were read.
 * @param first is waited for before that; false where nobody is to read any more
 */
export function onReturn(
  { connectivity, leftOut }: ApiClient,
  queries: QueryClient,
  first: () => Promise<boolean>,
): void {
  const readOn = async (): Promise<void> => {
    if (!(await first())) return;
    onlineManager.setOnline(true);
    await queries.invalidateQueries();
  };
  for (const { list, unread } of queries.getQueryData<LeftOutBefore>(LEFT_OUT) ?? [])
    leftOut.recall(list, unread);
  connectivity.unanswered();
  const end = connectivity.subscribe(() => {
    if (connectivity.isSilent()) return;
    end();
    readOn().catch(reportError);
  });
}

/** Only of a connection that this device is to remember. @returns ends it. Never rejects. */
export async function keepWhatIsRead(client: ApiClient, queries: QueryClient): Promise<() => void> {
  const { baseUrl, apiKey } = client.connection;
  const isRemembered = async (): Promise<boolean> =>
    (await keptConnection().list()).some((one) => one.baseUrl === baseUrl && one.apiKey === apiKey);
  try {
    if (await isRemembered()) return keepReads(client, queries, isRemembered);
  } catch (error) {
    reportError(error);
  }
  return () => undefined;
}

/** Of every service. */
export const forgetReads = (): Promise<void> =>
  store().change((rows) => ({ put: [], remove: rows.map(({ connectionId }) => connectionId) }));

/**
 * Keeps what pages read from now on.
 * @param isRemembered asked before each write: another tab may have forgotten the connection. @returns ends it.
 */
function keepReads(
  { connection, leftOut }: ApiClient,
  queries: QueryClient,
  isRemembered: () => Promise<boolean>,
): () => void {
  let timer: ReturnType<typeof setTimeout> | null = null;
  const charsOf = measured();
  const connectionId = connection.id;
  const save = async (): Promise<void> => {
    timer = null;
    if (!(await isRemembered())) return;
    const since = readsOf(queries, leftOut);
    await store().change((rows) => {
      const before = rows.find((row) => row.connectionId === connectionId)?.reads ?? [];
      const reads = withinBounds(before, since, Date.now(), charsOf);
      return { put: [{ connectionId, reads }], remove: [] };
    });
  };
  const end = queries.getQueryCache().subscribe((event) => {
    if (event.type !== 'updated' || event.action.type !== 'success') return;
    // Running work is read every few seconds, and all that is kept is written at once.
    if (!isKept({ key: event.query.queryKey })) return;
    // A device without room keeps what it had, and says so where storage is shown.
    timer ??= setTimeout(() => void save().catch(() => undefined), SAVE_AFTER_MS);
  });
  return () => {
    end();
    if (timer !== null) clearTimeout(timer);
  };
}

function readsOf(queries: QueryClient, leftOut: ApiClient['leftOut']): KeptRead[] {
  return queries
    .getQueryCache()
    .getAll()
    .filter(({ state }) => state.data !== undefined)
    .map(({ queryKey, state, meta }) => ({
      key: queryKey,
      data: state.data,
      readAtMs: state.dataUpdatedAt,
      ...lacking((meta?.['lists'] ?? []) as readonly ListName[], leftOut),
    }));
}

function lacking(lists: readonly ListName[], leftOut: ApiClient['leftOut']): Pick<KeptRead, 'leftOut'> {
  const some = lists.flatMap((list) => {
    const unread = leftOut.of(list);
    return unread.length === 0 ? [] : [{ list, unread }];
  });
  return some.length === 0 ? {} : { leftOut: some };
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
