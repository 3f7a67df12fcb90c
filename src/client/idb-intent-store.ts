/** Intents in IndexedDB, where they survive reloads and crashes. */
import type { Intent, IntentStore } from './intents.ts';

const DATABASE = 'cliproom-client';
const STORE = 'intents';

function settled<Value>(request: IDBRequest<Value>): Promise<Value> {
  return new Promise((resolve, reject) => {
    request.onsuccess = () => resolve(request.result);
    request.onerror = () => reject(request.error);
  });
}

export function idbIntentStore(factory: IDBFactory = indexedDB): IntentStore {
  let opened: Promise<IDBDatabase> | null = null;

  const open = (): Promise<IDBDatabase> => {
    opened ??= new Promise((resolve, reject) => {
      const request = factory.open(DATABASE, 1);
      request.onupgradeneeded = () => request.result.createObjectStore(STORE, { keyPath: 'key' });
      request.onsuccess = () => resolve(request.result);
      request.onerror = () => reject(request.error);
    });
    return opened;
  };

  const inStore = async <Value>(
    mode: IDBTransactionMode,
    work: (store: IDBObjectStore) => IDBRequest<Value>,
  ) => {
    const transaction = (await open()).transaction(STORE, mode, { durability: 'strict' });
    return settled(work(transaction.objectStore(STORE)));
  };

  return {
    put: async (intent) => void (await inStore('readwrite', (store) => store.put(intent))),
    remove: async (key) => void (await inStore('readwrite', (store) => store.delete(key))),
    list: () => inStore('readonly', (store) => store.getAll() as IDBRequest<Intent[]>),
  };
}
