/** Which server of one kind each account chose, and the keys of those servers while the service runs. */
import type { Database, Queries } from '../../kernel/ports/database.ts';

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
  keyOf(accountId: string): string | null;
  /** A key that is undefined leaves the known one; null forgets it. */
  choose(accountId: string, choice: Choice | null, key: string | null | undefined): Promise<void>;
}

export function createChosenServers<Choice extends ChosenServer>(
  database: Database,
  rowsIn: (rows: Queries) => ChoiceRows<Choice>,
): ChosenServers<Choice> {
  // In memory only: a stolen database holds no key, and a service that stops forgets it.
  const keys = new Map<string, string>();
  return {
    choiceOf: async (accountId) => {
      const choice = await rowsIn(database).read(accountId);
      return choice && { ...choice, hasKey: keys.has(accountId) };
    },
    keyOf: (accountId) => keys.get(accountId) ?? null,
    choose: async (accountId, choice, key) => {
      const known = await database.transaction(async (tx) => {
        const rows = rowsIn(tx);
        const before = await rows.read(accountId);
        await rows.remove(accountId);
        if (choice !== null) await rows.add(accountId, choice);
        return before;
      }, accountId);
      // A key is for the address it was given with.
      if (key === null || choice === null || (key === undefined && choice.address !== known?.address))
        keys.delete(accountId);
      if (choice !== null && typeof key === 'string') keys.set(accountId, key);
    },
  };
}
