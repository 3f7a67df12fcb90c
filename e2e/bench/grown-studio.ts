/**
 * What the program keeps in a browser, made larger by statements of SQL: as many clips, projects and videos as years of
 * work, in seconds. The pool of SQLite's files has a header before the bytes of each, with the name it is known by.
 */
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { openNodeDatabase } from '../../src/hosts/node/open-node-database.ts';
import type { KeptStorage } from '../fixtures/kept-storage.ts';

const POOL = 'cliproom-db/.opaque/';
const HEADER_BYTES = 4096;
const DATABASE = '/studio.db';

/** In place, before it is laid into a browser. */
export async function growStudio(storage: KeptStorage, statements: readonly string[]): Promise<void> {
  const folder = await mkdtemp(join(tmpdir(), 'cliproom-grown-'));
  const path = join(folder, 'studio.db');
  const [rows, log] = await Promise.all([pooled(storage, DATABASE), pooled(storage, `${DATABASE}-wal`)]);
  if (rows === null) throw new Error('There is no studio in this storage.');
  try {
    await writeFile(path, rows.bytes.subarray(HEADER_BYTES));
    if (log !== null) await writeFile(`${path}-wal`, log.bytes.subarray(HEADER_BYTES));
    const database = await openNodeDatabase(path);
    await database.transaction(async (tx) => {
      for (const statement of statements) await tx.run(statement);
    });
    await database.all('PRAGMA wal_checkpoint(TRUNCATE)');
    await database.close();
    await writeFile(rows.path, Buffer.concat([rows.bytes.subarray(0, HEADER_BYTES), await readFile(path)]));
    if (log !== null) await writeFile(log.path, log.bytes.subarray(0, HEADER_BYTES));
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

/** The file of the pool that SQLite knows by the name; null where none has it. */
async function pooled(
  storage: KeptStorage,
  name: string,
): Promise<{ readonly path: string; readonly bytes: Buffer } | null> {
  for (const { place, path } of storage) {
    if (!place.startsWith(POOL)) continue;
    const bytes = await readFile(path);
    if (bytes.subarray(0, bytes.indexOf(0)).toString() === name) return { path, bytes };
  }
  return null;
}
