/** A new build of a composition: what was changed by hand on the one before, and what of it stays. */
import type { Estimate } from '../../../contract/operations/autoclip-operations.ts';
import type { Queries } from '../../kernel/ports/database.ts';
import type { ProjectKind, ProjectRow } from '../projects/project-rows.ts';
import { stateAsBuilt } from './composition-revisions.ts';
import {
  type CompositionRow,
  findComposition,
  type MadeBy,
  stateOf,
  writeRevision,
} from './composition-rows.ts';
import { assetsOfState, type BuiltState, isClip } from './composition-state.ts';
import { carryEdits, foreseeEdits, type HandEdits, type NextBuild } from './hand-edits.ts';
import { isFramed } from './shots-of-state.ts';

/** A kind whose video is built from its settings, as often as somebody wants. */
export interface BuiltKind {
  /** What building it as it is set now would have. */
  readonly nextBuild?: (project: ProjectRow, built: BuiltState, now: BuiltState) => NextBuild;
}

interface RebuildContext {
  readonly database: Queries;
  readonly kinds: Readonly<Record<ProjectKind, BuiltKind>>;
}

export const BUILT = { changes: ['built'] } satisfies MadeBy;
const KEPT = { changes: ['kept'] } satisfies MadeBy;

/**
 * Writes a new build, inside the caller's transaction: as it was built, and after that with the hands' work of before
 * on it, so that the two can be told apart at the next build.
 */
export async function writeBuild(
  database: Queries,
  nowMs: number,
  row: CompositionRow,
  next: BuiltState,
): Promise<void> {
  const carried = await withHandEdits(database, row, next);
  const written = await writeRevision(database, nowMs, row, next, BUILT);
  if (JSON.stringify(carried) !== JSON.stringify(next))
    await writeRevision(database, nowMs, written, carried, KEPT);
}

/** `next` as it was built, with the hands' work of before on it where it still applies. */
export async function withHandEdits(
  database: Queries,
  row: CompositionRow,
  next: BuiltState,
): Promise<BuiltState> {
  const now = stateOf(row);
  const built = await stateAsBuilt(database, row);
  if (isClip(now) || built === null) return next;
  return carryEdits(built, now, next, framesTheSame(now, next));
}

/** What building the project again, as it is set now, would keep and lose; undefined where hands changed nothing. */
export async function foreseeRebuild(
  { database, kinds }: RebuildContext,
  project: ProjectRow,
): Promise<Estimate['rebuild']> {
  const row = await findComposition(database, project.account_id, project.composition_id ?? '');
  if (row === undefined) return undefined;
  const now = stateOf(row);
  const built = await stateAsBuilt(database, row);
  if (isClip(now) || built === null) return undefined;
  const next = kinds[project.kind].nextBuild?.(project, built, now);
  if (next === undefined) return undefined;
  const edits = foreseeEdits(built, now, next);
  return isNothing(edits.kept) && isNothing(edits.lost) && edits.open === undefined ? undefined : edits;
}

function framesTheSame(now: BuiltState, next: BuiltState): boolean {
  return isFramed(now) && isFramed(next) && assetsOfState(now)[0] === assetsOfState(next)[0];
}

function isNothing({ title, captionStyle, words, shots }: HandEdits): boolean {
  return !title && !captionStyle && words === 0 && shots === 0;
}
