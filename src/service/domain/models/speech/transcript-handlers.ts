/** Corrects the language of a transcript, and starts making its words again. Extension `owner_transcript`. */
import { joinWords } from '../../../../base/text/word-joining.ts';
import type { OwnerAnswerOf } from '../../../../contract/owner-operations.ts';
import { problem } from '../../../../contract/problems/problem.ts';
import type { JobQueue } from '../../../jobs/job-queue.ts';
import { type JobRow, newJobId, toJob } from '../../../jobs/job-rows.ts';
import { conflict, notFound } from '../../../kernel/api-error.ts';
import type { Account, OwnerHandlers } from '../../../kernel/call.ts';
import type { Queries } from '../../../kernel/ports/database.ts';
import { type AssetRow, requireAsset } from '../../assets/asset-rows.ts';
import { correctLanguage, findTranscript, nameSpeakers, toTranscript } from '../../assets/transcript-rows.ts';
import type { ModelContext } from '../model-context.ts';
import { requireListener } from './chosen-listener.ts';
import type { WordsWish } from './retranscribe-job.ts';
import { readSpeechChoice } from './speech-choice.ts';
import { measuredSpeed } from './speech-speed.ts';

type Ids =
  | 'update_transcript'
  | 'retranscribe_asset'
  | 'get_listening'
  | 'pause_listening'
  | 'resume_listening';

export function transcriptHandlers(context: ModelContext & { readonly jobs: JobQueue }): OwnerHandlers<Ids> {
  const { jobs, database, listenings } = context;
  const videoOf = ({
    account,
    params,
  }: {
    account: Account;
    params: { assetId: string };
  }): Promise<AssetRow> => requireAsset(database, account.id, params.assetId);
  return {
    get_listening: async (call) => ({ body: await listeningTo(context, await videoOf(call)) }),
    pause_listening: async (call) => {
      const asset = await videoOf(call);
      await listenings.pause(asset.id);
      return { body: await listeningTo(context, asset) };
    },
    resume_listening: async (call) => {
      const asset = await videoOf(call);
      await listenings.resume(asset.id);
      return { body: await listeningTo(context, asset) };
    },

    update_transcript: ({ account, params, body, commit }) =>
      commit(async (tx) => {
        const asset = await requireAsset(tx, account.id, params.assetId);
        await requireAtRest(tx, asset.id);
        if (body.language !== undefined) await correctLanguage(tx, asset.id, body.language);
        const found = await findTranscript(tx, asset.id);
        if (found !== undefined && body.speakers !== undefined) await nameSpeakers(tx, found, body.speakers);
        const row = await findTranscript(tx, asset.id);
        if (row === undefined) throw notFound('transcript');
        return { body: { transcript: await toTranscript(tx, row) } };
      }),

    retranscribe_asset: async ({ account, params, body, commit }) => {
      const { vocabulary = null, listenWith = null } = body;
      const tellSpeakers =
        body.tellSpeakers ??
        (body.from === 'speech' && (await readSpeechChoice(database, account.id)).tellsSpeakers);
      requireListener(listenWith);
      return commit<OwnerAnswerOf<'retranscribe_asset'>>(async (tx) => {
        const asset = await requireAsset(tx, account.id, params.assetId);
        if (asset.kind !== 'video') throw conflict(problem('not_a_video'));
        const running = await wordsJobOf(tx, asset.id);
        if (running !== undefined) return { body: { job: toJob(running), reused: true } };
        await requireAtRest(tx, asset.id);
        const { from, language } = body;
        const wish: WordsWish = { from, language, vocabulary, listenWith, tellSpeakers };
        const job = await jobs.enqueue(tx, {
          id: newJobId(),
          accountId: account.id,
          kind: 'transcription',
          projectId: null,
          assetId: asset.id,
          checkpoint: wish,
        });
        return { body: { job: toJob(job), reused: false } };
      });
    },
  };
}

async function listeningTo(
  { database, listenings }: ModelContext,
  asset: AssetRow,
): Promise<OwnerAnswerOf<'get_listening'>> {
  const state = await listenings.stateOf(asset.id);
  if (state === null) return { listening: null };
  const { engine, untilSec, words, isPaused } = state;
  const durationSec = asset.duration_sec ?? 0;
  const speed = await measuredSpeed(database, engine);
  const remainingSec = speed === null ? null : Math.max(0, durationSec - untilSec) / speed;
  return { listening: { untilSec, durationSec, remainingSec, text: joinWords(words), isPaused } };
}

function wordsJobOf(database: Queries, assetId: string): Promise<JobRow | undefined> {
  return database.get<JobRow>(
    "SELECT * FROM job WHERE asset_id = ? AND kind = 'transcription' AND status IN ('queued', 'running')",
    [assetId],
  );
}

/** @throws ApiError CONFLICT while clips are found with its words, or the words themselves are made again */
export async function requireAtRest(database: Queries, assetId: string): Promise<void> {
  const analyzed = await database.get(
    'SELECT 1 FROM project JOIN project_asset ON project_id = id WHERE asset_id = ? AND analysis_job_id IS NOT NULL',
    [assetId],
  );
  if (analyzed !== undefined) throw conflict(problem('being_analyzed'));
  if ((await wordsJobOf(database, assetId)) !== undefined) throw conflict(problem('being_transcribed'));
}
