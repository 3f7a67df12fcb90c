/** Keys of servers that accounts chose: in this process alone, or sealed in rows where the operator gave a secret. */
import type { Queries } from '../../kernel/ports/database.ts';
import type { Sealer } from '../../kernel/ports/sealer.ts';

export type ServerKind = 'language_model' | 'voices' | 'transcription';

/** Of one kind of server. A key is for the address it was given with, whoever writes another one into the rows. */
export interface ServerKeys {
  of(accountId: string, address: string): Promise<string | null>;
  /** Resolves with what keeps it, inside a transaction. */
  toKeep(accountId: string, address: string, key: string): Promise<(tx: Queries) => Promise<void>>;
  forget(tx: Queries, accountId: string): Promise<void>;
}

/** A stolen database holds none, other processes know none, and a service that stops forgets them. */
export function keysInMemory(): ServerKeys {
  const keys = new Map<string, { readonly address: string; readonly key: string }>();
  return {
    of: async (accountId, address) => {
      const known = keys.get(accountId);
      return known?.address === address ? known.key : null;
    },
    toKeep: async (accountId, address, key) => async (tx) =>
      tx.afterCommit(() => void keys.set(accountId, { address, key })),
    forget: async (tx, accountId) => tx.afterCommit(() => void keys.delete(accountId)),
  };
}

/** A stolen database holds none without the operator's secret; all processes that have it know them. */
export function keysInRows(database: Queries, sealer: Sealer, kind: ServerKind): ServerKeys {
  const purposeOf = (accountId: string, address: string): string =>
    JSON.stringify([kind, accountId, address]);
  return {
    of: async (accountId, address) => {
      const row = await database.get<{ sealed: string }>(
        'SELECT sealed FROM server_key WHERE account_id = ? AND kind = ?',
        [accountId, kind],
      );
      return row === undefined ? null : sealer.open(row.sealed, purposeOf(accountId, address));
    },
    toKeep: async (accountId, address, key) => {
      const sealed = await sealer.seal(key, purposeOf(accountId, address));
      return async (tx) => {
        await tx.run(
          `INSERT INTO server_key (account_id, kind, sealed) VALUES (?, ?, ?)
           ON CONFLICT (account_id, kind) DO UPDATE SET sealed = excluded.sealed`,
          [accountId, kind, sealed],
        );
      };
    },
    forget: async (tx, accountId) => {
      await tx.run('DELETE FROM server_key WHERE account_id = ? AND kind = ?', [accountId, kind]);
    },
  };
}
