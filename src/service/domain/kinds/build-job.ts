/** Builds the video of a project: its composition is made, or gets a new revision, in the transaction that ends the job. */

import { sayTold } from '../../../base/told.ts';
import type { WordsState } from '../../../contract/schemas/project.ts';
import { JobFailure } from '../../jobs/job-failure.ts';
import type { JobHandler, JobRun } from '../../jobs/job-handler.ts';
import { findComposition, insertComposition } from '../compositions/composition-rows.ts';
import type { BuiltState } from '../compositions/composition-state.ts';
import { BUILT, writeBuild } from '../compositions/rebuild.ts';
import { keepVoiceFiles, type VoiceFile } from '../models/voice-server/voice-files.ts';
import { trueUpJob } from '../money/charge.ts';
import type { ProjectContext } from '../projects/project-context.ts';
import {
  type ProjectBlocks,
  type ProjectKind,
  type ProjectRow,
  rememberBuild,
  requireProject,
} from '../projects/project-rows.ts';
import { requireFilesAtStart, sourcesOf } from '../projects/require-files.ts';
import { endProjectJobWithout } from '../projects/start-project-job.ts';
import { buildForumStory } from './forum-story/build-forum-story.ts';
import { buildSplitScreen } from './split-screen/build-split-screen.ts';
import { buildStreamer } from './streamer/build-streamer.ts';

export interface Built {
  readonly state: BuiltState;
  readonly wordsState: WordsState | null;
  /** Files spoken for it; they belong to the project from then on. */
  readonly voiceFiles: readonly VoiceFile[];
  /** Where the charge was an estimate: the credits it comes to. */
  readonly credits?: number;
}

/** Makes what the block asked for when the build was started; later changes wait for the next build. */
export type Builder<Kind extends ProjectKind> = (
  context: ProjectContext,
  run: JobRun,
  project: ProjectRow,
  block: ProjectBlocks[Kind],
) => Promise<Built>;

export interface BuildCheckpoint<Kind extends ProjectKind> {
  readonly block: ProjectBlocks[Kind];
}

export function buildJob(context: ProjectContext): JobHandler {
  return {
    run: async (run) => {
      const project = requireProject(context.database, run.job.account_id, run.job.project_id ?? '');
      await requireFilesAtStart(context, run, sourcesOf(project));
      const built = await build(context, run, project);
      return () => {
        saveBuilt(context, project, built);
        const { block } = JSON.parse(run.job.checkpoint) as BuildCheckpoint<ProjectKind>;
        rememberBuild(context.database, project, block);
        if (built.credits !== undefined) trueUpJob(context, run.job, built.credits);
      };
    },
    onFailed: (job, message) => endProjectJobWithout(context, job.project_id ?? '', job.id, message),
    onCancelled: (job) => endProjectJobWithout(context, job.project_id ?? '', job.id, null),
  };
}

function build(context: ProjectContext, run: JobRun, project: ProjectRow): Promise<Built> {
  const block = <Kind extends ProjectKind>(_kind: Kind) =>
    (JSON.parse(run.job.checkpoint) as BuildCheckpoint<Kind>).block;
  switch (project.kind) {
    case 'splitscreen':
      return buildSplitScreen(context, run, project, block('splitscreen'));
    case 'streamer':
      return buildStreamer(context, run, project, block('streamer'));
    case 'forumstory':
      return buildForumStory(context, run, project, block('forumstory'));
    default:
      throw new JobFailure(sayTold('kind_not_built'));
  }
}

/** Inside the caller's transaction. What was changed by hand on the build before stays where it still applies. */
export function saveBuilt(
  context: ProjectContext,
  project: ProjectRow,
  { state, wordsState, voiceFiles }: Built,
): void {
  const { database, clock } = context;
  const { id: projectId, account_id: accountId, composition_id: madeBefore, kind } = project;
  keepVoiceFiles(database, projectId, voiceFiles);
  const known = madeBefore === null ? undefined : findComposition(database, accountId, madeBefore);
  const compositionId =
    known?.id ??
    insertComposition(context, { accountId, projectId, clipId: null, kind, state, madeBy: BUILT });
  if (known !== undefined) writeBuild(database, clock.nowMs(), known, state);
  database.run(
    `UPDATE project SET status = 'ready', error_message = NULL, composition_id = ?, words_state = ?,
     analysis_job_id = NULL, updated_ms = ? WHERE id = ?`,
    [compositionId, wordsState === null ? null : JSON.stringify(wordsState), clock.nowMs(), projectId],
  );
}
