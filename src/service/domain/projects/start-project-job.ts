/**
 * Starts the paid work of a project: charge, job and project are written together, and the same work asked
 * for again while it runs is given again and costs nothing.
 */
import type { LedgerReason } from '../../../contract/ledger-reasons.ts';
import type { AnswerOf } from '../../../contract/operations.ts';
import type { Problem } from '../../../contract/problems/problem.ts';
import { newJobId, requireJobRow, toJob } from '../../jobs/job-rows.ts';
import type { Account, Reply } from '../../kernel/call.ts';
import { problemColumn } from '../../kernel/stored-problem.ts';
import { chargeCredits, refundJob } from '../money/charge.ts';
import type { ProjectContext } from './project-context.ts';
import type { ProjectRow } from './project-rows.ts';

export interface ProjectWork {
  readonly kind: 'analysis' | 'build';
  /** One for each started minute (specification, section 4); 0 for what was paid before. */
  readonly credits: number;
  /** For the ledger, such as `Analysis of Talk`. */
  readonly reason: LedgerReason;
  /** What the job must remember from its start. */
  readonly checkpoint: unknown;
}

type Started = Reply<AnswerOf<'analyze_project'>>;

/** The job that is running on the project, answered as reused. */
export async function runningWork(
  { database }: ProjectContext,
  project: ProjectRow,
): Promise<Started | null> {
  if (project.analysis_job_id === null) return null;
  const job = toJob(await requireJobRow(database, project.analysis_job_id));
  return { body: { job, creditsCharged: 0, reused: true, paidWith: null }, location: `/v1/jobs/${job.id}` };
}

/** Inside the caller's transaction. @throws ApiError PLAN_REQUIRED or INSUFFICIENT_CREDITS */
export async function startProjectJob(
  context: ProjectContext,
  account: Account,
  project: ProjectRow,
  { kind, credits, reason, checkpoint }: ProjectWork,
): Promise<Started> {
  const { database, clock, jobs } = context;
  const jobId = newJobId();
  // What costs nothing takes no plan.
  const paidWith =
    credits === 0
      ? null
      : await chargeCredits(context, account, credits, { reason, projectId: project.id, jobId });
  const row = await jobs.enqueue(database, {
    id: jobId,
    accountId: account.id,
    kind,
    ...(paidWith === null ? {} : { paidWith }),
    projectId: project.id,
    checkpoint,
  });
  await database.run(
    "UPDATE project SET status = 'processing', problem = NULL, analysis_job_id = ?, updated_ms = ? WHERE id = ?",
    [jobId, clock.nowMs(), project.id],
  );
  return {
    body: { job: toJob(row), creditsCharged: credits, reused: false, paidWith },
    location: `/v1/jobs/${jobId}`,
  };
}

/**
 * Failed or cancelled: the charge goes back, and the project is what it was before, or says why it failed.
 * @param keepsCharge it gave something that stays
 */
export async function endProjectJobWithout(
  context: ProjectContext,
  projectId: string,
  jobId: string,
  why: Problem | null,
  { keepsCharge = false }: { keepsCharge?: boolean } = {},
): Promise<void> {
  const { database, clock } = context;
  if (!keepsCharge) await refundJob(context, jobId);
  await database.run(
    `UPDATE project SET analysis_job_id = NULL, problem = ?1, updated_ms = ?2, status = CASE
       WHEN COALESCE(?1, '') <> '' THEN 'failed'
       WHEN composition_id IS NOT NULL OR EXISTS (SELECT 1 FROM clip WHERE project_id = ?3) THEN 'ready'
       ELSE 'draft' END
     WHERE id = ?3`,
    [problemColumn(why), clock.nowMs(), projectId],
  );
}
