import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { openNodeDatabase } from '../../../../hosts/node/open-node-database.ts';
import type { Database } from '../../../kernel/ports/database.ts';
import type { Schema } from '../../../kernel/ports/schema.ts';
import { sqliteSchema } from '../../../storage/sqlite-schema.ts';
import { LIBRARY_TABLES } from '../library/library-tables.ts';
import { tablesOfThing } from './tables-of-thing.ts';

let folder = '';
let database: Database;
let schema: Schema;
beforeEach(async () => {
  folder = mkdtempSync(join(tmpdir(), 'cliproom-tables-'));
  database = await openNodeDatabase(join(folder, 'studio.db'));
  schema = await sqliteSchema.open(database);
});
afterEach(async () => {
  await database.close();
  rmSync(folder, { recursive: true });
});

describe('the tables of a thing', () => {
  it('are every table of a library but those of work and of the account, and come with their parents first', () => {
    const found = [...tablesOfThing(schema, 'asset'), ...tablesOfThing(schema, 'project')];
    const tables = found.map(({ name }) => name);
    const elsewhere = ['job', 'tool_run', 'brand_kit', 'brand_file'];
    for (const { name } of LIBRARY_TABLES) expect([...tables, ...elsewhere]).toContain(name);
    expect(tablesOfThing(schema, 'composition').map(({ name }) => name)).toEqual([
      'composition',
      'composition_revision',
      'export',
    ]);
    const names = tablesOfThing(schema, 'project').map(({ name }) => name);
    expect(names[0]).toBe('project');
    expect(names.indexOf('timeline_clip')).toBeGreaterThan(names.indexOf('timeline'));
  });

  it('name the files that go with them', () => {
    const files = tablesOfThing(schema, 'project').flatMap(({ name, files: columns }) =>
      columns.map((column) => `${name}.${column}`),
    );
    expect(files.toSorted()).toEqual(['export.file', 'voice_file.file']);
  });
});
