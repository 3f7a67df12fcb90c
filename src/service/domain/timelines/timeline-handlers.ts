/** Editing a timeline: read, change in revisions, add videos, go back. Specification, sections 2 and 4. */
import { findInTurn } from '../../../base/work/map-in-turn.ts';
import { ledgerReason } from '../../../contract/ledger-reasons.ts';
import type { AnswerOf } from '../../../contract/operations.ts';
import { problem } from '../../../contract/problems/problem.ts';
import type { TimelineRevision } from '../../../contract/schemas/timeline.ts';
import { newJobId, requireJobRow, toJob } from '../../jobs/job-rows.ts';
import { conflict } from '../../kernel/api-error.ts';
import type { Account, Handlers } from '../../kernel/call.ts';
import { readPage } from '../../kernel/paging.ts';
import type { Queries } from '../../kernel/ports/database.ts';
import { isoTime } from '../../kernel/time.ts';
import { type WithDatabase, within } from '../../kernel/within.ts';
import { requireVideo } from '../assets/asset-rows.ts';
import { chargeCredits } from '../money/charge.ts';
import { billedMinutes } from '../money/pay-credits.ts';
import type { ProjectContext } from '../projects/project-context.ts';
import { blockOf, type ProjectRow, requireKind } from '../projects/project-rows.ts';
import { requireFiles } from '../projects/require-files.ts';
import { changeTimeline, requireRevisionRead, saveTimeline } from './change-timeline.ts';
import type { PrepareCheckpoint } from './prepare-job.ts';
import { clipsOf, usableClip, writeClip } from './timeline-clips.ts';
import {
  editOf,
  type MadeBy,
  madeByOf,
  type RevisionRow,
  requireRevision,
  requireTimeline,
  revisionsAfter,
  type TimelineRow,
  wordEditsOf,
} from './timeline-rows.ts';
import { toTimeline } from './to-timeline.ts';

type Ids =
  | 'get_timeline'
  | 'apply_timeline_operations'
  | 'add_timeline_clip'
  | 'list_timeline_revisions'
  | 'restore_timeline';

export function timelineHandlers(context: ProjectContext & WithDatabase): Handlers<Ids> {
  const { database, jobs } = context;
  const open = async (
    rows: Queries,
    account: Account,
    projectId: string,
  ): Promise<{ project: ProjectRow; row: TimelineRow }> => {
    const project = await requireKind(rows, account.id, projectId, 'vibeedit');
    return { project, row: await requireTimeline(rows, project) };
  };
  const shown = async (rows: Queries, row: TimelineRow) => ({
    body: { timeline: await toTimeline(rows, row), compositionId: row.composition_id },
  });

  return {
    get_timeline: async ({ account, params, query: { revision } }) => {
      const { row } = await open(database, account, params.projectId);
      if (revision === undefined || revision === row.revision) return shown(database, row);
      return shown(database, {
        ...row,
        revision,
        edit: (await requireRevision(database, row, revision)).edit,
      });
    },

    apply_timeline_operations: ({ account, params, body, commit }) =>
      commit(async (tx) => {
        const { row } = await open(tx, account, params.projectId);
        requireRevisionRead(row, body.expectedRevision);
        return shown(tx, await changeTimeline(within(context, tx), row, body.operations, 'edit'));
      }),

    add_timeline_clip: async ({ account, params, body, commit }) => {
      await requireFiles(context, account.id, [body.assetId]);
      return commit<AnswerOf<'add_timeline_clip'>>(async (tx) => {
        const { project, row } = await open(tx, account, params.projectId);
        const asset = await requireVideo(tx, account.id, body.assetId);
        const known = (await clipsOf(tx, row.id)).find((clip) => clip.asset_id === asset.id);
        if (known?.job_id && known.state !== 'failed') {
          const job = toJob(await requireJobRow(tx, known.job_id));
          const timeline = await toTimeline(tx, row);
          return {
            body: { timeline, job, creditsCharged: 0, reused: true, paidWith: null },
            location: `/v1/jobs/${job.id}`,
          };
        }
        const jobId = newJobId();
        const credits = billedMinutes(asset.duration_sec ?? 0);
        const paidWith = await chargeCredits(within(context, tx), account, credits, {
          reason: ledgerReason('clip', { clip: asset.title, title: project.title }),
          projectId: project.id,
          jobId,
        });
        const checkpoint: PrepareCheckpoint = { block: blockOf(project, 'vibeedit'), clipAssetId: asset.id };
        const job = await jobs.enqueue(tx, {
          id: jobId,
          accountId: account.id,
          kind: 'analysis',
          paidWith,
          projectId: project.id,
          checkpoint,
        });
        await writeClip(tx, row.id, asset.id, 'preparing', jobId);
        const timeline = await toTimeline(tx, row);
        return {
          body: { timeline, job: toJob(job), creditsCharged: credits, reused: false, paidWith },
          location: `/v1/jobs/${jobId}`,
        };
      });
    },

    list_timeline_revisions: async ({ account, params, query }) => {
      const { row } = await open(database, account, params.projectId);
      return {
        body: await readPage(query, {
          list: `timeline revisions ${row.id}`,
          rowsAfter: (position, count) =>
            database.all<RevisionWithBefore>(
              `SELECT r.*, before.duration_sec AS before_sec FROM timeline_revision r
               LEFT JOIN timeline_revision before
                 ON before.timeline_id = r.timeline_id AND before.revision = r.revision - 1
               WHERE r.timeline_id = ? AND r.revision < ? ORDER BY r.revision DESC LIMIT ?`,
              [row.id, position?.[0] ?? Number.MAX_SAFE_INTEGER, count],
            ),
          positionOf: ({ revision }) => [revision],
          toItem: toRevision,
        }),
      };
    },

    restore_timeline: ({ account, params, body, commit }) =>
      commit(async (tx) => {
        const { row } = await open(tx, account, params.projectId);
        requireRevisionRead(row, body.expectedRevision);
        const kept = await requireRevision(tx, row, body.revision);
        const edit = editOf(kept);
        const unpaid = await findInTurn(
          [...edit.segments, ...edit.broll],
          async ({ assetId }) => (await usableClip(tx, row, assetId)) === null,
        );
        if (unpaid !== undefined)
          throw conflict(problem('clip_not_paid'), {
            assetId: unpaid.assetId,
          });
        const summary = await summaryOfRestore(tx, row, body.revision);
        return shown(
          tx,
          await saveTimeline(
            within(context, tx),
            row,
            { edit, origin: 'restore', summary, madeBy: { restores: body.revision } },
            wordEditsOf(kept),
          ),
        );
      }),
  };
}

/** Going back by one step is called by what it undoes, and doing it again by what is done. */
async function summaryOfRestore(database: Queries, row: TimelineRow, revision: number): Promise<string> {
  const summary = `Back to revision ${revision}`;
  const [next] = await revisionsAfter(database, row, revision);
  if (next === undefined) return summary;
  if (next.origin !== 'restore') return `${summary}, before “${next.summary}”`;
  return `${summary}, after “${(await requireRevision(database, row, revision)).summary}”`;
}

interface RevisionWithBefore extends RevisionRow {
  /** Length of the revision before; null where that is not kept. */
  readonly before_sec: number | null;
}

/** A kept revision as the API shows it, with what its summary says as data. */
function toRevision(row: RevisionWithBefore): TimelineRevision {
  const madeBy = madeByOf(row);
  return {
    revision: row.revision,
    createdAt: isoTime(row.created_ms),
    origin: row.origin,
    summary: row.summary,
    durationSec: row.duration_sec,
    change:
      madeBy === null
        ? null
        : {
            operations: countsOf(madeBy),
            durationDeltaSec: row.before_sec === null ? null : row.duration_sec - row.before_sec,
            undoes: 'undoes' in madeBy ? madeBy.undoes : null,
            restores: 'restores' in madeBy ? madeBy.restores : null,
          },
  };
}

/** In the order in which the kinds first came. */
function countsOf(madeBy: MadeBy): { type: string; count: number }[] {
  const counts = new Map<string, number>();
  for (const { type } of 'operations' in madeBy ? madeBy.operations : [])
    counts.set(type, (counts.get(type) ?? 0) + 1);
  return [...counts].map(([type, count]) => ({ type, count }));
}
