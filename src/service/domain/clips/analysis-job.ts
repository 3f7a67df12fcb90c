/**
 * The analysis of an Auto Clip project: words, sound, picture, clips. What each stage finds is stored with the
 * asset, so that an analysis that was cut off, or a second one, goes on from there.
 */

import { newId } from '../../../contract/ids.ts';
import { problem } from '../../../contract/problems/problem.ts';
import { findClips } from '../../../media/find-clips/find-clips.ts';
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
import type { ProjectContext } from '../projects/project-context.ts';
import { type ProjectRow, requireProject } from '../projects/project-rows.ts';
import { freeTitle, isUntitled } from '../projects/project-titles.ts';
import { withFiles } from '../projects/require-files.ts';
import { endProjectJobWithout } from '../projects/start-project-job.ts';
import { listenAndLook } from './listen-and-look.ts';
import { shortfallOf } from './shortfall.ts';
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
    onFailed: (tx, job, why) => endProjectJobWithout(within(context, tx), job.project_id ?? '', job.id, why),
    onCancelled: (tx, job) => endProjectJobWithout(within(context, tx), job.project_id ?? '', job.id, null),
  };
}

interface AnalysisResult {
  readonly words: SourceTranscript;
  readonly ranked: RankedClips;
}

async function analyse(
  context: ProjectContext,
  run: JobRun,
  asset: AssetRow,
  settings: ChosenSettings,
): Promise<AnalysisResult> {
  const { database } = context;
  const { signal } = run;
  const known = (isKnown: boolean, weight: number): number => (isKnown ? 1 : weight);
  const hasWords = (await findTranscript(database, asset.id)) !== undefined;
  const stage = weightedProgress(
    [
      { name: 'subtitles', weight: known(hasWords, 2) },
      { name: 'transcribe', weight: known(hasWords || asset.has_audio !== 1, 48) },
      { name: 'listen_and_look', weight: known(await hasTrack(database, asset.id, 'picture'), 45) },
      { name: 'find_clips', weight: 5 },
      {
        name: 'ask_model',
        weight: (await context.languageModels.choiceOf(run.job.account_id)) === null ? 0 : 30,
      },
    ],
    run.progress,
  );
  const words = await transcriptOfSource(context, asset, settings, { jobId: run.job.id, signal, stage });

  const { sound, picture } = await listenAndLook(context, asset, signal, stage('listen_and_look'));
  stage('find_clips')(0);
  const language = notesLanguage(words.language, settings.language);
  const taste = await tasteFor(database, run.job.account_id);
  const ranked = await rankByModel(context, {
    accountId: run.job.account_id,
    words: words.words,
    count: settings.clipCount,
    wish: { language, objective: settings.objective, instructions: settings.instructions },
    find: (clipCount) =>
      findClips({
        words: words.words,
        soundTrack: sound,
        pictureTrack: picture,
        durationSec: asset.duration_sec ?? 0,
        language,
        settings: { ...settings, clipCount },
        taste,
      }),
    signal,
    onProgress: (share) => stage('ask_model')(share),
  });
  if (ranked.clips.length === 0) throw new JobFailure(problem('no_stretch_fits'));
  return { words, ranked };
}

/** The language titles and notes are written in: what is spoken, else what was chosen, else English. */
function notesLanguage(spoken: string | null, chosen: ChosenSettings['language']): 'it' | 'en' {
  return (spoken ?? chosen).startsWith('it') ? 'it' : 'en';
}

/** Accepted clips stay; proposed and rejected ones make room for what was found now. */
async function saveResult(
  { database, clock }: ProjectContext,
  project: ProjectRow,
  asset: AssetRow,
  { words, ranked }: AnalysisResult,
  settings: ChosenSettings,
): Promise<void> {
  const nowMs = clock.nowMs();
  await database.run("DELETE FROM clip WHERE project_id = ? AND status <> 'accepted'", [project.id]);
  const kept = await database.all<{ start_sec: number; end_sec: number }>(
    'SELECT start_sec, end_sec FROM clip WHERE project_id = ?',
    [project.id],
  );
  const fresh = ranked.clips.filter((clip) => !kept.some((other) => isSameStretch(clip, other)));
  for (const clip of fresh)
    await database.run(
      `INSERT INTO clip (id, project_id, source_asset_id, status, rank, start_sec, end_sec, score, found, created_ms)
       VALUES (?, ?, ?, 'proposed', 0, ?, ?, ?, ?, ?)`,
      [
        newId('clip'),
        project.id,
        asset.id,
        clip.startSec,
        clip.endSec,
        clip.score,
        JSON.stringify(clip),
        nowMs,
      ],
    );
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
    `UPDATE clip SET rank = place.rank FROM
     (SELECT id, ROW_NUMBER() OVER (ORDER BY score DESC, start_sec) AS rank FROM clip WHERE project_id = ?1) AS place
     WHERE clip.id = place.id`,
    [project.id],
  );
  await database.run(
    `UPDATE project SET status = 'ready', problem = NULL, words_state = ?, ranking_state = ?, clips_short = ?,
     analysis_job_id = NULL, analyzed_transcript_id = (SELECT id FROM transcript WHERE asset_id = ?),
     analysis_count = analysis_count + 1, updated_ms = ? WHERE id = ?`,
    [
      JSON.stringify(words.state),
      jsonOrNull(ranked.state),
      jsonOrNull(
        shortfallOf(settings, asset.duration_sec ?? 0, {
          found: ranked.clips.length,
          fresh: fresh.length,
        }),
      ),
      asset.id,
      nowMs,
      project.id,
    ],
  );
}

function jsonOrNull(value: object | null): string | null {
  return value === null ? null : JSON.stringify(value);
}

/** Two stretches are the same clip when they share more than half of what they cover together. */
function isSameStretch(
  clip: { startSec: number; endSec: number },
  other: { start_sec: number; end_sec: number },
): boolean {
  const shared = Math.min(clip.endSec, other.end_sec) - Math.max(clip.startSec, other.start_sec);
  const covered = Math.max(clip.endSec, other.end_sec) - Math.min(clip.startSec, other.start_sec);
  return shared > covered / 2;
}
