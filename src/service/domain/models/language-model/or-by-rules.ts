/** What the account's language model writes; without one, or without its answer, what the built-in rules do. */
import { type Problem, problem } from '../../../../contract/problems/problem.ts';
import type { ModelState } from '../../../../contract/schemas/model-state.ts';
import type { KeptState } from '../../../kernel/stored-problem.ts';
import type { ModelContext } from '../model-context.ts';
import { askForAnswer, type Question } from './ask-for-answer.ts';

export interface Written<Work> {
  readonly work: Work;
  /** null where no language model was asked. */
  readonly state: KeptState<ModelState> | null;
}

export interface Writing<Work> extends Question<Work> {
  readonly accountId: string;
  readonly byRules: () => Work;
  /** What is said where the rules had to do it. */
  readonly without: 'ideas_without_model' | 'story_without_model';
}

/** Rejects with the signal's reason only: a model that fails costs its words, not the work. */
export async function writeOrByRules<Work>(
  context: Pick<ModelContext, 'languageModels'>,
  { accountId, byRules, without, ...question }: Writing<Work>,
): Promise<Written<Work>> {
  const answered = await askForAnswer(context, accountId, question);
  if (answered === null) return { work: byRules(), state: null };
  const { model, answer, why } = answered;
  if (why === null) return { work: answer, state: { status: 'language_model', model, problem: null } };
  const note: Problem = problem(without, { why });
  return { work: byRules(), state: { status: 'unavailable', model, problem: note } };
}
