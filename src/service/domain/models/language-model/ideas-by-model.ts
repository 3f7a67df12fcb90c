/** Ideas as the account's language model writes them; without one, or without its answer, from the built-in grammar. */
import { problem } from '../../../../contract/problems/problem.ts';
import type { ModelState } from '../../../../contract/schemas/model-state.ts';
import { readIdeas } from '../../../../media/write-ideas/by-model/ideas-answer.ts';
import { askForIdeas } from '../../../../media/write-ideas/by-model/ideas-question.ts';
import { findIdeas, type Idea, type IdeaWish } from '../../../../media/write-ideas/find-ideas.ts';
import type { KeptState } from '../../../kernel/stored-problem.ts';
import type { ModelContext } from '../model-context.ts';
import { askForAnswer } from './ask-for-answer.ts';

export interface WrittenIdeas {
  readonly ideas: readonly Idea[];
  /** null where no language model was asked. */
  readonly state: KeptState<ModelState> | null;
}

/** Rejects with the signal's reason only: a model that fails costs its ideas, not the run. */
export async function ideasByModel(
  context: Pick<ModelContext, 'languageModels'>,
  accountId: string,
  wish: IdeaWish,
  signal: AbortSignal,
): Promise<WrittenIdeas> {
  const read = (text: string): Idea[] => readIdeas(text, wish);
  const answered = await askForAnswer(context, accountId, { messages: askForIdeas(wish), read, signal });
  if (answered === null) return { ideas: findIdeas(wish), state: null };
  const { model, answer, why } = answered;
  if (answer !== null) return { ideas: answer, state: { status: 'language_model', model, problem: null } };
  const note = problem('ideas_without_model', { why });
  return { ideas: findIdeas(wish), state: { status: 'unavailable', model, problem: note } };
}
