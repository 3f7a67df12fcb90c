/** Who is asking: an API key under `/v1`, an owner token under `/owner`. Only hashes are compared. */
import type { Scope } from '../../contract/operation.ts';
import { problem } from '../../contract/problems/problem.ts';
import { ApiError } from '../kernel/api-error.ts';
import type { Account, ApiKey } from '../kernel/call.ts';
import type { Plan } from '../kernel/operator-config.ts';
import type { Clock } from '../kernel/ports/clock.ts';
import type { Queries } from '../kernel/ports/database.ts';
import { StorageFullError } from '../kernel/ports/file-store.ts';
import { hashSecret } from '../kernel/secrets.ts';

const LAST_USED_STEP_MS = 60_000;

export interface Caller {
  readonly account: Account;
  readonly key: ApiKey;
}

export async function authenticateKey(database: Queries, clock: Clock, request: Request): Promise<Caller> {
  const hash = await hashSecret(bearer(request, 'API key'));
  const row = await database.get<{
    id: string;
    scopes: string;
    account_id: string;
    plan: Plan;
    last_used_ms: number | null;
  }>(
    `SELECT k.id, k.scopes, k.account_id, k.last_used_ms, a.plan FROM api_key k JOIN account a ON a.id = k.account_id
     WHERE k.secret_hash = ? AND k.revoked_ms IS NULL`,
    [hash],
  );
  if (row === undefined) throw unauthorized('API key');
  const nowMs = clock.nowMs();
  if (row.last_used_ms === null || nowMs - row.last_used_ms > LAST_USED_STEP_MS)
    await noteUse(database, row.id, nowMs);
  return {
    account: { id: row.account_id, plan: row.plan },
    key: { id: row.id, scopes: JSON.parse(row.scopes) as Scope[] },
  };
}

/** For people to look at; where there is no room to note it, the request is answered all the same. */
async function noteUse(database: Queries, keyId: string, nowMs: number): Promise<void> {
  try {
    await database.run('UPDATE api_key SET last_used_ms = ? WHERE id = ?', [nowMs, keyId]);
  } catch (error) {
    if (!(error instanceof StorageFullError)) throw error;
  }
}

export async function authenticateOwner(database: Queries, request: Request): Promise<Account> {
  const hash = await hashSecret(bearer(request, 'owner token'));
  const row = await database.get<Account>(
    'SELECT a.id, a.plan FROM owner_token t JOIN account a ON a.id = t.account_id WHERE t.token_hash = ?',
    [hash],
  );
  if (row === undefined) throw unauthorized('owner token');
  return row;
}

function bearer(request: Request, what: string): string {
  const match = /^Bearer +(\S+)$/i.exec(request.headers.get('authorization') ?? '');
  if (match?.[1] === undefined) throw unauthorized(what);
  return match[1];
}

function unauthorized(what: string): ApiError {
  return new ApiError('UNAUTHORIZED', problem('secret_wrong', { what }), {
    hint: `Send it as "Authorization: Bearer …".`,
    headers: { 'WWW-Authenticate': 'Bearer' },
  });
}
