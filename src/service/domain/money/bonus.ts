/**
 * The API bonus: given once, spent only through the API, with the states of section 2 of the specification.
 * What is left of it is its balance in the ledger; this row holds when it was given and who stopped it.
 */
import { ledgerReason } from '../../../contract/ledger-reasons.ts';
import type { Queries } from '../../kernel/ports/database.ts';
import { nextMidnightMs } from '../../kernel/time.ts';
import { type Holdings, readHoldings } from './holdings.ts';
import { appendEntry } from './ledger.ts';
import type { Money } from './money.ts';

const DAY_MS = 86_400_000;

export interface Bonus {
  readonly status: 'active' | 'used_up' | 'expired' | 'paused' | 'cancelled';
  readonly granted: number;
  readonly remaining: number;
  readonly grantedMs: number;
  readonly expiresMs: number;
  /** Only for a pause that ends by itself. */
  readonly resumesMs: number | null;
}

/** null when the account never received one. */
export async function bonusOf(
  money: Money,
  accountId: string,
  { bonus: row, apiBonus: remaining }: Pick<Holdings, 'bonus' | 'apiBonus'>,
): Promise<Bonus | null> {
  if (row === null) return null;
  const nowMs = money.clock.nowMs();
  const fixed = {
    granted: row.granted,
    remaining,
    grantedMs: row.granted_ms,
    expiresMs: row.expires_ms,
    resumesMs: null,
  };
  if (row.cancelled === 1) return { ...fixed, status: 'cancelled' };
  if (nowMs >= row.expires_ms) return { ...fixed, status: 'expired' };
  if (remaining === 0) return { ...fixed, status: 'used_up' };
  if (row.paused === 1) return { ...fixed, status: 'paused' };
  if ((await spentToday(money, accountId)) >= money.config.bonus.creditsPerDay)
    return { ...fixed, status: 'paused', resumesMs: nextMidnightMs(nowMs) };
  return { ...fixed, status: 'active' };
}

/** Gives the bonus to an account that never had it, inside the caller's transaction. Returns false where it had. */
export async function grantBonus({ database, clock, config }: Money, accountId: string): Promise<boolean> {
  if ((await readHoldings(database, accountId)).bonus !== null) return false;
  const nowMs = clock.nowMs();
  const { credits, keptDays } = config.bonus;
  await database.run(
    'INSERT INTO api_bonus (account_id, granted, granted_ms, expires_ms, paused, cancelled) VALUES (?, ?, ?, ?, 0, 0)',
    [accountId, credits, nowMs, nowMs + keptDays * DAY_MS],
  );
  await appendEntry(database, nowMs, accountId, {
    type: 'bonus_granted',
    source: 'api_bonus',
    amount: credits,
    reason: ledgerReason('bonus'),
  });
  return true;
}

/** Pausing and cancelling are the operator's; a cancelled bonus stays so. Returns false where there is none. */
export async function holdBonus(
  database: Queries,
  accountId: string,
  hold: 'pause' | 'resume' | 'cancel',
): Promise<boolean> {
  const change = {
    pause: 'UPDATE api_bonus SET paused = 1 WHERE account_id = ?',
    resume: 'UPDATE api_bonus SET paused = 0 WHERE account_id = ?',
    cancel: 'UPDATE api_bonus SET cancelled = 1 WHERE account_id = ?',
  }[hold];
  return (await database.run(change, [accountId])).changes > 0;
}

/** What is left when the time is over is lost, as an entry of the ledger. False where nothing was. */
export async function expireBonus(
  { database, clock }: Money,
  accountId: string,
  { bonus, apiBonus: left }: Pick<Holdings, 'bonus' | 'apiBonus'>,
): Promise<boolean> {
  const nowMs = clock.nowMs();
  if (bonus === null || nowMs < bonus.expires_ms || left === 0) return false;
  await appendEntry(database, nowMs, accountId, {
    type: 'expiry',
    source: 'api_bonus',
    amount: -left,
    reason: ledgerReason('bonus_expired'),
  });
  return true;
}

/** Bonus credits charged since 00:00 UTC, less what was given back of these: what yesterday's work gives back is yesterday's. */
async function spentToday({ database, clock }: Money, accountId: string): Promise<number> {
  const sinceMs = nextMidnightMs(clock.nowMs()) - DAY_MS;
  const sum = await database.get<{ spent: number | null }>(
    `SELECT -SUM(amount) AS spent FROM ledger_entry WHERE account_id = ?1 AND source = 'api_bonus' AND created_ms >= ?2
     AND (type = 'charge' OR type = 'refund' AND job_id IN
       (SELECT job_id FROM ledger_entry WHERE account_id = ?1 AND type = 'charge' AND created_ms >= ?2))`,
    [accountId, sinceMs],
  );
  return Math.max(0, sum?.spent ?? 0);
}
