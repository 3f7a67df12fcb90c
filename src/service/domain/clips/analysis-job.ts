/**
 * The analysis of an Auto Clip project: words, sound, picture, clips. What each stage finds is stored with the
 * asset, so that an analysis that was cut off, or a second one, goes on from there.
 */
import { type Problem, problem } from '../../../contract/problems/problem.ts';
import { type FindClipsInput, findClips } from '../../../media/find-clips/find-clips.ts';
import type { Cues } from '../../../media/find-clips/languages/language-cues.ts';
import { loadCues } from '../../../media/find-clips/languages/load-cues.ts';
import { JobFailure } from '../../jobs/job-failure.ts';
import type { JobHandler, JobRun } from '../../jobs/job-handler.ts';
import type { JobRow } from '../../jobs/job-rows.ts';
import { weightedProgress } from '../../jobs/weighted-progress.ts';
import type { Queries } from '../../kernel/ports/database.ts';
import { type WithDatabase, within } from '../../kernel/within.ts';
import { type AssetRow, requireAsset } from '../assets/asset-rows.ts';
import { hasTrack } from '../assets/asset-tracks.ts';
import { findTranscript } from '../assets/transcript-rows.ts';
import { type RankedClips, rankByModel } from '../models/language-model/rank-by-model.ts';
import { type SourceTranscript, transcriptOfSource } from '../models/speech/transcript-of-source.ts';
import type { ChosenSettings } from '../projects/autoclip-settings.ts';
import { endFirstClips, remembered } from '../projects/first-clips.ts';
import type { ProjectContext } from '../projects/project-context.ts';
import { type ProjectRow, requireProject } from '../projects/project-rows.ts';
import { freeTitle, isUntitled } from '../projects/project-titles.ts';
import { withFiles } from '../projects/require-files.ts';
import { endProjectJobWithout } from '../projects/start-project-job.ts';
import { keepClips } from './keep-clips.ts';
import { listenAndLook } from './listen-and-look.ts';
import { shortfallOf } from './shortfall.ts';
import { showClipsOfSpeech, showFirstClips } from './show-first-clips.ts';
import { tasteFor } from './taste-rows.ts';

/**
 * Analyses find the clips of Auto Clip projects and prepare vibe edits (specification, section 2, Job).
 * @param prepare the analysis of a vibe edit
 */
export function analysisJob(context: ProjectContext & WithDatabase, prepare: JobHandler): JobHandler {
  const find = findClipsJob(context);
  const handlerOf = async (database: Queries, job: JobRow): Promise<JobHandler> => {
    const { kind } = await requireProject(database, job.account_id, job.project_id ?? '');
    return kind === 'vibeedit' ? prepare : find;
  };
  return {
    run: async (run) => (await handlerOf(context.database, run.job)).run(run),
    onFailed: async (tx, job, why) => (await handlerOf(tx, job)).onFailed(tx, job, why),
    onCancelled: async (tx, job) => (await handlerOf(tx, job)).onCancelled(tx, job),
  };
}

function findClipsJob(context: ProjectContext & WithDatabase): JobHandler {
  const { database } = context;
  return {
    run: async (run) => {
      const project = await requireProject(database, run.job.account_id, run.job.project_id ?? '');
      const asset = await requireAsset(database, run.job.account_id, project.source_asset_id ?? '');
      const { settings } = JSON.parse(run.job.checkpoint) as { settings: ChosenSettings };
      const found = await withFiles(context, run, [asset.id], () => analyse(context, run, asset, settings));
      return (tx) => saveResult(within(context, tx), project, asset, found, settings);
    },
    onFailed: (tx, job, why) => endWithout(within(context, tx), job, why),
    onCancelled: (tx, job) => endWithout(within(context, tx), job, null),
  };
}

/** Of a video whose words are all there is yet. */
const UNSEEN = { soundTrack: null, pictureTrack: null };

interface AnalysisResult {
  readonly words: SourceTranscript;
  readonly ranked: RankedClips;
}

async function analyse(
  context: ProjectContext & WithDatabase,
  run: JobRun,
  asset: AssetRow,
  settings: ChosenSettings,
): Promise<AnalysisResult> {
  const { database } = context;
  const { signal } = run;
  const weigh = (isKnown: boolean, weight: number): number => (isKnown ? 1 : weight);
  const hasWords = (await findTranscript(database, asset.id)) !== undefined;
  const hasPicture = await hasTrack(database, asset.id, 'picture');
  const asksModel = (await context.languageModels.choiceOf(run.job.account_id)) !== null;
  const stage = weightedProgress(
    [
      { name: 'subtitles', weight: weigh(hasWords, 2) },
      { name: 'transcribe', weight: weigh(hasWords || asset.has_audio !== 1, 48) },
      { name: 'listen_and_look', weight: weigh(hasPicture, 45) },
      { name: 'find_clips', weight: 5 },
      { name: 'ask_model', weight: asksModel ? 30 : 0 },
    ],
    run.progress,
  );
  const finderIn = async (input: Omit<FindClipsInput, 'settings' | 'taste'>) => {
    const taste = await tasteFor(database, run.job.account_id);
    return (clipCount: number) => findClips({ ...input, taste, settings: { ...settings, clipCount } });
  };
  const words = await transcriptOfSource(context, asset, settings, {
    ...{ jobId: run.job.id, signal, stage },
    onHeard: showClipsOfSpeech(
      context,
      run.job,
      asset,
      settings.clipCount,
      async (heard, untilSec, count) => {
        const cues = await cuesIn(heard.language, settings.language);
        const input = { words: heard.words, ...UNSEEN, durationSec: untilSec, cues };
        return (await finderIn(input))(count);
      },
    ),
    heardId: async () => (await remembered(database, run.job.id)).heardId,
  });
  const durationSec = asset.duration_sec ?? 0;
  const cues = await cuesIn(words.language, settings.language);
  const known = { words: words.words, durationSec, cues };
  const takesLong = !hasPicture || asksModel;
  if (takesLong && words.words.length > 0) {
    const find = await finderIn({ ...known, ...UNSEEN });
    await showFirstClips(context, run.job, asset, () => find(settings.clipCount));
  }

  const { sound, picture } = await listenAndLook(context, asset, signal, stage('listen_and_look'));
  stage('find_clips')(0);
  const ranked = await rankByModel(context, {
    accountId: run.job.account_id,
    words: words.words,
    count: settings.clipCount,
    wish: { language: cues.language, objective: settings.objective, instructions: settings.instructions },
    find: await finderIn({ ...known, soundTrack: sound, pictureTrack: picture }),
    signal,
    onProgress: (share) => stage('ask_model')(share),
  });
  if (ranked.clips.length === 0) throw new JobFailure(problem('no_stretch_fits'));
  return { words, ranked };
}

/** Of what is spoken, else of what was chosen, else of English. */
function cuesIn(spoken: string | null, chosen: ChosenSettings['language']): Promise<Cues> {
  return loadCues(spoken ?? (chosen === 'auto' ? 'en' : chosen));
}

async function saveResult(
  context: ProjectContext,
  project: ProjectRow,
  asset: AssetRow,
  { words, ranked }: AnalysisResult,
  settings: ChosenSettings,
): Promise<void> {
  const { database, clock } = context;
  const fresh = await keepClips(context, project, asset.id, ranked.clips, { isAll: true });
  // Named by nobody, and by no file: the best clip says what it is about.
  const named = isUntitled((await requireProject(database, project.account_id, project.id)).title)
    ? ranked.clips[0]?.title
    : undefined;
  if (named !== undefined)
    await database.run('UPDATE project SET title = ? WHERE id = ?', [
      await freeTitle(database, project.account_id, named),
      project.id,
    ]);
  await database.run(
    `UPDATE project SET status = 'ready', problem = NULL, words_state = ?, ranking_state = ?, clips_short = ?,
     analysis_job_id = NULL, analyzed_transcript_id = ?,
     analysis_count = analysis_count + 1, updated_ms = ? WHERE id = ?`,
    [
      JSON.stringify(words.state),
      jsonOrNull(ranked.state),
      jsonOrNull(shortfallOf(settings, asset.duration_sec ?? 0, { found: ranked.clips.length, fresh })),
      words.transcriptId,
      clock.nowMs(),
      project.id,
    ],
  );
}

/** Failed or stopped. Whoever stops it has had what was accepted; what fails is never paid for. */
async function endWithout(context: ProjectContext, job: JobRow, why: Problem | null): Promise<void> {
  const project = await requireProject(context.database, job.account_id, job.project_id ?? '');
  const isTaken = await endFirstClips(context.database, project, job.id);
  await endProjectJobWithout(context, project.id, job.id, why, { keepsCharge: isTaken && why === null });
}

function jsonOrNull(value: object | null): string | null {
  return value === null ? null : JSON.stringify(value);
}
