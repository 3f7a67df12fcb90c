/** The accounts of a library: made, listed, removed. */
import { existsSync } from 'node:fs';
import { newId } from '../../../contract/ids.ts';
import { createAccountAdmin } from '../../../service/domain/operator/account-admin.ts';
import { openAccount } from '../../../service/domain/operator/account-setup.ts';
import { type AccountSummary, listAccounts } from '../../../service/domain/operator/list-accounts.ts';
import { removeAccount } from '../../../service/domain/operator/remove-account.ts';
import { UsageError } from '../usage-error.ts';
import type { AccountOptions } from './account-options.ts';
import { chooseAccount } from './choose-account.ts';
import type { Library } from './open-library.ts';
import { sizeText } from './size-text.ts';

export async function addAccount(
  library: Library,
  { plan = library.config.plan, name, storageLimitBytes }: AccountOptions,
): Promise<string> {
  const id = newId('account');
  const { apiKey, ownerToken } = await openAccount(library, { id, plan, name });
  const { database, clock, config } = library;
  if (storageLimitBytes !== undefined)
    await database.transaction(
      (tx) => createAccountAdmin({ database: tx, clock, config }).setStorageLimit(id, storageLimitBytes),
      id,
    );
  return [
    `Account:     ${id}`,
    `API key:     ${apiKey}`,
    `Owner token: ${ownerToken}`,
    'Keep them now: they are not stored and cannot be shown again.',
  ].join('\n');
}

export async function showAccounts(library: Library, { asJson }: AccountOptions): Promise<string> {
  const accounts = await listAccounts(library);
  return asJson ? JSON.stringify({ accounts }, null, 2) : tableOf(accounts);
}

const COLUMNS: readonly (readonly [title: string, cell: (account: AccountSummary) => string])[] = [
  ['Id', ({ id }) => id],
  ['Name', ({ name }) => name ?? '-'],
  ['Plan', ({ plan }) => plan],
  ['Credits', ({ credits }) => String(credits)],
  ['Bonus', ({ bonus }) => (bonus === null ? '-' : `${bonus.remaining} ${bonus.status}`)],
  ['Assets', ({ assets, assetBytes }) => `${assets} (${sizeText(assetBytes)})`],
  ['Stored', ({ storedBytes }) => sizeText(storedBytes)],
  ['Limit', ({ storageLimitBytes }) => (storageLimitBytes === null ? '-' : sizeText(storageLimitBytes))],
  ['Projects', ({ projects }) => String(projects)],
  ['Made', ({ createdAt }) => createdAt.slice(0, 10)],
];

function tableOf(accounts: readonly AccountSummary[]): string {
  const columns = COLUMNS.map(([title, cell]) => {
    const cells = [title, ...accounts.map(cell)];
    const width = Math.max(...cells.map((text) => text.length));
    return cells.map((text) => text.padEnd(width));
  });
  const lines = Array.from({ length: accounts.length + 1 }, (_, line) =>
    columns
      .map((cells) => cells[line])
      .join('  ')
      .trimEnd(),
  );
  return lines.join('\n');
}

export async function removeNamed(
  library: Library,
  { accountId, isSure, dataFolder, store }: AccountOptions,
): Promise<string> {
  const { id } = await chooseAccount(library.database, accountId);
  // Rows without their files would leave these to nobody.
  if (store === undefined && !existsSync(dataFolder))
    throw new UsageError(`There is no folder ${dataFolder}. Name the one with the media files by --data.`);
  if (!isSure)
    throw new UsageError(`This deletes account ${id} for good, with all it has. Add --yes to go on.`);
  const removal = await removeAccount(library, id);
  if (!removal.isRemoved)
    throw new UsageError(
      `Work of account ${id} waits or runs: ${removal.running}. Wait for it or cancel it, then try again.`,
    );
  return `Account ${id} is deleted, with ${removal.files} media files.`;
}
