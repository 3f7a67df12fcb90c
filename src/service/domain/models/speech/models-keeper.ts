/**
 * Who may change the speech models of a service, which are one set for all its accounts: the account that was there first,
 * its operator's. The others choose among them; what an analysis of theirs lacks is fetched from where the first account says.
 */
import { problem } from '../../../../contract/problems/problem.ts';
import { conflict } from '../../../kernel/api-error.ts';
import type { Queries } from '../../../kernel/ports/database.ts';

const FIRST_ACCOUNT = 'SELECT id FROM account ORDER BY created_ms, id LIMIT 1';

export async function keepsModels(database: Queries, accountId: string): Promise<boolean> {
  return (await database.get<{ id: string }>(FIRST_ACCOUNT))?.id === accountId;
}

/** @throws ApiError CONFLICT models_of_all */
export async function requireKeeper(database: Queries, accountId: string): Promise<void> {
  if (!(await keepsModels(database, accountId))) throw conflict(problem('models_of_all'));
}

/** Where models are fetched from, whoever needs them; null for the hub. */
export async function modelsAddress(database: Queries): Promise<string | null> {
  const row = await database.get<{ address: string | null }>(
    `SELECT address FROM speech_choice WHERE account_id = (${FIRST_ACCOUNT})`,
  );
  return row?.address ?? null;
}
