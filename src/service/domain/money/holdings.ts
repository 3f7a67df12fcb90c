/** What the rows say an account holds, read at once: every change of money asks for it first. */
import type { Queries } from '../../kernel/ports/database.ts';

export interface Holdings {
  /** `YYYY-MM` of the last plan credits; null before the first. */
  readonly period: string | null;
  readonly plan: number;
  readonly topUp: number;
  readonly apiBonus: number;
  /** null when the account never received one. */
  readonly bonus: BonusRow | null;
}

export interface BonusRow {
  readonly granted: number;
  readonly granted_ms: number;
  readonly expires_ms: number;
  /** Set by the operator: 1 while nothing may be spent, with no set end. */
  readonly paused: number;
  readonly cancelled: number;
}

type Row = { readonly [Column in keyof BonusRow]: number | null } & {
  readonly period: string | null;
  readonly plan_left: number | null;
  readonly top_up_left: number | null;
  readonly api_bonus_left: number | null;
};

const balance = (source: string): string =>
  `(SELECT balance_after FROM ledger_entry WHERE account_id = a.id AND source = '${source}' ORDER BY seq DESC LIMIT 1)`;

const READ = `SELECT ${balance('plan')} AS plan_left, ${balance('top_up')} AS top_up_left,
  ${balance('api_bonus')} AS api_bonus_left,
  (SELECT period FROM ledger_entry WHERE account_id = a.id AND source = 'plan' AND type = 'plan_credits'
   ORDER BY seq DESC LIMIT 1) AS period,
  b.granted, b.granted_ms, b.expires_ms, b.paused, b.cancelled
  FROM account a LEFT JOIN api_bonus b ON b.account_id = a.id WHERE a.id = ?`;

export async function readHoldings(database: Queries, accountId: string): Promise<Holdings> {
  const row = await database.get<Row>(READ, [accountId]);
  const bonus = row === undefined || row.granted === null ? null : (row as unknown as BonusRow);
  return {
    period: row?.period ?? null,
    plan: row?.plan_left ?? 0,
    topUp: row?.top_up_left ?? 0,
    apiBonus: row?.api_bonus_left ?? 0,
    bonus,
  };
}
