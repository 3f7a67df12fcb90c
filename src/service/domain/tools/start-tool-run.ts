/** Pays for a tool run and queues it. Runs inside the caller's transaction. */

import { newId } from '../../../contract/ids.ts';
import type { LedgerReason } from '../../../contract/ledger-reasons.ts';
import type { AnswerOf } from '../../../contract/operations.ts';
import { insertJob, newJobId } from '../../jobs/job-rows.ts';
import type { Account, Reply } from '../../kernel/call.ts';
import { takeAllowance } from '../money/daily-usage.ts';
import type { ProjectContext } from '../projects/project-context.ts';
import type { ToolRequest } from './tool-request.ts';
import { requireToolRun, toolRunFacts } from './tool-run-rows.ts';

/**
 * One tool run of the day, and one bonus credit where the bonus pays. Nothing is given back when the run fails
 * (specification, section 4, create_voiceover).
 * @throws ApiError PLAN_REQUIRED or DAILY_LIMIT_REACHED
 */
export function startToolRun(
  context: ProjectContext,
  account: Account,
  request: ToolRequest,
  reason: LedgerReason,
): Reply<AnswerOf<'create_voiceover'>> {
  const { database, clock } = context;
  const toolRunId = newId('toolRun');
  const jobId = newJobId();
  const nowMs = clock.nowMs();
  const { paidWith } = takeAllowance(context, account, 'toolRuns', {
    work: { reason, projectId: null, jobId, toolRunId },
    bonusCredits: 1,
  });
  database.run(
    `INSERT INTO tool_run (id, account_id, job_id, tool, status, request, paid_with, created_ms)
     VALUES (?, ?, ?, ?, 'queued', ?, ?, ?)`,
    [toolRunId, account.id, jobId, request.tool, JSON.stringify(request), paidWith, nowMs],
  );
  insertJob(database, nowMs, {
    id: jobId,
    accountId: account.id,
    kind: 'tool',
    projectId: null,
    toolRunId,
    paidWith,
  });
  const toolRun = toolRunFacts(requireToolRun(database, account.id, toolRunId));
  return { body: { toolRun, paidWith }, location: `/v1/tool-runs/${toolRunId}` };
}
