import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { openNodeDatabase } from '../../../../hosts/node/open-node-database.ts';
import type { Database } from '../../../kernel/ports/database.ts';
import { migrate } from '../../../storage/migrate.ts';
import { LIBRARY_TABLES } from '../library/library-tables.ts';
import { tablesOfThing } from './tables-of-thing.ts';

let folder = '';
let database: Database;
beforeEach(async () => {
  folder = mkdtempSync(join(tmpdir(), 'cliproom-tables-'));
  database = await openNodeDatabase(join(folder, 'studio.db'));
  await migrate(database);
});
afterEach(async () => {
  await database.close();
  rmSync(folder, { recursive: true });
});

describe('the tables of a thing', () => {
  it('are every table of a library but those of work, and come with their parents first', async () => {
    const found = [
      ...(await tablesOfThing(database, 'asset')),
      ...(await tablesOfThing(database, 'project')),
    ];
    const tables = found.map(({ name }) => name);
    const elsewhere = ['job', 'tool_run'];
    for (const { name } of LIBRARY_TABLES) expect([...tables, ...elsewhere]).toContain(name);
    expect((await tablesOfThing(database, 'composition')).map(({ name }) => name)).toEqual([
      'composition',
      'composition_revision',
      'export',
    ]);
    const names = (await tablesOfThing(database, 'project')).map(({ name }) => name);
    expect(names[0]).toBe('project');
    expect(names.indexOf('timeline_clip')).toBeGreaterThan(names.indexOf('timeline'));
  });

  it('name the files that go with them', async () => {
    const files = (await tablesOfThing(database, 'project')).flatMap(({ name, files: columns }) =>
      columns.map((column) => `${name}.${column}`),
    );
    expect(files.toSorted()).toEqual(['export.file', 'voice_file.file']);
  });
});
