/** The Editor Assistant: asking for a change, reading turns, undoing one action. Shapes: open-shapes.md. */
import { newId } from '../../../../contract/ids.ts';
import { ledgerReason } from '../../../../contract/ledger-reasons.ts';
import type { AnswerOf } from '../../../../contract/operations.ts';
import { newJobId, toJob } from '../../../jobs/job-rows.ts';
import type { Handlers } from '../../../kernel/call.ts';
import { readNewest } from '../../../kernel/paging.ts';
import { within } from '../../../kernel/within.ts';
import { takeAllowance } from '../../money/daily-usage.ts';
import type { ProjectContext } from '../../projects/project-context.ts';
import { requireKind } from '../../projects/project-rows.ts';
import { requireRevisionRead } from '../change-timeline.ts';
import { requireTimeline } from '../timeline-rows.ts';
import { toTimeline } from '../to-timeline.ts';
import { requireTurn, toTurn } from './turn-rows.ts';
import { undoAction } from './undo-action.ts';

type Ids = 'create_assistant_turn' | 'get_assistant_turn' | 'list_assistant_turns' | 'undo_assistant_action';

export function assistantHandlers(context: ProjectContext): Handlers<Ids> {
  const { database, clock, jobs } = context;
  return {
    create_assistant_turn: async ({ account, params, body, commit }) => {
      return commit<AnswerOf<'create_assistant_turn'>>(async (tx) => {
        const project = await requireKind(tx, account.id, params.projectId, 'vibeedit');
        const { revision } = requireRevisionRead(await requireTimeline(tx, project), body.expectedRevision);
        const proposal = body.proposal === undefined ? null : JSON.stringify(body.proposal);
        // A proposal is of an edit that was shown, also where its revision is not named.
        const askedOn = proposal === null ? (body.expectedRevision ?? null) : revision;
        const turnId = newId('turn');
        const jobId = newJobId();
        const { paidWith, day } = await takeAllowance(within(context, tx), account, 'assistantTurns', {
          work: { reason: ledgerReason('assistant', { title: project.title }), projectId: project.id, jobId },
          bonusCredits: 0,
        });
        const nowMs = clock.nowMs();
        await tx.run(
          `INSERT INTO assistant_turn
             (id, account_id, project_id, job_id, status, message, proposal, proposed_on, usage_day, paid_with, created_ms)
           VALUES (?, ?, ?, ?, 'queued', ?, ?, ?, ?, ?, ?)`,
          [turnId, account.id, project.id, jobId, body.message, proposal, askedOn, day, paidWith, nowMs],
        );
        const job = await jobs.enqueue(tx, {
          id: jobId,
          accountId: account.id,
          kind: 'assistant_turn',
          paidWith,
          projectId: project.id,
          turnId,
        });
        const turn = toTurn(await requireTurn(tx, account.id, turnId));
        return {
          body: { turn, job: toJob(job), creditsCharged: 0, reused: false, paidWith },
          location: `/v1/assistant/turns/${turnId}`,
        };
      });
    },

    get_assistant_turn: async ({ account, params }) => ({
      body: { turn: toTurn(await requireTurn(database, account.id, params.turnId)) },
    }),

    list_assistant_turns: async ({ account, params, query }) => {
      const project = await requireKind(database, account.id, params.projectId, 'vibeedit');
      return {
        body: await readNewest(database, query, {
          list: `turns ${project.id}`,
          rows: 'SELECT * FROM assistant_turn WHERE project_id = ?',
          values: [project.id],
          toItem: toTurn,
        }),
      };
    },

    undo_assistant_action: ({ account, params, commit }) =>
      commit(async (tx) => {
        const turn = await requireTurn(tx, account.id, params.turnId);
        const project = await requireKind(tx, account.id, turn.project_id, 'vibeedit');
        const row = await undoAction(
          within(context, tx),
          await requireTimeline(tx, project),
          turn,
          params.actionId,
        );
        const undone = toTurn(await requireTurn(tx, account.id, turn.id));
        return { body: { turn: undone, timeline: await toTimeline(tx, row) } };
      }),
  };
}
