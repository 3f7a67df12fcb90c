import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import fc from 'fast-check';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { descriptionOf, LEDGER_REASONS, type LedgerReasonCode } from '../../../contract/ledger-reasons.ts';
import { openNodeDatabase } from '../../../hosts/node/open-node-database.ts';
import type { Database } from '../../kernel/ports/database.ts';
import { migrate } from '../migrate.ts';
import { MIGRATIONS } from '../migrations.ts';
import { convertDescriptions, reasonOfDescription } from './ledger-descriptions.ts';

const CODES = (Object.keys(LEDGER_REASONS) as LedgerReasonCode[]).filter((code) => code !== 'said');

describe('what an entry of the ledger was for', () => {
  let folder = '';
  let database: Database;
  beforeEach(async () => {
    folder = mkdtempSync(join(tmpdir(), 'cliproom-ledger-'));
    database = await openNodeDatabase(join(folder, 'studio.db'));
  });
  afterEach(async () => {
    await database.close();
    rmSync(folder, { recursive: true });
  });

  it.each(CODES)('is read with its names: %s', (code) => {
    const names = [...LEDGER_REASONS[code].matchAll(/\{(\w+)\}/g)].map(([, name = '']) => name);
    const title = fc
      .stringMatching(/^[A-Za-z0-9][A-Za-z0-9 ]{0,18}[A-Za-z0-9]$/)
      .filter((text) => !/ to /.test(text));
    const values: fc.Arbitrary<Record<string, string>> = fc.record(
      Object.fromEntries(names.map((name) => [name, title])),
    );
    fc.assert(
      fc.property(values, (given) => {
        expect(reasonOfDescription(descriptionOf({ code, values: given }))).toEqual({ code, values: given });
      }),
    );
  });

  it('is data in every row of a database that comes on', async () => {
    const before = MIGRATIONS.findIndex((step) => step.includes(convertDescriptions));
    for (const part of MIGRATIONS.slice(0, before).flat())
      if (typeof part === 'string') await database.run(part);
      else await part(database);
    await database.run(`PRAGMA user_version = ${before}`);
    await database.run("INSERT INTO account (id, plan, created_ms) VALUES ('a', 'studio', 0)");
    for (const [index, text] of ['Analysis of A talk', 'Credits bought', 'A gift'].entries())
      await database.run(
        `INSERT INTO ledger_entry (id, account_id, created_ms, type, source, amount, balance_after, description)
         VALUES (?, 'a', 0, 'top_up', 'top_up', 1, 1, ?)`,
        [`led_${index}`, text],
      );
    await migrate(database);
    const rows = await database.all<{ reason: string }>('SELECT reason FROM ledger_entry ORDER BY seq');
    expect(rows.map(({ reason }) => JSON.parse(reason))).toEqual([
      { code: 'analysis', values: { title: 'A talk' } },
      { code: 'bought', values: {} },
      { code: 'said', values: { text: 'A gift' } },
    ]);
  });
});
