/** Clips as the account's language model ranks and words them; without one, or without its answer, as they were found. */
import { joinWords } from '../../../../base/text/word-joining.ts';
import { problem } from '../../../../contract/problems/problem.ts';
import type { ModelState } from '../../../../contract/schemas/model-state.ts';
import type { FoundClip } from '../../../../media/find-clips/found-clip.ts';
import { type Opinion, readOpinions } from '../../../../media/find-clips/opinion/opinion-answer.ts';
import {
  askForOpinions,
  type ClipToJudge,
  type OpinionWish,
} from '../../../../media/find-clips/opinion/opinion-question.ts';
import { weighOpinions } from '../../../../media/find-clips/opinion/weigh-opinions.ts';
import type { Word } from '../../../../media/listen/word.ts';
import type { KeptState } from '../../../kernel/stored-problem.ts';
import type { ModelContext } from '../model-context.ts';
import { askForAnswer } from './ask-for-answer.ts';

/** So few that their words fit the memory of small models; scores of several questions follow the same rules. */
const CLIPS_A_QUESTION = 6;
/** More than are wanted, so that the model can bring up what the rules ranked low. */
const SPARE = 2;

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
  readonly state: KeptState<ModelState> | null;
}

/** Rejects with the signal's reason only: a model that fails costs its opinion, not the analysis. */
export async function rankByModel(context: ModelContext, call: RankCall): Promise<RankedClips> {
  const choice = await context.languageModels.choiceOf(call.accountId);
  // Without words there is nothing a language model could judge.
  if (choice === null || call.words.length === 0) return { clips: call.find(call.count), state: null };
  const found = call.find(SPARE * call.count);
  const opinions: Opinion[] = [];
  while (opinions.length < found.length) {
    call.onProgress(opinions.length / found.length);
    const part = found.slice(opinions.length, opinions.length + CLIPS_A_QUESTION);
    const answered = await askForAnswer(context, call.accountId, {
      messages: askForOpinions(part.map(materialOf(call.words)), call.wish),
      read: (text) => readOpinions(text, part.length),
      signal: call.signal,
    });
    // Forgotten since the analysis began.
    if (answered === null) return { clips: call.find(call.count), state: null };
    const { model, answer, why } = answered;
    if (answer === null) {
      const note = problem('ranked_without_model', { why });
      return { clips: call.find(call.count), state: { status: 'unavailable', model, problem: note } };
    }
    opinions.push(...answer);
  }
  const clips = weighOpinions(found, opinions, call.count);
  return { clips, state: { status: 'language_model', model: choice.model, problem: null } };
}

const materialOf =
  (words: readonly Word[]) =>
  (clip: FoundClip): ClipToJudge => ({
    durationSec: clip.endSec - clip.startSec,
    text: spokenIn(words, clip),
  });

function spokenIn(words: readonly Word[], { startSec, endSec }: FoundClip): string {
  const inside = words.filter((word) => word.startSec >= startSec && word.endSec <= endSec);
  return joinWords(inside.map(({ text }) => text));
}
