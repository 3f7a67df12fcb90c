/** Answers a turn: what the request means for the edit as it is now, or as it was read, applied as one revision an action. */
import { newId } from '../../../../contract/ids.ts';
import { type Problem, problem } from '../../../../contract/problems/problem.ts';
import type { TimelineOperation } from '../../../../contract/schemas/timeline.ts';
import { impactOf } from '../../../../timeline/assistant/impact.ts';
import { understand } from '../../../../timeline/assistant/understand.ts';
import { stepOf, type Understanding } from '../../../../timeline/assistant/understanding.ts';
import type { JobHandler } from '../../../jobs/job-handler.ts';
import type { JobRow } from '../../../jobs/job-rows.ts';
import { ApiError } from '../../../kernel/api-error.ts';
import type { Queries } from '../../../kernel/ports/database.ts';
import { problemColumn } from '../../../kernel/stored-problem.ts';
import { within } from '../../../kernel/within.ts';
import { refundJob } from '../../money/charge.ts';
import { returnAllowance } from '../../money/daily-usage.ts';
import type { ProjectContext } from '../../projects/project-context.ts';
import { requireProject } from '../../projects/project-rows.ts';
import { changeTimeline } from '../change-timeline.ts';
import { editOf, requireTimeline, type TimelineRow } from '../timeline-rows.ts';
import { proposalOf, requireTurn, type TurnAction, type TurnRow } from './turn-rows.ts';
import { viewOfTimeline } from './view-of-timeline.ts';

export function assistantJob(context: ProjectContext): JobHandler {
  const { database, clock, changes } = context;
  const turnOf = (rows: Queries, job: JobRow): Promise<TurnRow> =>
    requireTurn(rows, job.account_id, job.turn_id ?? '');

  const endWithout = async (tx: Queries, job: JobRow, why: Problem): Promise<void> => {
    const turn = await turnOf(tx, job);
    const inside = within(context, tx);
    await refundJob(inside, job.id);
    await returnAllowance(inside, turn.account_id, 'assistantTurns', {
      day: turn.usage_day,
      paidWith: turn.paid_with,
    });
    await tx.run("UPDATE assistant_turn SET status = 'failed', problem = ?, finished_ms = ? WHERE id = ?", [
      problemColumn(why),
      clock.nowMs(),
      turn.id,
    ]);
  };

  return {
    run: async ({ job, progress }) => {
      const turn = await turnOf(database, job);
      await database.run("UPDATE assistant_turn SET status = 'running' WHERE id = ?", [turn.id]);
      changes.notify(turn.id);
      progress(0.2, 'understand');
      // Understanding and applying are one transaction: the edit cannot change between the two.
      return async (tx) => {
        const row = await timelineOf(tx, turn);
        // What was asked for, or proposed by a model, was about the edit as it was then.
        const stale = turn.proposed_on !== null && row.revision !== turn.proposed_on;
        if (stale) await endWithout(tx, job, problem('edit_changed_since'));
        else await answer(within(context, tx), turn, row);
      };
    },
    onFailed: endWithout,
    onCancelled: (tx, job) => endWithout(tx, job, problem('turn_cancelled')),
  };
}

async function timelineOf(database: Queries, turn: TurnRow): Promise<TimelineRow> {
  return requireTimeline(database, await requireProject(database, turn.account_id, turn.project_id));
}

/** What a language model proposed, as it was shown and taken; else what the rules read in the message. */
function readingOf(turn: TurnRow): Pick<Understanding, 'steps' | 'notUnderstood'> {
  const proposal = proposalOf(turn);
  if (proposal === null) return understand(turn.message);
  return {
    steps: proposal.steps.map(({ label, operations }) => stepOf(label, operations)),
    notUnderstood: null,
  };
}

async function answer(context: ProjectContext, turn: TurnRow, start: TimelineRow): Promise<void> {
  const { database, clock } = context;
  let row = start;
  const { steps, notUnderstood } = readingOf(turn);
  const actions: TurnAction[] = [];
  const said: string[] = [];
  for (const step of steps) {
    const planned = step.plan(await viewOfTimeline(database, row));
    if (planned.kind === 'answer') {
      said.push(planned.text);
      continue;
    }
    const { label } = planned;
    const before = row;
    try {
      const operations = planned.operations as readonly TimelineOperation[];
      row = await changeTimeline(context, row, operations, 'assistant', label);
      said.push(label);
      actions.push({
        id: newId('action'),
        label,
        impact: impactOf(editOf(before), editOf(row)),
        operations,
        status: 'applied',
        revisionBefore: before.revision,
        revisionAfter: row.revision,
      });
    } catch (error) {
      // A change that does not fit the edit is told, and the others still count.
      if (!(error instanceof ApiError)) throw error;
      said.push(`${label}: ${error.message}`);
    }
  }
  if (notUnderstood !== null) said.push(notUnderstood);
  await database.run(
    "UPDATE assistant_turn SET status = 'done', reply = ?, actions = ?, finished_ms = ? WHERE id = ?",
    [said.join('\n'), JSON.stringify(actions), clock.nowMs(), turn.id],
  );
}
