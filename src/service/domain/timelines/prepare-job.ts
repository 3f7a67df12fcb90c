/** Prepares videos for an edit: words and pauses are found once and kept with the asset. */
import { newId } from '../../../contract/ids.ts';
import type { Problem } from '../../../contract/problems/problem.ts';
import type { WordsState } from '../../../contract/schemas/project.ts';
import type { Edit } from '../../../timeline/model/edit.ts';
import type { JobHandler, JobRun } from '../../jobs/job-handler.ts';
import type { JobRow } from '../../jobs/job-rows.ts';
import { weightedProgress } from '../../jobs/weighted-progress.ts';
import type { Queries } from '../../kernel/ports/database.ts';
import type { KeptState } from '../../kernel/stored-problem.ts';
import { type WithDatabase, within } from '../../kernel/within.ts';
import { type AssetRow, requireAsset } from '../assets/asset-rows.ts';
import { hasTrack, writeTrack } from '../assets/asset-tracks.ts';
import { insertComposition } from '../compositions/composition-rows.ts';
import { transcriptOfSource } from '../models/speech/transcript-of-source.ts';
import { refundJob } from '../money/charge.ts';
import { languageToHear } from '../projects/autoclip-settings.ts';
import type { ProjectContext } from '../projects/project-context.ts';
import {
  blockOf,
  changeProject,
  holdAsset,
  type ProjectBlocks,
  type ProjectRow,
  requireProject,
} from '../projects/project-rows.ts';
import { withFiles } from '../projects/require-files.ts';
import { endProjectJobWithout } from '../projects/start-project-job.ts';
import { stateOfEdit } from './composition-of-edit.ts';
import { writeClip } from './timeline-clips.ts';
import { findTimeline, insertTimeline } from './timeline-rows.ts';

/** A job with `clipAssetId` prepares another video for an edit that is there; without, the edit itself. */
export interface PrepareCheckpoint {
  readonly block: ProjectBlocks['vibeedit'];
  readonly clipAssetId?: string;
}

export function prepareJob(context: ProjectContext & WithDatabase): JobHandler {
  const { database } = context;
  const checkpointOf = (job: JobRow) => JSON.parse(job.checkpoint) as PrepareCheckpoint;

  const endWithout = async (tx: Queries, job: JobRow, why: Problem | null): Promise<void> => {
    const { clipAssetId } = checkpointOf(job);
    const timeline = await findTimeline(tx, job.project_id ?? '');
    if (clipAssetId === undefined || timeline === undefined) {
      await endProjectJobWithout(within(context, tx), job.project_id ?? '', job.id, why);
    } else {
      await refundJob(within(context, tx), job.id);
      await writeClip(tx, timeline.id, clipAssetId, 'failed', job.id);
    }
  };

  return {
    run: async (run) => {
      const project = await requireProject(database, run.job.account_id, run.job.project_id ?? '');
      const { block, clipAssetId } = checkpointOf(run.job);
      const asset = await requireAsset(
        database,
        project.account_id,
        clipAssetId ?? project.source_asset_id ?? '',
      );
      const words = await withFiles(context, run, [asset.id], () => prepareAsset(context, run, asset, block));
      return clipAssetId === undefined
        ? (tx) => saveEdit(within(context, tx), asset, run.job, words)
        : (tx) => saveClip(tx, project, asset, run.job);
    },
    onFailed: endWithout,
    onCancelled: (tx, job) => endWithout(tx, job, null),
  };
}

async function prepareAsset(
  context: ProjectContext & WithDatabase,
  { job, signal, progress }: JobRun,
  asset: AssetRow,
  { language, vocabulary }: ProjectBlocks['vibeedit'],
): Promise<KeptState<WordsState>> {
  const { database, media } = context;
  const stage = weightedProgress(
    [
      { name: 'subtitles', weight: 1 },
      { name: 'transcribe', weight: 6 },
      { name: 'listen', weight: 3 },
    ],
    progress,
  );
  const wish = { language: languageToHear(language), vocabulary, listenWith: null };
  const { state } = await transcriptOfSource(context, asset, wish, { jobId: job.id, signal, stage });
  if (asset.has_audio === 1 && !(await hasTrack(database, asset.id, 'sound')))
    await writeTrack(
      database,
      asset.id,
      'sound',
      await media.run('listen', { file: asset.file }, { signal, onProgress: stage('listen') }),
    );
  return state;
}

async function saveEdit(
  context: ProjectContext,
  asset: AssetRow,
  job: JobRow,
  words: KeptState<WordsState>,
): Promise<void> {
  const { database, clock } = context;
  // Read here: it may have been renamed while its video was prepared.
  const project = await requireProject(database, job.account_id, job.project_id ?? '');
  const { account_id: accountId, id: projectId } = project;
  const block = blockOf(project, 'vibeedit');
  const edit = firstEdit(asset, block);
  const state = await stateOfEdit(context, { accountId, projectId, title: project.title }, edit, []);
  const compositionId = await insertComposition(context, {
    accountId,
    projectId,
    clipId: null,
    kind: 'vibeedit',
    state,
    madeBy: { changes: ['made'] },
  });
  const first = { edit, origin: 'prepared', summary: 'The whole video', madeBy: null } as const;
  const timeline = await insertTimeline(database, clock.nowMs(), project, compositionId, first);
  await writeClip(database, timeline.id, asset.id, 'ready', job.id);
  await changeProject(context, project, { block: { ...block, prepared: true } });
  await database.run(
    "UPDATE project SET status = 'ready', problem = NULL, composition_id = ?, words_state = ?, analysis_job_id = NULL WHERE id = ?",
    [compositionId, JSON.stringify(words), projectId],
  );
}

async function saveClip(database: Queries, project: ProjectRow, asset: AssetRow, job: JobRow): Promise<void> {
  const timeline = await findTimeline(database, project.id);
  if (timeline === undefined) return;
  await writeClip(database, timeline.id, asset.id, 'ready', job.id);
  await holdAsset(database, project.id, asset.id);
}

/** The whole video in one segment; another shape than its own is filled around the middle. */
function firstEdit(asset: AssetRow, { aspect, captionStyle }: ProjectBlocks['vibeedit']): Edit {
  const shapes = ['9:16', '1:1', '16:9'] as const;
  const shape = shapes.find((known) => known === aspect);
  return {
    aspect: shape ?? 'source',
    reframe: shape === undefined ? 'off' : 'center',
    captions: { enabled: true, style: captionStyle },
    music: null,
    fadeInSec: 0,
    fadeOutSec: 0,
    segments: [
      {
        id: newId('segment'),
        assetId: asset.id,
        sourceStartSec: 0,
        sourceEndSec: asset.duration_sec ?? 0,
        zoom: 1,
        muted: false,
        volume: 1,
      },
    ],
    texts: [],
    broll: [],
  };
}
