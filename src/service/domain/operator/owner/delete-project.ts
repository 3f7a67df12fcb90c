/** Deletes a project with its clips, compositions and exports; its source stays. */
import { problem } from '../../../../contract/problems/problem.ts';
import { conflict } from '../../../kernel/api-error.ts';
import type { OwnerHandler } from '../../../kernel/call.ts';
import type { Queries } from '../../../kernel/ports/database.ts';
import { type ProjectRow, requireProject } from '../../projects/project-rows.ts';
import { deleteThing } from '../bin/delete-thing.ts';
import type { OperatorContext } from '../operator-context.ts';

type Call = Parameters<OwnerHandler<'delete_project'>>[0];

export async function deleteProject(
  context: OperatorContext,
  { account, params, query, commit }: Call,
): Promise<Awaited<ReturnType<OwnerHandler<'delete_project'>>>> {
  const { database } = context;
  const { id, kind, title } = await requireAtRest(database, account.id, params.projectId);
  const thing = { id, type: 'project', accountId: account.id, kind, title, projectId: null } as const;
  return deleteThing(context, thing, query.bin, (keep, inBin) =>
    commit(async (tx) => {
      await requireAtRest(tx, account.id, id);
      await keep(tx);
      await tx.run('DELETE FROM project WHERE id = ?', [id]);
      return { body: { projectId: id, deleted: true as const, inBin } };
    }),
  );
}

/** @throws ApiError NOT_FOUND, CONFLICT work_running */
async function requireAtRest(database: Queries, accountId: string, projectId: string): Promise<ProjectRow> {
  const project = await requireProject(database, accountId, projectId);
  const running = await database.all<{ id: string; kind: string }>(
    "SELECT id, kind FROM job WHERE project_id = ? AND status IN ('queued', 'running') ORDER BY seq",
    [project.id],
  );
  if (running.length > 0)
    throw conflict(problem('work_on_project_running'), {
      uses: running.map(({ id, kind }) => ({ jobId: id, kind })),
    });
  return project;
}
