/** A small durable table in IndexedDB: put, remove, list. Survives reloads and crashes. */

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

const DATABASE = 'cliproom-client';
/** Every table with its key; a new one raises the version. */
const TABLES = { intents: 'key', uploads: 'localId', connections: 'id', paces: 'id' } as const;
const VERSION = 2;

let opened: Promise<IDBDatabase> | null = null;

function open(): Promise<IDBDatabase> {
  opened ??= new Promise((resolve, reject) => {
    const request = indexedDB.open(DATABASE, VERSION);
    request.onupgradeneeded = () => {
      for (const [name, keyPath] of Object.entries(TABLES)) {
        if (!request.result.objectStoreNames.contains(name))
          request.result.createObjectStore(name, { keyPath });
      }
    };
    request.onsuccess = () => {
      // Another tab with a newer version must be able to upgrade.
      request.result.onversionchange = () => {
        request.result.close();
        opened = null;
      };
      request.result.onclose = () => {
        opened = null;
      };
      resolve(request.result);
    };
    request.onerror = () => {
      // The next call tries again: a full disk may have room by then.
      opened = null;
      reject(request.error);
    };
  });
  return opened;
}

/** Resolves once the transaction is on disk: a request that succeeded can still be lost with its transaction. */
function committed<Value>(transaction: IDBTransaction, request: IDBRequest<Value>): Promise<Value> {
  return new Promise((resolve, reject) => {
    transaction.oncomplete = () => resolve(request.result);
    transaction.onabort = () => reject(transaction.error ?? request.error);
  });
}

export function idbStore<Row>(table: keyof typeof TABLES): IdbStore<Row> {
  const inTable = async <Value>(
    mode: IDBTransactionMode,
    work: (store: IDBObjectStore) => IDBRequest<Value>,
  ) => {
    const transaction = (await open()).transaction(table, mode, { durability: 'strict' });
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
