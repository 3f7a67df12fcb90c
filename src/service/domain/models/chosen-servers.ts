/** Which server of one kind each account chose, and having it with its key. */
import type { Database, Queries } from '../../kernel/ports/database.ts';
import type { ServerKeys } from './server-keys.ts';

export interface ChosenServer {
  /** Without a slash at its end. */
  readonly address: string;
  readonly model: string;
}

/** Where choices are kept, without keys. */
export interface ChoiceRows<Choice> {
  readonly read: (accountId: string) => Promise<Choice | null>;
  readonly add: (accountId: string, choice: Choice) => Promise<void>;
  readonly remove: (accountId: string) => Promise<void>;
}

export interface ChosenServers<Choice> {
  choiceOf(accountId: string): Promise<(Choice & { readonly hasKey: boolean }) | null>;
  /** To ask it, and for nothing else. */
  withKey(accountId: string): Promise<{ readonly choice: Choice; readonly key: string | null } | null>;
  /** A key that is undefined leaves the known one; null forgets it. */
  choose(accountId: string, choice: Choice | null, key: string | null | undefined): Promise<void>;
}

export function createChosenServers<Choice extends ChosenServer>(
  { database, keys }: { readonly database: Database; readonly keys: ServerKeys },
  rowsIn: (rows: Queries) => ChoiceRows<Choice>,
): ChosenServers<Choice> {
  const withKey: ChosenServers<Choice>['withKey'] = async (accountId) => {
    const choice = await rowsIn(database).read(accountId);
    return choice && { choice, key: await keys.of(accountId, choice.address) };
  };
  return {
    choiceOf: async (accountId) => {
      const found = await withKey(accountId);
      return found && { ...found.choice, hasKey: found.key !== null };
    },
    withKey,
    choose: async (accountId, choice, key) => {
      const keep =
        choice !== null && typeof key === 'string' ? await keys.toKeep(accountId, choice.address, key) : null;
      await database.transaction(async (tx) => {
        const rows = rowsIn(tx);
        const before = await rows.read(accountId);
        await rows.remove(accountId);
        if (choice !== null) await rows.add(accountId, choice);
        if (keep !== null) await keep(tx);
        else if (key === null || choice?.address !== before?.address) await keys.forget(tx, accountId);
      }, accountId);
    },
  };
}
