/** The one way a language model is asked: what it says is read at once, and a fault of its own is an answer too. */
import { type Problem, problem } from '../../../../contract/problems/problem.ts';
import type { ChatMessage } from '../../../../media/language-model/chat-message.ts';
import { UnclearAnswerError } from '../../../../media/language-model/read-answer.ts';
import { ModelServerError } from '../ask-model-server.ts';
import type { ModelContext } from '../model-context.ts';

/** A model on the owner's own processor may take this long over a page of text. */
const PATIENCE_MS = 180_000;

export interface Question<Answer> {
  readonly messages: readonly ChatMessage[];
  /** Takes from the text what fits what was asked. Throws UnclearAnswerError where that is nothing. */
  readonly read: (text: string) => Answer;
  readonly signal: AbortSignal;
  readonly patienceMs?: number;
}

export type Answered<Answer> =
  | { readonly model: string; readonly answer: Answer; readonly why: null }
  /** Why there is no answer. */
  | { readonly model: string; readonly answer: null; readonly why: Problem };

/** null where the account uses no language model. Rejects with the signal's reason, or a fault that is not the model's. */
export async function askForAnswer<Answer>(
  { languageModels }: Pick<ModelContext, 'languageModels'>,
  accountId: string,
  { messages, read, signal, patienceMs = PATIENCE_MS }: Question<Answer>,
): Promise<Answered<Answer> | null> {
  const choice = await languageModels.choiceOf(accountId);
  if (choice === null) return null;
  const { model } = choice;
  try {
    const text = await languageModels.ask(accountId, { messages, patienceMs, signal });
    return { model, answer: read(text), why: null };
  } catch (error) {
    signal.throwIfAborted();
    if (error instanceof ModelServerError) return { model, answer: null, why: error.problem };
    if (!(error instanceof UnclearAnswerError)) throw error;
    return { model, answer: null, why: problem('llm_unclear', { model }) };
  }
}
