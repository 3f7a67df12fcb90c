/**
 * The ledger: every change of a balance is a row, and a balance is what the last row of its source says, so
 * the sum of a source's amounts is its balance, always. All functions run inside the caller's transaction.
 */
import { newId } from '../../../contract/ids.ts';
import type { LedgerReason } from '../../../contract/ledger-reasons.ts';
import type { Queries } from '../../kernel/ports/database.ts';
import type { LedgerSource } from './pay-credits.ts';

type LedgerType = 'plan_credits' | 'top_up' | 'bonus_granted' | 'charge' | 'refund' | 'expiry';

export interface LedgerRow {
  readonly seq: number;
  readonly id: string;
  readonly created_ms: number;
  readonly type: LedgerType;
  readonly source: LedgerSource;
  readonly amount: number;
  readonly balance_after: number;
  /** JSON of a LedgerReason. */
  readonly reason: string;
  readonly project_id: string | null;
  readonly job_id: string | null;
  readonly tool_run_id: string | null;
}

export interface NewLedgerEntry {
  readonly type: LedgerType;
  readonly source: LedgerSource;
  /** Signed; a balance never falls below 0. */
  readonly amount: number;
  readonly reason: LedgerReason;
  /** `YYYY-MM` that plan credits belong to. */
  readonly period?: string;
  readonly projectId?: string | null;
  readonly jobId?: string | null;
  readonly toolRunId?: string | null;
}

export async function appendEntry(
  database: Queries,
  nowMs: number,
  accountId: string,
  entry: NewLedgerEntry,
): Promise<void> {
  await database.run(
    `INSERT INTO ledger_entry (id, account_id, created_ms, type, source, amount, balance_after, period, reason,
       project_id, job_id, tool_run_id)
     VALUES (?1, ?2, ?3, ?4, ?5, ?6,
       ?6 + COALESCE((SELECT balance_after FROM ledger_entry WHERE account_id = ?2 AND source = ?5
                      ORDER BY seq DESC LIMIT 1), 0),
       ?7, ?8, ?9, ?10, ?11)`,
    [
      newId('ledgerEntry'),
      accountId,
      nowMs,
      entry.type,
      entry.source,
      entry.amount,
      entry.period ?? null,
      JSON.stringify(entry.reason),
      entry.projectId ?? null,
      entry.jobId ?? null,
      entry.toolRunId ?? null,
    ],
  );
}
