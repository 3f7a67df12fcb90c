/**
 * Makes the words of a video again, from its speech, from the subtitles inside it or from those it had. The old ones stay until the new ones
 * are whole; windows heard before a kill or a stop are not heard again.
 */
import { problem } from '../../../../contract/problems/problem.ts';
import { JobFailure } from '../../../jobs/job-failure.ts';
import type { JobHandler, JobRun } from '../../../jobs/job-handler.ts';
import { within } from '../../../kernel/within.ts';
import { type AssetRow, findAsset } from '../../assets/asset-rows.ts';
import { formerCaptions, type NewTranscript, writeTranscript } from '../../assets/transcript-rows.ts';
import type { ModelContext } from '../model-context.ts';
import { partOf, sayWhoSpeaks, WORDS_SHARE } from './say-who-speaks.ts';
import { forgetTranscribed, type SpeechWish, transcribeSource } from './transcribe-source.ts';

export interface WordsWish extends SpeechWish {
  readonly from: 'speech' | 'captions' | 'former_captions';
  /** Say who speaks, where the words do not. */
  readonly tellSpeakers: boolean;
}

type Made = Pick<NewTranscript, 'language' | 'origin' | 'words' | 'engine'>;

export function retranscribeJob(context: ModelContext): JobHandler {
  const { database, files, clock } = context;
  return {
    run: async (run) => {
      const { account_id: accountId, asset_id: assetId, checkpoint } = run.job;
      const asset = await findAsset(database, accountId, assetId ?? '');
      if (asset === undefined) throw new JobFailure(problem('file_deleted'));
      if ((await files.sizeBytes(asset.file)) === null)
        throw new JobFailure(problem('video_file_gone', { title: asset.title }));
      const wish = JSON.parse(checkpoint) as WordsWish;
      run.progress(0, wish.from === 'speech' ? 'transcribe' : 'subtitles');
      const own: JobRun = wish.tellSpeakers
        ? { ...run, progress: partOf(run.progress, 0, WORDS_SHARE) }
        : run;
      const made = await MAKE[wish.from](context, own, asset, wish);
      const said = wish.tellSpeakers
        ? await sayWhoSpeaks(context, asset, made.words, {
            signal: run.signal,
            onProgress: partOf(run.progress, WORDS_SHARE, 1),
          })
        : { words: made.words };
      return async (tx) => {
        // Deleted meanwhile: there is nothing to keep words of.
        if ((await findAsset(tx, accountId, asset.id)) === undefined) return;
        await writeTranscript(tx, clock.nowMs(), {
          ...made,
          ...said,
          language: wish.language === 'auto' ? made.language : wish.language,
          assetId: asset.id,
          durationSec: asset.duration_sec ?? 0,
        });
        await forgetTranscribed(within(context, tx), asset.id);
      };
    },
    onFailed: async () => undefined,
    onCancelled: async () => undefined,
  };
}

async function readAgain(
  { media }: ModelContext,
  { signal, progress }: JobRun,
  { file }: AssetRow,
  { language }: WordsWish,
): Promise<Made> {
  const found = await media.run('readSubtitles', { file, language }, { signal, onProgress: progress });
  if (found === null) throw new JobFailure(problem('no_subtitles_inside'));
  return { ...found, origin: 'captions', engine: null };
}

async function hearAgain(
  context: ModelContext,
  { job, signal, progress }: JobRun,
  asset: AssetRow,
  wish: WordsWish,
): Promise<Made> {
  const heard = await transcribeSource(context, asset, wish, { jobId: job.id, signal, onProgress: progress });
  if (heard.status === 'unavailable') throw new JobFailure(heard.problem);
  if (heard.words.length === 0) throw new JobFailure(problem('no_words_found'));
  return { ...heard, origin: 'speech' };
}

async function takeFormer({ database }: ModelContext, _: JobRun, { id }: AssetRow): Promise<Made> {
  const former = await formerCaptions(database, id);
  if (former === undefined) throw new JobFailure(problem('no_former_subtitles'));
  return { ...former, origin: 'captions', engine: null };
}

const MAKE = { speech: hearAgain, captions: readAgain, former_captions: takeFormer } as const;
