/**
 * Moves what earlier versions filed by the address of a service alone to the connection that is made there: the device
 * had one for each address. Paid requests among it must be asked for again under their keys.
 */
import { keepOnDevice } from '../../../base/browser/keep-on-device.ts';
import type { Connection } from '../../../client/connection.ts';
import { idbStore, type TableName } from '../../../client/idb-store.ts';
import { TYPED_PREFIX } from '../changes/kept-typed.ts';
import { refileUnsent } from '../changes/unsent.ts';

/** What was asked of a device once is not again: a start waits for it, and a database may be slow to open. */
const DONE_PREFIX = 'cliproom.filed-by-key ';

/** Before anything of the connection is read; once for each address. Rejects where the device cannot be read. */
export async function refileByKey({ id, baseUrl }: Connection): Promise<void> {
  if (localStorage.getItem(DONE_PREFIX + baseUrl) !== null) return;
  const before = `remote ${baseUrl}`;
  refileTyped(before, id);
  refileUnsent(before, id);
  await Promise.all([
    refileRows('intents', before, id),
    refileRows('uploads', before, id),
    refileRows('reads', before, id, [before]),
  ]);
  keepOnDevice(DONE_PREFIX + baseUrl, 'done');
}

interface Filed {
  readonly connectionId: string;
}

/** @param remove keys of rows that stand under another one afterwards */
async function refileRows(
  table: TableName,
  before: string,
  connectionId: string,
  remove: readonly string[] = [],
): Promise<void> {
  const store = idbStore<Filed>(table);
  const filed = (rows: readonly Filed[]) => rows.filter((row) => row.connectionId === before);
  if (filed(await store.list()).length === 0) return;
  await store.change((rows) => ({ put: filed(rows).map((row) => ({ ...row, connectionId })), remove }));
}

/** What the device has no room for stays as it was. */
function refileTyped(before: string, connectionId: string): void {
  const typed = `${TYPED_PREFIX}${before} `;
  for (const key of Object.keys(localStorage).filter((one) => one.startsWith(typed))) {
    const place = key.slice(typed.length);
    if (keepOnDevice(`${TYPED_PREFIX}${connectionId} ${place}`, localStorage.getItem(key) ?? ''))
      localStorage.removeItem(key);
  }
}
