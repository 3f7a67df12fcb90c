/** Builds the video of a project: its composition is made, or gets a new revision, in the transaction that ends the job. */
import { problem } from '../../../contract/problems/problem.ts';
import { JobFailure } from '../../jobs/job-failure.ts';
import type { JobHandler, JobRun } from '../../jobs/job-handler.ts';
import { type WithDatabase, within } from '../../kernel/within.ts';
import { trueUpJob } from '../money/charge.ts';
import type { ProjectContext } from '../projects/project-context.ts';
import {
  type ProjectBlocks,
  type ProjectKind,
  type ProjectRow,
  rememberBuild,
  requireProject,
} from '../projects/project-rows.ts';
import { sourcesOf, withFiles } from '../projects/require-files.ts';
import { endProjectJobWithout } from '../projects/start-project-job.ts';
import { saveBuilt } from './build/save-built.ts';
import type { Builder, Built } from './kind-of-project.ts';
import { KINDS_OF_PROJECTS } from './project-kinds.ts';

interface BuildCheckpoint<Kind extends ProjectKind> {
  readonly block: ProjectBlocks[Kind];
}

export function buildJob(context: ProjectContext & WithDatabase): JobHandler {
  return {
    run: async (run) => {
      const project = await requireProject(context.database, run.job.account_id, run.job.project_id ?? '');
      const built = await withFiles(context, run, sourcesOf(project), () => build(context, run, project));
      return async (tx) => {
        const inside = within(context, tx);
        await saveBuilt(inside, project, built);
        const { block } = JSON.parse(run.job.checkpoint) as BuildCheckpoint<ProjectKind>;
        await rememberBuild(tx, project, block);
        if (built.credits !== undefined) await trueUpJob(inside, run.job, built.credits);
      };
    },
    onFailed: (tx, job, why) => endProjectJobWithout(within(context, tx), job.project_id ?? '', job.id, why),
    onCancelled: (tx, job) => endProjectJobWithout(within(context, tx), job.project_id ?? '', job.id, null),
  };
}

async function build<Kind extends ProjectKind>(
  context: ProjectContext & WithDatabase,
  run: JobRun,
  project: ProjectRow & { readonly kind: Kind },
): Promise<Built> {
  const builder: Builder<Kind> | undefined = KINDS_OF_PROJECTS[project.kind].build;
  if (builder === undefined) throw new JobFailure(problem('kind_not_built'));
  return builder(context, run, project, (JSON.parse(run.job.checkpoint) as BuildCheckpoint<Kind>).block);
}
