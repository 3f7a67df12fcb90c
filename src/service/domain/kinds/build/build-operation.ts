/** The operation that builds a project from its block as it is now; while a build runs, that one is given again. */
import { ledgerReason } from '../../../../contract/ledger-reasons.ts';
import type { AnswerOf } from '../../../../contract/operations.ts';
import type { Account, Handlers, Reply } from '../../../kernel/call.ts';
import type { Queries } from '../../../kernel/ports/database.ts';
import { type WithDatabase, within } from '../../../kernel/within.ts';
import type { ProjectContext } from '../../projects/project-context.ts';
import { workOfProject } from '../../projects/project-kind.ts';
import {
  blockOf,
  changeProject,
  type ProjectBlocks,
  type ProjectKind,
  requireKind,
} from '../../projects/project-rows.ts';
import { requireFilesOfProject } from '../../projects/require-files.ts';
import { runningWork, startProjectJob } from '../../projects/start-project-job.ts';

type BuildCall = Parameters<Handlers<'build_streamer_video'>['build_streamer_video']>[0];
type Settle<Kind extends ProjectKind> = (
  tx: Queries,
  account: Account,
  block: ProjectBlocks[Kind],
) => Promise<ProjectBlocks[Kind]>;

/**
 * @param settle fills in what the first build decides, which is kept with the project, or throws where none can be
 */
export function buildOperation<Kind extends ProjectKind>(
  context: ProjectContext & WithDatabase,
  kind: Kind,
  settle: Settle<Kind> = async (_tx, _account, block) => block,
): (call: BuildCall) => Promise<Reply<AnswerOf<'build_streamer_video'>>> {
  return async ({ account, params, commit }) => {
    await requireFilesOfProject(context, account.id, params.projectId);
    return commit(async (tx) => {
      const inside = within(context, tx);
      const project = await requireKind(tx, account.id, params.projectId, kind);
      const running = await runningWork(inside, project);
      if (running !== null) return running;
      const block = await settle(tx, account, blockOf(project, kind));
      await changeProject(inside, project, { block });
      return startProjectJob(inside, account, project, {
        kind: 'build',
        credits: (await workOfProject(inside, project)).billedMinutes,
        reason: ledgerReason('build', { title: project.title }),
        checkpoint: { block },
      });
    });
  };
}
