/** The language models of accounts: which one, and asking it. */
import type { ChatMessage } from '../../../../media/language-model/chat-message.ts';
import type { Database, Queries } from '../../../kernel/ports/database.ts';
import type { Network } from '../../../kernel/ports/network.ts';
import {
  type ChoiceRows,
  type ChosenServer,
  type ChosenServers,
  createChosenServers,
} from '../chosen-servers.ts';
import type { ServerKeys } from '../server-keys.ts';
import { askChat } from './ask-chat.ts';

export interface LanguageModelQuestion {
  readonly messages: readonly ChatMessage[];
  readonly patienceMs: number;
  readonly signal: AbortSignal;
}

export interface LanguageModelManager extends Pick<ChosenServers<ChosenServer>, 'choiceOf' | 'choose'> {
  /** What the model of the account says, `patienceMs` at most. Throws ModelServerError, or the signal's reason. */
  ask(accountId: string, question: LanguageModelQuestion): Promise<string>;
}

export function createLanguageModelManager({
  network,
  ...parts
}: {
  readonly database: Database;
  readonly keys: ServerKeys;
  readonly network: Network;
}): LanguageModelManager {
  const { choiceOf, choose, withKey } = createChosenServers(parts, modelChoiceRows);
  return {
    choiceOf,
    choose,
    ask: async (accountId, question) => {
      const found = await withKey(accountId);
      if (found === null) throw new Error('The account uses no language model.');
      const { address, model } = found.choice;
      return askChat(network, { address, model, key: found.key, ...question });
    },
  };
}

/** Which language model an account uses. Its key is not among it. */
function modelChoiceRows(database: Queries): ChoiceRows<ChosenServer> {
  return {
    read: async (accountId) =>
      (await database.get<ChosenServer>(
        'SELECT address, model FROM language_model_choice WHERE account_id = ?',
        [accountId],
      )) ?? null,
    add: async (accountId, { address, model }) => {
      await database.run('INSERT INTO language_model_choice (account_id, address, model) VALUES (?, ?, ?)', [
        accountId,
        address,
        model,
      ]);
    },
    remove: async (accountId) => {
      await database.run('DELETE FROM language_model_choice WHERE account_id = ?', [accountId]);
    },
  };
}
