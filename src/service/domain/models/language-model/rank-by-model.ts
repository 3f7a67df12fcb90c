/** Clips as the account's language model ranks and words them; without one, or without its answer, as they were found. */

import { joinWords } from '../../../../base/word-joining.ts';
import { type Problem, problem } from '../../../../contract/problems/problem.ts';
import type { RankingState } from '../../../../contract/schemas/project.ts';
import type { FoundClip } from '../../../../media/find-clips/found-clip.ts';
import {
  type Opinion,
  OpinionError,
  readOpinions,
} from '../../../../media/find-clips/opinion/opinion-answer.ts';
import { askForOpinions, type OpinionWish } from '../../../../media/find-clips/opinion/opinion-question.ts';
import { weighOpinions } from '../../../../media/find-clips/opinion/weigh-opinions.ts';
import type { Word } from '../../../../media/listen/word.ts';
import type { KeptState } from '../../../kernel/stored-problem.ts';
import { ModelServerError } from '../ask-model-server.ts';
import type { ModelContext } from '../model-context.ts';

/** So few that their words fit the memory of small models; scores of several questions follow the same rules. */
const CLIPS_A_QUESTION = 6;
/** More than are wanted, so that the model can bring up what the rules ranked low. */
const SPARE = 2;

/** A model on the owner's own processor may take this long over a few clips. */
const PATIENCE_MS = 180_000;

export interface RankCall {
  readonly accountId: string;
  readonly words: readonly Word[];
  readonly count: number;
  readonly wish: OpinionWish;
  /** The best clips the built-in finder has, best first, at most so many. */
  readonly find: (count: number) => readonly FoundClip[];
  readonly signal: AbortSignal;
  readonly onProgress: (share: number) => void;
}

export interface RankedClips {
  readonly clips: readonly FoundClip[];
  /** null where no language model was asked. */
  readonly state: KeptState<RankingState> | null;
}

/** Rejects with the signal's reason only: a model that fails costs its opinion, not the analysis. */
export async function rankByModel({ languageModels }: ModelContext, call: RankCall): Promise<RankedClips> {
  const choice = await languageModels.choiceOf(call.accountId);
  // Without words there is nothing a language model could judge.
  if (choice === null || call.words.length === 0) return { clips: call.find(call.count), state: null };
  const { model } = choice;
  const found = call.find(SPARE * call.count);
  const ask = async (part: readonly FoundClip[]): Promise<readonly Opinion[]> => {
    const material = part.map((clip) => ({
      durationSec: clip.endSec - clip.startSec,
      text: spokenIn(call.words, clip),
    }));
    const messages = askForOpinions(material, call.wish);
    const question = { messages, patienceMs: PATIENCE_MS, signal: call.signal };
    return readOpinions(await languageModels.ask(call.accountId, question), part.length);
  };
  try {
    const opinions: Opinion[] = [];
    while (opinions.length < found.length) {
      call.onProgress(opinions.length / found.length);
      opinions.push(...(await ask(found.slice(opinions.length, opinions.length + CLIPS_A_QUESTION))));
    }
    const clips = weighOpinions(found, opinions, call.count);
    return { clips, state: { status: 'language_model', model, problem: null } };
  } catch (error) {
    call.signal.throwIfAborted();
    const why = faultOfModel(error, model);
    if (why === null) throw error;
    const note = problem('ranked_without_model', { why });
    return { clips: call.find(call.count), state: { status: 'unavailable', model, problem: note } };
  }
}

function spokenIn(words: readonly Word[], { startSec, endSec }: FoundClip): string {
  const inside = words.filter((word) => word.startSec >= startSec && word.endSec <= endSec);
  return joinWords(inside.map(({ text }) => text));
}

/** null where the fault is not the model's. */
export function faultOfModel(error: unknown, model: string): Problem | null {
  if (error instanceof ModelServerError) return error.problem;
  return error instanceof OpinionError ? problem('llm_unclear', { model }) : null;
}
