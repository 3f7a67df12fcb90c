/** Tool runs as rows and as the API shows them. What a run made is an asset; its file's facts are read from there. */
import type { ToolRun } from '../../../contract/schemas/job.ts';
import type { ModelState } from '../../../contract/schemas/model-state.ts';
import { notFound } from '../../kernel/api-error.ts';
import { type Page, type PageQuery, readNewest } from '../../kernel/paging.ts';
import type { Queries } from '../../kernel/ports/database.ts';
import { failureOf, problemIn, stateIn } from '../../kernel/stored-problem.ts';
import { isoTime, isoTimeOrNull } from '../../kernel/time.ts';
import type { ProjectContext } from '../projects/project-context.ts';
import type { ToolRequest } from './tool-request.ts';

export interface ToolRunRow {
  readonly seq: number;
  readonly id: string;
  readonly account_id: string;
  readonly job_id: string | null;
  readonly tool: ToolRequest['tool'];
  readonly status: 'queued' | 'running' | 'done' | 'failed';
  /** JSON; null unless it failed. */
  readonly problem: string | null;
  readonly request: string;
  readonly ideas: string | null;
  /** JSON; null where no language model was asked for them. */
  readonly writing_state: string | null;
  readonly asset_id: string | null;
  readonly created_ms: number;
  readonly finished_ms: number | null;
  /** Of its job. */
  readonly progress: number | null;
  /** Of its asset; null while there is none and once that was deleted. */
  readonly file: string | null;
  readonly filename: string | null;
  readonly mime_type: string | null;
  readonly size_bytes: number | null;
  readonly duration_sec: number | null;
}

const SELECT = `SELECT t.*, j.progress, a.file, a.filename, a.mime_type, a.size_bytes, a.duration_sec
  FROM tool_run t LEFT JOIN job j ON j.id = t.job_id LEFT JOIN asset a ON a.id = t.asset_id`;

/** @throws ApiError NOT_FOUND */
export async function requireToolRun(database: Queries, accountId: string, id: string): Promise<ToolRunRow> {
  const row = await database.get<ToolRunRow>(`${SELECT} WHERE t.id = ? AND t.account_id = ?`, [
    id,
    accountId,
  ]);
  if (row === undefined) throw notFound('tool run');
  return row;
}

/** Newest first. */
export function toolRunsOf(
  database: Queries,
  query: PageQuery,
  accountId: string,
  tool: string | null,
): Promise<Page<ToolRunRow>> {
  return readNewest(database, query, {
    list: `tool runs ${tool}`,
    rows: `${SELECT} WHERE t.account_id = ?1 AND (t.tool = ?2 OR ?2 IS NULL)`,
    values: [accountId, tool],
    seq: 't.seq',
    toItem: (row: ToolRunRow) => row,
  });
}

export function requestOf(row: Pick<ToolRunRow, 'request'>): ToolRequest {
  return JSON.parse(row.request) as ToolRequest;
}

/** With a fresh link to what it made. */
export async function toToolRun(
  { links }: Pick<ProjectContext, 'links'>,
  row: ToolRunRow,
  origin: string,
): Promise<ToolRun> {
  const run = toolRunFacts(row);
  const { file, filename, mime_type: mimeType } = row;
  if (run.file === null || file === null || filename === null || mimeType === null) return run;
  const link = await links.make(origin, { target: { file }, mimeType, filename, attachment: true });
  return { ...run, file: { ...run.file, downloadUrl: link.url, downloadUrlExpiresAt: link.expiresAt } };
}

/** Everything but the link. */
export function toolRunFacts(row: ToolRunRow): ToolRun {
  const request = requestOf(row);
  const { filename, mime_type: mimeType, size_bytes: sizeBytes } = row;
  const hasFile = row.status === 'done' && filename !== null && mimeType !== null && sizeBytes !== null;
  return {
    id: row.id,
    tool: row.tool,
    status: row.status,
    progress: row.status === 'done' ? 1 : (row.progress ?? 0),
    ...failureOf(problemIn(row.problem)),
    file: hasFile
      ? {
          filename,
          mimeType,
          sizeBytes,
          durationSec: row.duration_sec,
          width: null,
          height: null,
          downloadUrl: null,
          downloadUrlExpiresAt: null,
        }
      : null,
    ideas: row.ideas === null ? null : (JSON.parse(row.ideas) as ToolRun['ideas']),
    writingState: stateIn<ModelState>(row.writing_state),
    jobId: row.job_id,
    createdAt: isoTime(row.created_ms),
    finishedAt: isoTimeOrNull(row.finished_ms),
    voiceover: request.tool === 'voiceover' ? request.asked : null,
    separation: request.tool === 'audio_separation' ? request.asked : null,
    brainstorm: request.tool === 'brainstorm' ? request.asked : null,
  };
}
