/** Exports as rows and as the API shows them; a finished one gets a new link with every read. */
import type { Export } from '../../../../contract/schemas/job.ts';
import { notFound } from '../../../kernel/api-error.ts';
import { type Page, type PageQuery, readNewest } from '../../../kernel/paging.ts';
import type { Queries } from '../../../kernel/ports/database.ts';
import { failureOf, problemIn } from '../../../kernel/stored-problem.ts';
import { isoTime, isoTimeOrNull } from '../../../kernel/time.ts';
import type { Payer } from '../../money/pay-credits.ts';
import type { CompositionContext } from '../composition-context.ts';

type ExportStatus = 'queued' | 'rendering' | 'done' | 'failed' | 'cancelled';

export interface ExportRow {
  readonly seq: number;
  readonly id: string;
  readonly account_id: string;
  readonly composition_id: string;
  readonly project_id: string;
  readonly job_id: string | null;
  readonly revision: number;
  readonly status: ExportStatus;
  /** JSON; null unless it failed. */
  readonly problem: string | null;
  readonly usage_day: string;
  readonly paid_with: Payer;
  readonly file: string | null;
  readonly filename: string | null;
  readonly size_bytes: number | null;
  readonly duration_sec: number | null;
  readonly width: number | null;
  readonly height: number | null;
  readonly created_ms: number;
  readonly finished_ms: number | null;
  readonly rendering_ms: number | null;
  /** Of its job. */
  readonly progress: number | null;
}

const SELECT = 'SELECT e.*, j.progress FROM export e LEFT JOIN job j ON j.id = e.job_id';

/** @throws ApiError NOT_FOUND */
export async function requireExport(database: Queries, accountId: string, id: string): Promise<ExportRow> {
  const row = await database.get<ExportRow>(`${SELECT} WHERE e.id = ? AND e.account_id = ?`, [id, accountId]);
  if (row === undefined) throw notFound('export');
  return row;
}

export function exportsOfProject(
  database: Queries,
  query: PageQuery,
  projectId: string,
): Promise<Page<ExportRow>> {
  return readNewest(database, query, {
    list: `exports ${projectId}`,
    rows: `${SELECT} WHERE e.project_id = ?`,
    values: [projectId],
    seq: 'e.seq',
    toItem: (row: ExportRow) => row,
  });
}

/** Ended before anything was rendered: its allowance went back, and its key may start it (specification, section 4). */
export async function stoppedBeforeRendering(database: Queries, exportId: string): Promise<boolean> {
  return (
    (await database.get(
      "SELECT 1 FROM export WHERE id = ? AND status IN ('failed', 'cancelled') AND rendering_ms IS NULL",
      [exportId],
    )) !== undefined
  );
}

/** The export that will hold the composition as it is now: queued ones always will. */
export function exportUnderWay(
  database: Queries,
  compositionId: string,
  revision: number,
): Promise<ExportRow | undefined> {
  return database.get<ExportRow>(
    `${SELECT} WHERE e.composition_id = ? AND (e.status = 'queued' OR (e.status = 'rendering' AND e.revision = ?)) ORDER BY e.seq DESC LIMIT 1`,
    [compositionId, revision],
  );
}

/** @param origin null: without a download link. */
export async function toExport(
  { links }: Pick<CompositionContext, 'links'>,
  row: ExportRow,
  origin: string | null,
): Promise<Export> {
  const { file, filename } = row;
  const isThere = row.status === 'done' && file !== null && filename !== null;
  const link =
    isThere && origin !== null
      ? await links.make(origin, { target: { file }, mimeType: 'video/mp4', filename, attachment: true })
      : null;
  return {
    ...exportFacts(row),
    downloadUrl: link?.url ?? null,
    downloadUrlExpiresAt: link?.expiresAt ?? null,
  };
}

/** Everything but the link. */
export function exportFacts(row: ExportRow): Export {
  const { filename, size_bytes: sizeBytes } = row;
  const hasFile = row.status === 'done' && filename !== null && sizeBytes !== null;
  return {
    id: row.id,
    compositionId: row.composition_id,
    projectId: row.project_id,
    jobId: row.job_id,
    revision: row.revision,
    status: row.status,
    progress: row.status === 'done' ? 1 : (row.progress ?? 0),
    ...failureOf(problemIn(row.problem)),
    createdAt: isoTime(row.created_ms),
    finishedAt: isoTimeOrNull(row.finished_ms),
    file: hasFile
      ? {
          filename,
          mimeType: 'video/mp4',
          sizeBytes,
          durationSec: row.duration_sec,
          width: row.width,
          height: row.height,
        }
      : null,
    downloadUrl: null,
    downloadUrlExpiresAt: null,
    fileDeletesAt: null,
    fileDeletedAt: null,
  };
}
