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
  | { readonly kind: 'exports_failed'; readonly project: Project; readonly failedCount: number }
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
    const lost = [...newest.values()].filter(({ status }) => status === 'failed');
    const [only] = lost;
    if (lost.length > 1) failed.push({ kind: 'exports_failed', project, failedCount: lost.length });
    else if (only !== undefined) failed.push({ kind: 'export_failed', project, failed: only });
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

/** What one project waits for, or one run of a tool: at least one need, the most urgent first. */
export interface Waiting {
  readonly id: string;
  readonly needs: readonly [Need, ...Need[]];
}

/** Every project once, where its most urgent need stands. */
export function waitingOf(needs: readonly Need[]): Waiting[] {
  const byId = new Map<string, [Need, ...Need[]]>();
  for (const need of needs) {
    const { id } = need.kind === 'run_failed' ? need.run : need.project;
    const before = byId.get(id);
    if (before === undefined) byId.set(id, [need]);
    else before.push(need);
  }
  return [...byId].map(([id, own]) => ({ id, needs: own }));
}
