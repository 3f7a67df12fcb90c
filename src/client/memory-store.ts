/** A table as those of `idb-store.ts`, until the page goes. */
import type { IdbStore } from './idb-store.ts';

export function memoryStore<Row>(keyOf: (row: Row) => string): IdbStore<Row> {
  const rows = new Map<string, Row>();
  return {
    put: async (row) => void rows.set(keyOf(row), row),
    remove: async (key) => void rows.delete(key),
    list: async () => [...rows.values()],
    change: async (decide) => {
      const { put, remove } = decide([...rows.values()]);
      for (const key of remove) rows.delete(key);
      for (const row of put) rows.set(keyOf(row), row);
    },
  };
}

const tables = new Map<string, IdbStore<unknown>>();

/** The same rows for everybody who asks for it by name. */
export function memoryTable<Row>(name: string, keyPath: string): IdbStore<Row> {
  const known = tables.get(name) ?? memoryStore((row) => (row as Record<string, string>)[keyPath] as string);
  tables.set(name, known);
  return known as IdbStore<Row>;
}
