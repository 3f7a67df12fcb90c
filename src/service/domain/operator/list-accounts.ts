/** The accounts of a library with what they hold, for its operator. */
import { mapInTurn } from '../../../base/work/map-in-turn.ts';
import type { OperatorConfig, Plan } from '../../kernel/operator-config.ts';
import type { Clock } from '../../kernel/ports/clock.ts';
import type { Database, Queries } from '../../kernel/ports/database.ts';
import { isoTime } from '../../kernel/time.ts';
import { storedBytesOf } from '../assets/storage-limit.ts';
import { createAccountAdmin } from './account-admin.ts';

export interface AccountSummary {
  readonly id: string;
  readonly name: string | null;
  readonly plan: Plan;
  /** Of the month and bought, together. */
  readonly credits: number;
  readonly bonus: { readonly status: string; readonly remaining: number } | null;
  readonly assets: number;
  readonly assetBytes: number;
  /** As the limit counts: also exports, uploads under way and the bin. */
  readonly storedBytes: number;
  readonly storageLimitBytes: number | null;
  readonly projects: number;
  readonly createdAt: string;
}

interface SummaryRow {
  readonly id: string;
  readonly name: string | null;
  readonly plan: Plan;
  readonly created_ms: number;
  readonly storage_limit_bytes: number | null;
  readonly assets: number;
  readonly asset_bytes: number;
  readonly projects: number;
}

interface ListParts {
  readonly database: Database;
  readonly clock: Clock;
  readonly config: OperatorConfig;
}

/** Oldest first. What can be spent is settled first, in a transaction for each account. */
export async function listAccounts({ database, clock, config }: ListParts): Promise<AccountSummary[]> {
  const accounts = await readAccounts(database);
  return mapInTurn(accounts, ({ id }) =>
    database.transaction(async (tx) => {
      const { planCredits, topUp, bonus } = await createAccountAdmin({
        database: tx,
        clock,
        config,
      }).holdings(id);
      const row = await tx.get<SummaryRow>(
        `SELECT id, name, plan, created_ms, storage_limit_bytes,
           (SELECT COUNT(*) FROM asset WHERE account_id = account.id) AS assets,
           (SELECT COALESCE(SUM(size_bytes), 0) FROM asset WHERE account_id = account.id) AS asset_bytes,
           (SELECT COUNT(*) FROM project WHERE account_id = account.id) AS projects
         FROM account WHERE id = ?`,
        [id],
      );
      if (row === undefined) throw new Error(`There is no account ${id}.`);
      return {
        id,
        name: row.name,
        plan: row.plan,
        credits: planCredits + topUp,
        bonus: bonus && { status: bonus.status, remaining: bonus.remaining },
        assets: row.assets,
        assetBytes: row.asset_bytes,
        storedBytes: await storedBytesOf(tx, id),
        storageLimitBytes: row.storage_limit_bytes,
        projects: row.projects,
        createdAt: isoTime(row.created_ms),
      };
    }, id),
  );
}

export interface NamedAccount {
  readonly id: string;
  readonly name: string | null;
  readonly storage_limit_bytes: number | null;
}

/** Oldest first. */
export function readAccounts(database: Queries): Promise<NamedAccount[]> {
  return database.all<NamedAccount>(
    'SELECT id, name, storage_limit_bytes FROM account ORDER BY created_ms, id',
  );
}
