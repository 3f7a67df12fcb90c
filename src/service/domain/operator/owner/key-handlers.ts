/** API keys: only the hash of a secret is kept, so it can be shown once. Shape: open-shapes.md, Owner operations. */
import { newId } from '../../../../contract/ids.ts';
import type { Scope } from '../../../../contract/operation.ts';
import type { OwnedKey } from '../../../../contract/owner/key-operations.ts';
import { notFound } from '../../../kernel/api-error.ts';
import type { OwnerHandlers } from '../../../kernel/call.ts';
import { readNewest } from '../../../kernel/paging.ts';
import type { Queries } from '../../../kernel/ports/database.ts';
import { hashSecret, newSecret } from '../../../kernel/secrets.ts';
import { isoTime, isoTimeOrNull } from '../../../kernel/time.ts';
import type { OperatorContext } from '../operator-context.ts';

interface KeyRow {
  readonly seq: number;
  readonly id: string;
  readonly name: string;
  readonly scopes: string;
  readonly created_ms: number;
  readonly last_used_ms: number | null;
  readonly revoked_ms: number | null;
}

export function keyHandlers({
  database,
  clock,
}: OperatorContext): OwnerHandlers<'list_keys' | 'create_key' | 'revoke_key'> {
  const requireKey = async (rows: Queries, accountId: string, id: string): Promise<KeyRow> => {
    const row = await rows.get<KeyRow>('SELECT * FROM api_key WHERE id = ? AND account_id = ?', [
      id,
      accountId,
    ]);
    if (row === undefined) throw notFound('key');
    return row;
  };
  return {
    list_keys: async ({ account, query }) => ({
      body: await readNewest(database, query, {
        list: 'keys',
        rows: 'SELECT * FROM api_key WHERE account_id = ?',
        values: [account.id],
        toItem: toKey,
      }),
    }),

    create_key: async ({ account, body, commit }) => {
      const secret = newSecret('mcs_');
      const hash = await hashSecret(secret);
      return commit(async (tx) => {
        const id = newId('key');
        await tx.run(
          'INSERT INTO api_key (id, account_id, name, secret_hash, scopes, created_ms) VALUES (?, ?, ?, ?, ?, ?)',
          [id, account.id, body.name, hash, JSON.stringify([...new Set(body.scopes)]), clock.nowMs()],
        );
        return { body: { key: toKey(await requireKey(tx, account.id, id)), secret } };
      });
    },

    revoke_key: ({ account, params, commit }) =>
      commit(async (tx) => {
        const row = await requireKey(tx, account.id, params.keyId);
        await tx.run('UPDATE api_key SET revoked_ms = COALESCE(revoked_ms, ?) WHERE id = ?', [
          clock.nowMs(),
          row.id,
        ]);
        return { body: { key: toKey(await requireKey(tx, account.id, row.id)) } };
      }),
  };
}

function toKey(row: KeyRow): OwnedKey {
  return {
    id: row.id,
    name: row.name,
    scopes: JSON.parse(row.scopes) as Scope[],
    createdAt: isoTime(row.created_ms),
    lastUsedAt: isoTimeOrNull(row.last_used_ms),
    revokedAt: isoTimeOrNull(row.revoked_ms),
  };
}
