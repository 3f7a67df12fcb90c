/** The language models of accounts: which one, its key while the service runs, and asking it. */
import type { ChatMessage, Database, Network } from '../../ports.ts';
import { askChat } from './ask-chat.ts';
import { type ModelChoice, readModelChoice, writeModelChoice } from './model-choice.ts';

export interface LanguageModelQuestion {
  readonly messages: readonly ChatMessage[];
  readonly patienceMs: number;
  readonly signal: AbortSignal;
}

export interface LanguageModelDesk {
  choiceOf(accountId: string): (ModelChoice & { readonly hasKey: boolean }) | null;
  /** A key that is undefined leaves the known one; null forgets it. */
  choose(accountId: string, choice: ModelChoice | null, key: string | null | undefined): void;
  /** What the model of the account says, `patienceMs` at most. Throws ModelServerError, or the signal's reason. */
  ask(accountId: string, question: LanguageModelQuestion): Promise<string>;
}

export function createLanguageModelDesk({
  database,
  network,
}: {
  readonly database: Database;
  readonly network: Network;
}): LanguageModelDesk {
  // In memory only: a stolen database holds no key, and a service that stops forgets it.
  const keys = new Map<string, string>();
  return {
    choiceOf: (accountId) => {
      const choice = readModelChoice(database, accountId);
      return choice && { ...choice, hasKey: keys.has(accountId) };
    },
    choose: (accountId, choice, key) => {
      const known = readModelChoice(database, accountId);
      writeModelChoice(database, accountId, choice);
      // A key is for the address it was given with.
      if (key === null || choice === null || (key === undefined && choice.address !== known?.address))
        keys.delete(accountId);
      if (choice !== null && typeof key === 'string') keys.set(accountId, key);
    },
    ask: (accountId, question) => {
      const choice = readModelChoice(database, accountId);
      if (choice === null) throw new Error('The account uses no language model.');
      const key = keys.get(accountId) ?? null;
      return askChat(network, { ...choice, key, ...question });
    },
  };
}
