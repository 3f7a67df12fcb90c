/** Starts the build of a project from its block as it is now; while one runs, that one is given again. */
import { ledgerReason } from '../../../../contract/ledger-reasons.ts';
import type { AnswerOf } from '../../../../contract/operations.ts';
import type { Account, Reply } from '../../../kernel/call.ts';
import type { ProjectContext } from '../../projects/project-context.ts';
import { workOfProject } from '../../projects/project-kind.ts';
import {
  blockOf,
  changeProject,
  type ProjectBlocks,
  type ProjectKind,
  requireKind,
} from '../../projects/project-rows.ts';
import { runningWork, startProjectJob } from '../../projects/start-project-job.ts';

/**
 * Inside the caller's transaction.
 * @param settle fills in what the first build decides; it is kept with the project
 * @throws ApiError CONFLICT, PLAN_REQUIRED or INSUFFICIENT_CREDITS
 */
export function startBuild<Kind extends ProjectKind>(
  context: ProjectContext,
  account: Account,
  projectId: string,
  kind: Kind,
  settle: (block: ProjectBlocks[Kind]) => ProjectBlocks[Kind] = (block) => block,
): Reply<AnswerOf<'build_streamer_video'>> {
  const project = requireKind(context.database, account.id, projectId, kind);
  const running = runningWork(context, project);
  if (running !== null) return running;
  const block = settle(blockOf(project, kind));
  changeProject(context, project, { block });
  return startProjectJob(context, account, project, {
    kind: 'build',
    credits: workOfProject(context, project).billedMinutes,
    reason: ledgerReason('build', { title: project.title }),
    checkpoint: { block },
  });
}
