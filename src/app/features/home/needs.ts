/** What waits for the person, from what the lists say: clips to decide, clips to export, work that failed. */
import type { Clip } from '../../../contract/schemas/clip.ts';
import type { Export, ToolRun } from '../../../contract/schemas/job.ts';
import type { Project } from '../../../contract/schemas/project.ts';

/** A failed run cannot be put away, so after a day it is only in the history. */
const FAILED_RUN_SHOWN_MS = 24 * 3_600_000;

export type Need =
  | { readonly kind: 'review'; readonly project: Project; readonly count: number }
  | { readonly kind: 'export'; readonly project: Project; readonly count: number }
  | { readonly kind: 'export_failed'; readonly project: Project; readonly failed: Export }
  | { readonly kind: 'project_failed'; readonly project: Project }
  | { readonly kind: 'run_failed'; readonly run: ToolRun };

export interface ProjectWork {
  readonly project: Project;
  /** Empty for projects that have no clips. */
  readonly clips: readonly Pick<Clip, 'status' | 'compositionId'>[];
  /** Newest first. */
  readonly exports: readonly Export[];
}

/** Failures first, then decisions, then what is decided but not exported; each in the order of the lists. */
export function needsOf(work: readonly ProjectWork[], runs: readonly ToolRun[], nowMs: number): Need[] {
  const failed: Need[] = [];
  const review: Need[] = [];
  const exporting: Need[] = [];
  for (const { project, clips, exports } of work) {
    if (project.status === 'failed') failed.push({ kind: 'project_failed', project });
    const newest = new Map<string, Export>();
    for (const one of exports) if (!newest.has(one.compositionId)) newest.set(one.compositionId, one);
    for (const one of newest.values())
      if (one.status === 'failed') failed.push({ kind: 'export_failed', project, failed: one });
    const proposed = clips.filter(({ status }) => status === 'proposed').length;
    if (proposed > 0) review.push({ kind: 'review', project, count: proposed });
    const unexported = clips.filter(
      ({ status, compositionId }) =>
        status === 'accepted' && compositionId !== null && !newest.has(compositionId),
    ).length;
    if (unexported > 0) exporting.push({ kind: 'export', project, count: unexported });
  }
  for (const run of runs) {
    const endedMs = Date.parse(run.finishedAt ?? run.createdAt);
    if (run.status === 'failed' && nowMs - endedMs < FAILED_RUN_SHOWN_MS)
      failed.push({ kind: 'run_failed', run });
  }
  return [...failed, ...review, ...exporting];
}
