/**
 * The words of a source, from the first place that has them: attached captions, subtitles in the file, speech
 * recognition. Where there are none the analysis goes on without, and the project says so.
 */
import { type Problem, problem } from '../../../../contract/problems/problem.ts';
import type { WordsState } from '../../../../contract/schemas/project.ts';
import type { Word } from '../../../../media/listen/word.ts';
import type { OnProgress } from '../../../../media/media-call.ts';
import { type KeptState, problemIn } from '../../../kernel/stored-problem.ts';
import { type WithDatabase, within } from '../../../kernel/within.ts';
import type { AssetRow } from '../../assets/asset-rows.ts';
import {
  findTranscript,
  type NewTranscript,
  spelledWords,
  type TranscriptRow,
  wordsOf,
  writeTranscript,
} from '../../assets/transcript-rows.ts';
import type { ModelContext } from '../model-context.ts';
import type { OnHeard } from '../on-heard.ts';
import { partOf, sayWhoSpeaks, WORDS_SHARE } from './say-who-speaks.ts';
import { readSpeechChoice } from './speech-choice.ts';
import { forgetTranscribed, type SpeechWish, transcribeSource } from './transcribe-source.ts';

export interface SourceTranscript {
  /** Of the transcript the words were read from; null where there are none. */
  readonly transcriptId: string | null;
  readonly words: readonly Word[];
  readonly language: string | null;
  readonly state: KeptState<WordsState>;
}

export interface TranscriptCall {
  /** The job that wants them. */
  readonly jobId: string;
  readonly signal: AbortSignal;
  /** Reporter of one of the two stages words are found in. */
  readonly stage: (name: 'subtitles' | 'transcribe') => OnProgress;
  readonly onHeard?: OnHeard;
  /** The id that words were kept under while the rest was heard; undefined where none were. */
  readonly heardId?: () => Promise<string | undefined>;
}

export async function transcriptOfSource(
  context: ModelContext & WithDatabase,
  asset: AssetRow,
  settings: SpeechWish,
  { jobId, signal, stage, onHeard, heardId }: TranscriptCall,
): Promise<SourceTranscript> {
  const { database, media, clock } = context;
  const known = await findTranscript(database, asset.id);
  if (known !== undefined) return ofRow(settings, known);

  const keep = async (
    made: Omit<NewTranscript, 'assetId' | 'durationSec' | 'id'>,
  ): Promise<SourceTranscript> => {
    const id = await heardId?.();
    return database.transaction(async (tx) => {
      await forgetTranscribed(within(context, tx), asset.id);
      // Work beside this one may have found them first, or somebody attached captions.
      const meanwhile = await findTranscript(tx, asset.id);
      if (meanwhile !== undefined) return ofRow(settings, meanwhile);
      const kept = await writeTranscript(tx, clock.nowMs(), {
        ...made,
        language: languageFor(settings, made.language),
        assetId: asset.id,
        durationSec: asset.duration_sec ?? 0,
        id,
      });
      return usedBy(settings, { ...made, id: kept.id });
    }, asset.account_id);
  };

  const subtitles = await media.run(
    'readSubtitles',
    { file: asset.file, language: settings.language },
    { signal, onProgress: stage('subtitles') },
  );
  if (subtitles !== null && subtitles.words.length > 0)
    return keep({ ...subtitles, origin: 'captions', engine: null });
  if (asset.has_audio !== 1) return withoutWords(problem('no_sound_so_picture'));

  const { tellsSpeakers } = await readSpeechChoice(database, asset.account_id);
  const listens = stage('transcribe');
  const heard = await transcribeSource(context, asset, settings, {
    jobId,
    signal,
    onProgress: tellsSpeakers ? partOf(listens, 0, WORDS_SHARE) : listens,
    ...(onHeard === undefined ? {} : { onHeard }),
  });
  if (heard.status === 'unavailable') return withoutWords(heard.problem);
  if (heard.words.length === 0) return withoutWords(problem('no_words_heard'));
  if (!tellsSpeakers) return keep({ ...heard, origin: 'speech' });
  const said = await sayWhoSpeaks(context, asset, heard.words, {
    signal,
    onProgress: partOf(listens, WORDS_SHARE, 1),
  });
  return keep({ ...heard, ...said, origin: 'speech' });
}

function ofRow(wish: SpeechWish, row: TranscriptRow): SourceTranscript {
  const speakersProblem = problemIn(row.speakers_problem);
  return usedBy(wish, { ...row, speakersProblem, words: wordsOf(row, wish.vocabulary) });
}

/** A transcript is kept with its asset; projects that use it choose its language and its spelling for themselves. */
function usedBy(
  wish: SpeechWish,
  {
    id,
    words,
    language,
    origin,
    speakersProblem = null,
  }: Pick<NewTranscript, 'language' | 'origin' | 'words' | 'speakersProblem'> & Pick<TranscriptRow, 'id'>,
): SourceTranscript {
  return {
    transcriptId: id,
    words: spelledWords({ origin, words }, wish.vocabulary),
    language: languageFor(wish, language),
    state: { status: origin, problem: speakersProblem },
  };
}

/** What was chosen goes before the tag of a track and before what was detected. */
function languageFor({ language }: SpeechWish, found: string): string {
  return language === 'auto' ? found : language;
}

function withoutWords(why: Problem): SourceTranscript {
  return { transcriptId: null, words: [], language: null, state: { status: 'unavailable', problem: why } };
}
