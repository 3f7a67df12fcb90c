/** Which language model an account uses. Its key is not in the database. */
import type { Database } from '../../ports.ts';

export interface ModelChoice {
  /** Without a slash at its end. */
  readonly address: string;
  readonly model: string;
}

export function readModelChoice(database: Database, accountId: string): ModelChoice | null {
  const row = database.get<ModelChoice>(
    'SELECT address, model FROM language_model_choice WHERE account_id = ?',
    [accountId],
  );
  return row ?? null;
}

export function writeModelChoice(database: Database, accountId: string, choice: ModelChoice | null): void {
  database.run('DELETE FROM language_model_choice WHERE account_id = ?', [accountId]);
  if (choice === null) return;
  database.run('INSERT INTO language_model_choice (account_id, address, model) VALUES (?, ?, ?)', [
    accountId,
    choice.address,
    choice.model,
  ]);
}
