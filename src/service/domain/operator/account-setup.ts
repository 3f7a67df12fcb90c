/** Accounts, and the credentials that are handed out with them. */
import { newId } from '../../../contract/ids.ts';
import type { Scope } from '../../../contract/operation.ts';
import type { OperatorConfig, Plan } from '../../kernel/operator-config.ts';
import type { Clock } from '../../kernel/ports/clock.ts';
import type { Database, Queries } from '../../kernel/ports/database.ts';
import { hashSecret, newSecret } from '../../kernel/secrets.ts';
import { grantBonus } from '../money/bonus.ts';

/** The first of a library, and of most the only one. */
export const SOLE_ACCOUNT = 'account';
const ALL_SCOPES: readonly Scope[] = ['clips:read', 'clips:write', 'spend'];

export interface Credentials {
  readonly apiKey: string;
  readonly ownerToken: string;
}

export interface CredentialsWanted {
  readonly plan: Plan;
  /** One key and one token a name, which no other account has: making them again replaces the secrets, so that none need be stored. */
  readonly name: string;
  /** The library's first account where not given. */
  readonly accountId?: string;
  /** What the operator calls the account when it is made. */
  readonly accountName?: string | undefined;
  /** All of them where not given. */
  readonly scopes?: readonly Scope[];
}

export async function issueCredentials(
  database: Database,
  clock: Clock,
  wanted: CredentialsWanted,
): Promise<Credentials> {
  const { credentials, hashes } = await makeSecrets();
  const nowMs = clock.nowMs();
  const accountId = wanted.accountId ?? SOLE_ACCOUNT;
  await database.transaction(async (tx) => {
    await insertAccount(tx, accountId, wanted, nowMs);
    await writeSecrets(tx, accountId, wanted, hashes, nowMs);
  }, accountId);
  return credentials;
}

interface Hashes {
  readonly key: string;
  readonly token: string;
}

async function makeSecrets(): Promise<{ readonly credentials: Credentials; readonly hashes: Hashes }> {
  const apiKey = newSecret('mcs_');
  const ownerToken = newSecret('mco_');
  const [key, token] = await Promise.all([hashSecret(apiKey), hashSecret(ownerToken)]);
  return { credentials: { apiKey, ownerToken }, hashes: { key, token } };
}

/** Whether it was made: not where it is there, or where another process makes it at the same time, whose end this waits for. */
async function insertAccount(
  tx: Queries,
  accountId: string,
  { plan, accountName }: Pick<CredentialsWanted, 'plan' | 'accountName'>,
  nowMs: number,
): Promise<boolean> {
  const { changes } = await tx.run(
    'INSERT INTO account (id, plan, name, created_ms) VALUES (?, ?, ?, ?) ON CONFLICT DO NOTHING',
    [accountId, plan, accountName ?? null, nowMs],
  );
  return changes > 0;
}

async function writeSecrets(
  tx: Queries,
  accountId: string,
  { name, scopes = ALL_SCOPES }: Pick<CredentialsWanted, 'name' | 'scopes'>,
  { key, token }: Hashes,
  nowMs: number,
): Promise<void> {
  const known = await tx.get<{ id: string }>(
    'SELECT id FROM api_key WHERE account_id = ? AND name = ? AND revoked_ms IS NULL',
    [accountId, name],
  );
  if (known === undefined)
    await tx.run(
      'INSERT INTO api_key (id, account_id, name, secret_hash, scopes, created_ms) VALUES (?, ?, ?, ?, ?, ?)',
      [newId('key'), accountId, name, key, JSON.stringify(scopes), nowMs],
    );
  else await tx.run('UPDATE api_key SET secret_hash = ? WHERE id = ?', [key, known.id]);
  await tx.run(
    `INSERT INTO owner_token (token_hash, account_id, name, created_ms) VALUES (?, ?, ?, ?)
     ON CONFLICT (name) DO UPDATE SET token_hash = excluded.token_hash`,
    [token, accountId, name, nowMs],
  );
}

interface SetupParts {
  readonly database: Database;
  readonly clock: Clock;
  readonly config: OperatorConfig;
}

/** A new account with its first key and owner token, and the bonus where new accounts get one. */
export async function openAccount(
  { database, clock, config }: SetupParts,
  { id, plan, name }: { readonly id: string; readonly plan: Plan; readonly name?: string | undefined },
): Promise<Credentials> {
  const { credentials, hashes } = await makeSecrets();
  const nowMs = clock.nowMs();
  await database.transaction(async (tx) => {
    await insertAccount(tx, id, { plan, accountName: name }, nowMs);
    await writeSecrets(tx, id, { name: `First key of ${id}` }, hashes, nowMs);
    if (config.bonus.toNewAccounts) await grantBonus({ database: tx, clock, config }, id);
  }, id);
  return credentials;
}

/** The account of a new library; null where there is one. Of processes that start at once on one database, one makes it. */
export async function openFirstAccount({ database, clock, config }: SetupParts): Promise<Credentials | null> {
  const { credentials, hashes } = await makeSecrets();
  const nowMs = clock.nowMs();
  const isMade = await database.transaction(async (tx) => {
    if ((await tx.get('SELECT id FROM account LIMIT 1')) !== undefined) return false;
    if (!(await insertAccount(tx, SOLE_ACCOUNT, config, nowMs))) return false;
    await writeSecrets(tx, SOLE_ACCOUNT, { name: 'First start' }, hashes, nowMs);
    if (config.bonus.toNewAccounts) await grantBonus({ database: tx, clock, config }, SOLE_ACCOUNT);
    return true;
  }, SOLE_ACCOUNT);
  return isMade ? credentials : null;
}
