/** Jobs as rows: queue, progress, checkpoint, attempts and lease all survive the process. */
import { newId } from '../../contract/ids.ts';
import type { JOB_KINDS, Job } from '../../contract/schemas/job.ts';
import type { PAYERS } from '../../contract/schemas/values.ts';
import { notFound } from '../kernel/api-error.ts';
import type { Queries } from '../kernel/ports/database.ts';
import { failureOf, problemIn } from '../kernel/stored-problem.ts';
import { isoTime, isoTimeOrNull } from '../kernel/time.ts';

export type JobKind = (typeof JOB_KINDS)[number];
type Payer = (typeof PAYERS)[number];
type JobStatus = 'queued' | 'running' | 'done' | 'failed' | 'cancelled';

export interface JobRow {
  readonly seq: number;
  readonly id: string;
  readonly account_id: string;
  readonly kind: JobKind;
  readonly status: JobStatus;
  readonly progress: number;
  readonly stage: string | null;
  readonly checkpoint: string;
  readonly attempts: number;
  readonly cancel_requested: number;
  /** JSON; null unless it failed. */
  readonly problem: string | null;
  readonly project_id: string | null;
  readonly composition_id: string | null;
  readonly export_id: string | null;
  readonly asset_id: string | null;
  readonly tool_run_id: string | null;
  readonly turn_id: string | null;
  /** Who paid for it; null for work that costs nothing. */
  readonly paid_with: Payer | null;
  readonly created_ms: number;
  readonly started_ms: number | null;
  readonly finished_ms: number | null;
}

export interface NewJob {
  readonly id: string;
  readonly accountId: string;
  readonly kind: JobKind;
  readonly projectId: string | null;
  readonly compositionId?: string;
  readonly exportId?: string;
  readonly assetId?: string;
  readonly toolRunId?: string;
  readonly turnId?: string;
  readonly paidWith?: Payer;
  /** What the job must remember from its start, such as the settings it was asked to use. */
  readonly checkpoint?: unknown;
}

export function newJobId(): string {
  return newId('job');
}

export async function insertJob(database: Queries, nowMs: number, job: NewJob): Promise<JobRow> {
  const row = await database.get<JobRow>(
    `INSERT INTO job (id, account_id, kind, status, checkpoint, project_id, composition_id, export_id, asset_id,
       tool_run_id, turn_id, paid_with, created_ms)
     VALUES (?, ?, ?, 'queued', ?, ?, ?, ?, ?, ?, ?, ?, ?) RETURNING *`,
    [
      job.id,
      job.accountId,
      job.kind,
      JSON.stringify(job.checkpoint ?? {}),
      job.projectId,
      job.compositionId ?? null,
      job.exportId ?? null,
      job.assetId ?? null,
      job.toolRunId ?? null,
      job.turnId ?? null,
      job.paidWith ?? null,
      nowMs,
    ],
  );
  if (row === undefined) throw new Error('A job was written and is not there.');
  return row;
}

export async function requireJobRow(database: Queries, id: string): Promise<JobRow> {
  const row = await database.get<JobRow>('SELECT * FROM job WHERE id = ?', [id]);
  if (row === undefined) throw notFound('job');
  return row;
}

/** @throws ApiError NOT_FOUND */
export async function requireJob(database: Queries, accountId: string, id: string): Promise<JobRow> {
  const row = await database.get<JobRow>('SELECT * FROM job WHERE id = ? AND account_id = ?', [
    id,
    accountId,
  ]);
  if (row === undefined) throw notFound('job');
  return row;
}

/** The import that brings a project its video; null where none is under way. */
export async function runningImport(database: Queries, projectId: string): Promise<JobRow | null> {
  return (
    (await database.get<JobRow>(
      "SELECT * FROM job WHERE project_id = ? AND kind = 'import' AND status IN ('queued', 'running') LIMIT 1",
      [projectId],
    )) ?? null
  );
}

export function isOver(status: string): boolean {
  return status === 'done' || status === 'failed' || status === 'cancelled';
}

export function toJob(row: JobRow): Job {
  return {
    id: row.id,
    kind: row.kind,
    status: row.status,
    progress: row.progress,
    stage: isOver(row.status) ? null : row.stage,
    ...failureOf(problemIn(row.problem)),
    projectId: row.project_id,
    compositionId: row.composition_id,
    exportId: row.export_id,
    assetId: row.asset_id,
    toolRunId: row.tool_run_id,
    turnId: row.turn_id,
    createdAt: isoTime(row.created_ms),
    startedAt: isoTimeOrNull(row.started_ms),
    finishedAt: isoTimeOrNull(row.finished_ms),
  };
}
