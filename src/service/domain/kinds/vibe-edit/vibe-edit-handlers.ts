/** Vibe edit projects: creating one and preparing its edit, once. Shapes: open-shapes.md, Requests. */
import { ledgerReason } from '../../../../contract/ledger-reasons.ts';
import type { AnswerOf } from '../../../../contract/operations.ts';
import { requireJobRow, toJob } from '../../../jobs/job-rows.ts';
import type { Handlers } from '../../../kernel/call.ts';
import { type WithDatabase, within } from '../../../kernel/within.ts';
import { requireVideo } from '../../assets/asset-rows.ts';
import type { ProjectContext } from '../../projects/project-context.ts';
import { workOfProject } from '../../projects/project-kind.ts';
import {
  blockOf,
  insertProject,
  requireKind,
  requireProject,
  toProject,
} from '../../projects/project-rows.ts';
import { freeTitle } from '../../projects/project-titles.ts';
import { requireFilesOfProject, requireKept } from '../../projects/require-files.ts';
import { runningWork, startProjectJob } from '../../projects/start-project-job.ts';
import { prepareFromClip, requireClipToEdit } from '../../timelines/edit-of-clip.ts';
import { clipsOf } from '../../timelines/timeline-clips.ts';
import { findTimeline } from '../../timelines/timeline-rows.ts';

type Ids = 'create_vibe_edit_project' | 'prepare_timeline';

export function vibeEditHandlers(context: ProjectContext & WithDatabase): Handlers<Ids> {
  return {
    create_vibe_edit_project: async ({ account, body, commit }) => {
      await requireKept(context, account.id, [body.sourceAssetId]);
      return commit(async (tx) => {
        const inside = within(context, tx);
        const source = await requireVideo(tx, account.id, body.sourceAssetId);
        const { compositionId } = body;
        const clip =
          compositionId === undefined
            ? null
            : await requireClipToEdit(inside, account.id, compositionId, source.id);
        const row = await insertProject(inside, {
          accountId: account.id,
          kind: 'vibeedit',
          title: body.title ?? (await freeTitle(tx, account.id, clip?.state.title ?? source.title)),
          sourceAssetId: source.id,
          assetIds: [source.id],
          block: {
            sourceAssetId: source.id,
            language: body.language,
            captionStyle: body.captionStyle,
            aspect: body.aspect,
            vocabulary: body.vocabulary ?? null,
            prepared: false,
          },
        });
        if (clip !== null) await prepareFromClip(inside, row, clip);
        return { body: { project: toProject(await requireProject(tx, account.id, row.id)) } };
      });
    },

    prepare_timeline: async ({ account, params, commit }) => {
      await requireFilesOfProject(context, account.id, params.projectId);
      return commit<AnswerOf<'prepare_timeline'>>(async (tx) => {
        const inside = within(context, tx);
        const project = await requireKind(tx, account.id, params.projectId, 'vibeedit');
        const running = await runningWork(inside, project);
        if (running !== null) return running;
        const known = await findTimeline(tx, project.id);
        const preparedBy = known === undefined ? null : (await clipsOf(tx, known.id))[0]?.job_id;
        if (preparedBy !== null && preparedBy !== undefined) {
          const job = toJob(await requireJobRow(tx, preparedBy));
          return {
            body: { job, creditsCharged: 0, reused: true, paidWith: null },
            location: `/v1/jobs/${job.id}`,
          };
        }
        return startProjectJob(inside, account, project, {
          kind: 'analysis',
          credits: (await workOfProject(inside, project)).billedMinutes,
          reason: ledgerReason('prepare', { title: project.title }),
          checkpoint: { block: blockOf(project, 'vibeedit') },
        });
      });
    },
  };
}
