/** Accounts, and the credentials that are handed out with them. */
import { newId } from '../../../contract/ids.ts';
import type { Scope } from '../../../contract/operation.ts';
import type { OperatorConfig, Plan } from '../../kernel/operator-config.ts';
import type { Clock } from '../../kernel/ports/clock.ts';
import type { Database } from '../../kernel/ports/database.ts';
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
  const apiKey = newSecret('mcs_');
  const ownerToken = newSecret('mco_');
  const [keyHash, tokenHash] = await Promise.all([hashSecret(apiKey), hashSecret(ownerToken)]);
  const accountId = wanted.accountId ?? SOLE_ACCOUNT;
  const nowMs = clock.nowMs();
  await database.transaction(async (tx) => {
    await tx.run(
      'INSERT INTO account (id, plan, name, created_ms) VALUES (?, ?, ?, ?) ON CONFLICT DO NOTHING',
      [accountId, wanted.plan, wanted.accountName ?? null, nowMs],
    );
    const known = await tx.get<{ id: string }>(
      'SELECT id FROM api_key WHERE account_id = ? AND name = ? AND revoked_ms IS NULL',
      [accountId, wanted.name],
    );
    if (known === undefined)
      await tx.run(
        'INSERT INTO api_key (id, account_id, name, secret_hash, scopes, created_ms) VALUES (?, ?, ?, ?, ?, ?)',
        [newId('key'), accountId, wanted.name, keyHash, JSON.stringify(wanted.scopes ?? ALL_SCOPES), nowMs],
      );
    else await tx.run('UPDATE api_key SET secret_hash = ? WHERE id = ?', [keyHash, known.id]);
    await tx.run(
      `INSERT INTO owner_token (token_hash, account_id, name, created_ms) VALUES (?, ?, ?, ?)
       ON CONFLICT (name) DO UPDATE SET token_hash = excluded.token_hash`,
      [tokenHash, accountId, wanted.name, nowMs],
    );
  }, accountId);
  return { apiKey, ownerToken };
}

interface SetupParts {
  readonly database: Database;
  readonly clock: Clock;
  readonly config: OperatorConfig;
}

/** A new account with its first key and owner token, and the bonus where new accounts get one. */
export async function openAccount(
  { database, clock, config }: SetupParts,
  account: { readonly id: string; readonly plan: Plan; readonly name?: string | undefined },
): Promise<Credentials> {
  const credentials = await issueCredentials(database, clock, {
    plan: account.plan,
    name: account.id === SOLE_ACCOUNT ? 'First start' : `First key of ${account.id}`,
    accountId: account.id,
    accountName: account.name,
  });
  if (config.bonus.toNewAccounts)
    await database.transaction((tx) => grantBonus({ database: tx, clock, config }, account.id), account.id);
  return credentials;
}
