/**
 * A small durable table in IndexedDB: put, remove, list. Survives reloads and crashes. Where the browser keeps nothing of
 * pages (`base/browser/without-storage.ts`), it holds until the page goes.
 */

/** What is written and, by key, removed. */
export interface RowChange<Row> {
  readonly put: readonly Row[];
  readonly remove: readonly string[];
}

export interface IdbStore<Row> {
  put(row: Row): Promise<void>;
  remove(key: string): Promise<void>;
  list(): Promise<readonly Row[]>;
  /** Decided on all rows there are and done in one transaction, also against other tabs. */
  change(decide: (rows: readonly Row[]) => RowChange<Row>): Promise<void>;
}

/**
 * Every table with its key, by database. A new one has a database of its own: raised to another version, those that are
 * there could not be opened any more by a tab that an older build still runs in.
 */
const DATABASES = {
  'cliproom-client': { intents: 'key', uploads: 'localId', connections: 'id' },
  'cliproom-paces': { paces: 'id' },
  'cliproom-reads': { reads: 'connectionId' },
  'cliproom-references': { references: 'id' },
} as const;
const VERSION = 1;

type DatabaseName = keyof typeof DATABASES;
export type TableName = { [Name in DatabaseName]: keyof (typeof DATABASES)[Name] }[DatabaseName];

const opened = new Map<DatabaseName, Promise<IDBDatabase>>();

function open(name: DatabaseName): Promise<IDBDatabase> {
  const known = opened.get(name);
  if (known !== undefined) return known;
  const opening = new Promise<IDBDatabase>((resolve, reject) => {
    const request = indexedDB.open(name, VERSION);
    request.onupgradeneeded = () => {
      for (const [table, keyPath] of Object.entries(DATABASES[name]))
        request.result.createObjectStore(table, { keyPath });
    };
    request.onsuccess = () => {
      // Another tab with a newer version must be able to upgrade.
      request.result.onversionchange = () => {
        request.result.close();
        opened.delete(name);
      };
      request.result.onclose = () => {
        opened.delete(name);
      };
      resolve(request.result);
    };
    request.onerror = () => {
      // The next call tries again: a full disk may have room by then.
      opened.delete(name);
      reject(request.error);
    };
  });
  opened.set(name, opening);
  return opening;
}

function databaseOf(table: TableName): DatabaseName {
  const names = Object.keys(DATABASES) as DatabaseName[];
  return names.find((name) => table in DATABASES[name]) as DatabaseName;
}

/** Resolves once the transaction is on disk: a request that succeeded can still be lost with its transaction. */
function committed<Value>(transaction: IDBTransaction, request: IDBRequest<Value>): Promise<Value> {
  return new Promise((resolve, reject) => {
    transaction.oncomplete = () => resolve(request.result);
    transaction.onabort = () => reject(transaction.error ?? request.error);
  });
}

export function idbStore<Row>(table: TableName): IdbStore<Row> {
  if (typeof indexedDB === 'undefined') return inMemory(table);
  const inTable = async <Value>(
    mode: IDBTransactionMode,
    work: (store: IDBObjectStore) => IDBRequest<Value>,
  ) => {
    const transaction = (await open(databaseOf(table))).transaction(table, mode, { durability: 'strict' });
    return committed(transaction, work(transaction.objectStore(table)));
  };
  return {
    put: async (row) => void (await inTable('readwrite', (store) => store.put(row))),
    remove: async (key) => void (await inTable('readwrite', (store) => store.delete(key))),
    change: (decide) =>
      inTable('readwrite', (store) => {
        const rows = store.getAll() as IDBRequest<Row[]>;
        rows.onsuccess = () => {
          const { put, remove } = decide(rows.result);
          for (const key of remove) store.delete(key);
          for (const row of put) store.put(row);
        };
        return rows;
      }).then(() => undefined),
    list: () => inTable('readonly', (store) => store.getAll() as IDBRequest<Row[]>),
  };
}

function inMemory<Row>(table: TableName): IdbStore<Row> {
  const keyPaths: Record<TableName, string> = Object.assign({}, ...Object.values(DATABASES));
  const opening = import('./memory-store.ts').then(({ memoryTable }) =>
    memoryTable<Row>(table, keyPaths[table]),
  );
  return {
    put: async (row) => (await opening).put(row),
    remove: async (key) => (await opening).remove(key),
    change: async (decide) => (await opening).change(decide),
    list: async () => (await opening).list(),
  };
}
