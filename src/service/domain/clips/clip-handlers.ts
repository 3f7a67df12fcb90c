/** Clips: list, read, accept, reject, restore. States: specification, section 3. */
import { problem } from '../../../contract/problems/problem.ts';
import { conflict } from '../../kernel/api-error.ts';
import type { Handlers } from '../../kernel/call.ts';
import { readPage } from '../../kernel/paging.ts';
import type { Queries } from '../../kernel/ports/database.ts';
import { within } from '../../kernel/within.ts';
import { type ClipRow, requireClip, toClip } from '../compositions/clip-rows.ts';
import { requireComposition } from '../compositions/composition-rows.ts';
import { createComposition } from '../compositions/create-composition.ts';
import { toFullComposition } from '../compositions/full-composition.ts';
import { noteAccepted } from '../projects/first-clips.ts';
import type { ProjectContext } from '../projects/project-context.ts';
import { requireProject } from '../projects/project-rows.ts';

type Ids = 'list_clips' | 'get_clip' | 'accept_clip' | 'reject_clip' | 'restore_clip';

export function clipHandlers(context: ProjectContext): Handlers<Ids> {
  const { database } = context;
  const setStatus = async (tx: Queries, clip: ClipRow, status: ClipRow['status']): Promise<void> => {
    await tx.run('UPDATE clip SET status = ? WHERE id = ?', [status, clip.id]);
  };
  return {
    list_clips: async ({ account, params, query }) => {
      const project = await requireProject(database, account.id, params.projectId);
      const status = query.status ?? null;
      return {
        body: await readPage(query, {
          list: `clips ${project.id} ${status}`,
          generation: project.analysis_count,
          rowsAfter: (position, count) =>
            database.all<ClipRow>(
              `SELECT * FROM clip WHERE project_id = ?1 AND (status = ?2 OR ?2 IS NULL) AND (rank, seq) > (?3, ?4)
               ORDER BY rank, seq LIMIT ?5`,
              [project.id, status, position?.[0] ?? -1, position?.[1] ?? -1, count],
            ),
          positionOf: (row) => [row.rank, row.seq],
          toItem: toClip,
        }),
      };
    },

    get_clip: async ({ account, params }) => ({
      body: { clip: toClip(await requireClip(database, account.id, params.clipId)) },
    }),

    accept_clip: ({ account, params, commit }) =>
      commit(async (tx) => {
        const clip = await requireClip(tx, account.id, params.clipId);
        if (clip.status === 'rejected') throw conflict(problem('clip_rejected'));
        const compositionId =
          clip.composition_id ?? (await createComposition(within(context, tx), account, clip));
        if (clip.status === 'proposed') {
          await tx.run("UPDATE clip SET status = 'accepted', composition_id = ? WHERE id = ?", [
            compositionId,
            clip.id,
          ]);
          await noteAccepted(tx, await requireProject(tx, account.id, clip.project_id));
        }
        const composition = await toFullComposition(
          tx,
          await requireComposition(tx, account.id, compositionId),
        );
        return { body: { clip: toClip(await requireClip(tx, account.id, clip.id)), composition } };
      }),

    reject_clip: ({ account, params, commit }) =>
      commit(async (tx) => {
        const clip = await requireClip(tx, account.id, params.clipId);
        if (clip.status === 'accepted') throw conflict(problem('already_accepted'));
        await setStatus(tx, clip, 'rejected');
        return { body: { clip: toClip(await requireClip(tx, account.id, clip.id)) } };
      }),

    restore_clip: ({ account, params, commit }) =>
      commit(async (tx) => {
        const clip = await requireClip(tx, account.id, params.clipId);
        if (clip.status === 'accepted') throw conflict(problem('accepted_for_good'));
        await setStatus(tx, clip, 'proposed');
        return { body: { clip: toClip(await requireClip(tx, account.id, clip.id)) } };
      }),
  };
}
