/** Says who speaks in words that do not say it, by how the voices of the source sound. What goes wrong costs the names alone. */
import { type Problem, problem } from '../../../../contract/problems/problem.ts';
import { labelWords } from '../../../../media/listen/speakers/label-words.ts';
import { SPEAKER_MODELS } from '../../../../media/listen/speakers/speaker-models.ts';
import type { ToldSpeakers } from '../../../../media/listen/speakers/tell-speakers.ts';
import type { Word } from '../../../../media/listen/word.ts';
import type { OnProgress } from '../../../../media/media-call.ts';
import type { AssetRow } from '../../assets/asset-rows.ts';
import type { ModelContext } from '../model-context.ts';
import { despiteCrashes } from './despite-crashes.ts';
import { ModelFetchError } from './fetch-model-file.ts';
import { modelsAddress } from './models-keeper.ts';

export interface SaidWords {
  readonly words: readonly Word[];
  /** Why nobody was told apart; null where nothing failed. */
  readonly speakersProblem: Problem | null;
}

interface SpeakersCall {
  readonly signal: AbortSignal;
  readonly onProgress: OnProgress;
}

/** Share of a progress that is finding words, where speakers are told apart afterwards. */
export const WORDS_SHARE = 0.7;

const TRIES = 2;
/** Share of the progress that is fetching the models, where they have to be fetched. */
const LOAD_SHARE = 0.2;

/** Words that already name somebody stay as they are: whoever named them knew better. */
export async function sayWhoSpeaks(
  context: ModelContext,
  asset: AssetRow,
  words: readonly Word[],
  call: SpeakersCall,
): Promise<SaidWords> {
  const isKnown = words.length === 0 || words.some(({ speaker }) => speaker !== null);
  if (isKnown || context.media.usesSpeechModels !== true) return { words, speakersProblem: null };
  const told = await speakersOf(context, asset, call);
  if (told.status === 'done') return { words: labelWords(words, told.turns), speakersProblem: null };
  return { words, speakersProblem: problem('speakers_not_told', { why: told.problem }) };
}

async function speakersOf(
  { database, media, speech }: ModelContext,
  asset: AssetRow,
  { signal, onProgress }: SpeakersCall,
): Promise<ToldSpeakers> {
  const address = await modelsAddress(database);
  const models: Record<string, string> = {};
  let loaded = 0;
  try {
    for (const [index, model] of SPEAKER_MODELS.entries()) {
      const onShare = (share: number): void => {
        loaded = LOAD_SHARE;
        onProgress((LOAD_SHARE * (index + share)) / SPEAKER_MODELS.length, 'download');
      };
      const files = await speech.ensure(model, address, { signal, onProgress: onShare });
      models[model.id] = files[model.files[0]] ?? '';
    }
  } catch (error) {
    if (!(error instanceof ModelFetchError)) throw error;
    return { status: 'unavailable', problem: error.problem };
  }
  return despiteCrashes(problem('speakers_failed'), TRIES, () =>
    media.run(
      'tellSpeakers',
      { file: asset.file, models },
      { signal, onProgress: (share, stage) => onProgress(loaded + (1 - loaded) * share, stage) },
    ),
  );
}

/** Tells of a part of the work as of the whole. */
export function partOf(onProgress: OnProgress, fromShare: number, toShare: number): OnProgress {
  return (share, stage) => onProgress(fromShare + (toShare - fromShare) * share, stage);
}
