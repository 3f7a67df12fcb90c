/** Which language model an account uses. Its key is not in the database. */
import type { Queries } from '../../../kernel/ports/database.ts';
import type { ChoiceRows, ChosenServer } from '../chosen-servers.ts';

export function modelChoiceRows(database: Queries): ChoiceRows<ChosenServer> {
  return {
    read: (accountId) =>
      database.get<ChosenServer>('SELECT address, model FROM language_model_choice WHERE account_id = ?', [
        accountId,
      ]) ?? null,
    add: (accountId, { address, model }) =>
      database.run('INSERT INTO language_model_choice (account_id, address, model) VALUES (?, ?, ?)', [
        accountId,
        address,
        model,
      ]),
    remove: (accountId) =>
      database.run('DELETE FROM language_model_choice WHERE account_id = ?', [accountId]),
  };
}
