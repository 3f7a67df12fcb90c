/** Which account a command is about. */
import { type NamedAccount, readAccounts } from '../../../service/domain/operator/list-accounts.ts';
import type { Queries } from '../../../service/kernel/ports/database.ts';
import { UsageError } from '../usage-error.ts';

/** More are found by `list`. */
const MOST_NAMED = 20;

/** @param id the only one where not given. @throws UsageError which says what there is */
export async function chooseAccount(database: Queries, id: string | undefined): Promise<NamedAccount> {
  const accounts = await readAccounts(database);
  const [first] = accounts;
  if (first === undefined)
    throw new UsageError(
      'This library has no account yet. Start the host once with npm run serve, or make one with add.',
    );
  if (id === undefined && accounts.length > 1)
    throw new UsageError(`There are several accounts. Name one with --account: ${namesOf(accounts)}.`);
  const chosen = id === undefined ? first : accounts.find((account) => account.id === id);
  if (chosen === undefined)
    throw new UsageError(`There is no account ${id}. There are: ${namesOf(accounts)}.`);
  return chosen;
}

function namesOf(accounts: readonly NamedAccount[]): string {
  const names = accounts
    .slice(0, MOST_NAMED)
    .map(({ id, name }) => (name === null ? id : `${id} (${name})`))
    .join(', ');
  return accounts.length > MOST_NAMED ? `${names} and ${accounts.length - MOST_NAMED} more` : names;
}
