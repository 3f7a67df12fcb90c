/** Answers a turn: what the request means for the edit as it is now, applied as one revision an action. */

import { newId } from '../../../../contract/ids.ts';
import { type Problem, problem } from '../../../../contract/problems/problem.ts';
import type { TimelineOperation } from '../../../../contract/schemas/timeline.ts';
import { impactOf } from '../../../../timeline/assistant/impact.ts';
import { understand } from '../../../../timeline/assistant/understand.ts';
import type { EditView } from '../../../../timeline/assistant/understanding.ts';
import { viewForAssistant } from '../../../../timeline/assistant/view-for-assistant.ts';
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
import { editMaterial } from '../edit-material.ts';
import { editOf, requireTimeline, type TimelineRow } from '../timeline-rows.ts';
import { requireTurn, type TurnAction, type TurnRow } from './turn-rows.ts';

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
      return (tx) => answer(within(context, tx), turn);
    },
    onFailed: endWithout,
    onCancelled: (tx, job) => endWithout(tx, job, problem('turn_cancelled')),
  };
}

async function answer(context: ProjectContext, turn: TurnRow): Promise<void> {
  const { database, clock } = context;
  const project = await requireProject(database, turn.account_id, turn.project_id);
  let row = await requireTimeline(database, project);
  const { steps, notUnderstood } = understand(turn.message);
  const actions: TurnAction[] = [];
  const said: string[] = [];
  for (const step of steps) {
    const planned = step.plan(await viewOf(context, row));
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

async function viewOf({ database }: ProjectContext, row: TimelineRow): Promise<EditView> {
  const music = await database.all<{ id: string; title: string }>(
    "SELECT id, title FROM asset WHERE account_id = ? AND kind = 'audio' ORDER BY seq DESC LIMIT 50",
    [row.account_id],
  );
  const sounds = music.map(({ id, title }) => ({ assetId: id, title }));
  const edit = editOf(row);
  return viewForAssistant(edit, await editMaterial(database, row, edit), sounds);
}
