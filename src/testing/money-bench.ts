/** An account on a real database and a clock that is set, for tests of what it owns. */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, beforeEach } from 'vitest';
import { ledgerReason } from '../contract/ledger-reasons.ts';
import { openNodeDatabase } from '../hosts/node/open-node-database.ts';
import { grantBonus } from '../service/domain/money/bonus.ts';
import { chargeCredits, trueUpJob, type WorkPaidFor } from '../service/domain/money/charge.ts';
import { appendEntry, type LedgerRow } from '../service/domain/money/ledger.ts';
import type { Money } from '../service/domain/money/money.ts';
import { purseOf } from '../service/domain/money/purse.ts';
import type { Account } from '../service/kernel/call.ts';
import { DEFAULT_CONFIG, type Plan } from '../service/kernel/operator-config.ts';
import type { Database } from '../service/kernel/ports/database.ts';
import { migrate } from '../service/storage/migrate.ts';

export const HOUR_MS = 3_600_000;
export const DAY_MS = 24 * HOUR_MS;
/** 06:00 UTC on the tenth. */
export const START_MS = Date.UTC(2026, 2, 10, 6);

const CONFIG: Money['config'] = {
  ...DEFAULT_CONFIG,
  monthlyCredits: { ...DEFAULT_CONFIG.monthlyCredits, creator: 100, free: 0 },
  bonus: { ...DEFAULT_CONFIG.bonus, credits: 50, keptDays: 7, creditsPerDay: 20, longestExportSec: 60 },
};

/** Money of one test file: its database is there from the first test on, its clock starts anew in each. */
export function moneyBench() {
  const folder = mkdtempSync(join(tmpdir(), 'cliproom-money-'));
  const time = { nowMs: START_MS };
  const money = { clock: { nowMs: () => time.nowMs }, config: CONFIG } as {
    -readonly [Part in keyof Money]: Money[Part];
  };
  let database: Database;
  let accounts = 0;

  beforeAll(async () => {
    database = await openNodeDatabase(join(folder, 'studio.db'));
    await migrate(database);
    money.database = database;
  });
  afterAll(async () => {
    await database.close();
    rmSync(folder, { recursive: true });
  });
  beforeEach(() => {
    time.nowMs = START_MS;
  });

  const rowsOf = (account: Account) =>
    money.database.all<LedgerRow & { period: string | null }>(
      'SELECT * FROM ledger_entry WHERE account_id = ? ORDER BY seq',
      [account.id],
    );
  const workOf = (jobId: string): WorkPaidFor => ({
    ...{
      reason: ledgerReason('analysis', { title: 'A talk' }),
      projectId: 'prj_1',
      jobId,
      toolRunId: 'run_1',
    },
  });
  return {
    money,
    time,
    workOf,
    rowsOf,
    async newAccount(plan: Plan = 'creator', { topUp = 0, bonus = false } = {}): Promise<Account> {
      accounts += 1;
      const account = { id: `acc_${accounts}`, plan };
      const { nowMs } = time;
      await money.database.run('INSERT INTO account (id, plan, created_ms) VALUES (?, ?, ?)', [
        account.id,
        plan,
        nowMs,
      ]);
      if (topUp > 0)
        await appendEntry(money.database, nowMs, account.id, {
          ...{ type: 'top_up', source: 'top_up', amount: topUp, reason: ledgerReason('bought') },
        });
      if (bonus) await grantBonus(money, account.id);
      return account;
    },
    /** Type, source and amount of the entries from a place on. */
    entriesOf: async (account: Account, from = 0) =>
      (await rowsOf(account)).slice(from).map(({ type, source, amount }) => [type, source, amount]),
    async held(account: Account) {
      const { planCredits, topUp, bonus } = await purseOf(money, account);
      return { plan: planCredits, topUp, bonus: bonus?.remaining ?? null };
    },
    charge: (account: Account, credits: number, jobId: string) =>
      chargeCredits(money, account, credits, workOf(jobId)),
    trueUp: (account: Account, jobId: string, credits: number) =>
      trueUpJob(money, { id: jobId, account_id: account.id }, credits),
  };
}
