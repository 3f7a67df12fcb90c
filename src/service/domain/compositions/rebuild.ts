/** A new build of a composition: what was changed by hand on the one before, and what of it stays. */
import type { Estimate } from '../../../contract/operations/autoclip-operations.ts';
import type { Database } from '../../kernel/ports/database.ts';
import { blockOf, lastBuiltBlock, type ProjectBlocks, type ProjectRow } from '../projects/project-rows.ts';
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

type StreamerBlock = ProjectBlocks['streamer'];

export const BUILT = { changes: ['built'] } satisfies MadeBy;
const KEPT = { changes: ['kept'] } satisfies MadeBy;

/**
 * Writes a new build, inside the caller's transaction: as it was built, and after that with the hands' work of before
 * on it, so that the two can be told apart at the next build.
 */
export function writeBuild(database: Database, nowMs: number, row: CompositionRow, next: BuiltState): void {
  const carried = withHandEdits(database, row, next);
  const written = writeRevision(database, nowMs, row, next, BUILT);
  if (JSON.stringify(carried) !== JSON.stringify(next))
    writeRevision(database, nowMs, written, carried, KEPT);
}

/** `next` as it was built, with the hands' work of before on it where it still applies. */
export function withHandEdits(database: Database, row: CompositionRow, next: BuiltState): BuiltState {
  const now = stateOf(row);
  const built = stateAsBuilt(database, row);
  if (isClip(now) || built === null) return next;
  return carryEdits(built, now, next, framesTheSame(now, next));
}

/** What building the project again, as it is set now, would keep and lose; undefined where hands changed nothing. */
export function foreseeRebuild(database: Database, project: ProjectRow): Estimate['rebuild'] {
  const row = findComposition(database, project.account_id, project.composition_id ?? '');
  if (row === undefined) return undefined;
  const now = stateOf(row);
  const built = stateAsBuilt(database, row);
  if (isClip(now) || built === null) return undefined;
  const next = nextBuild(project, built, now);
  if (next === null) return undefined;
  const edits = foreseeEdits(built, now, next);
  return isNothing(edits.kept) && isNothing(edits.lost) && edits.open === undefined ? undefined : edits;
}

function nextBuild(project: ProjectRow, built: BuiltState, now: BuiltState): NextBuild | null {
  switch (project.kind) {
    case 'splitscreen': {
      const { captionStyle } = blockOf(project, 'splitscreen');
      return { captionStyle, words: null, sameFraming: false };
    }
    case 'streamer': {
      const block = blockOf(project, 'streamer');
      const sameFraming = isFramed(now) ? fillsAgain(project, block) : false;
      return { captionStyle: block.captionStyle, words: null, sameFraming };
    }
    case 'forumstory': {
      const { captionStyle, postBody } = blockOf(project, 'forumstory');
      const said = built.words.map(({ text }) => text).join(' ');
      const willBeSaid = postBody.split(/\s+/).filter(Boolean);
      // Where the post is the same, so are its words, however they are told apart.
      const words = willBeSaid.join(' ') === said ? null : willBeSaid.map((text) => ({ text }));
      return { captionStyle, words, sameFraming: false };
    }
    default:
      return null;
  }
}

/** Whether a streamer video that fills the picture will do so again; null where its webcam is yet to be looked for. */
function fillsAgain(project: ProjectRow, { layout = 'full', webcam }: StreamerBlock): boolean | null {
  if (layout === 'full') return true;
  if (layout === 'stacked' || webcam) return false;
  // Looked for in the same video before, none was found: it would have been above.
  const last = lastBuiltBlock(project, 'streamer');
  return last?.layout === 'auto' && !last.webcam ? true : null;
}

function framesTheSame(now: BuiltState, next: BuiltState): boolean {
  return isFramed(now) && isFramed(next) && assetsOfState(now)[0] === assetsOfState(next)[0];
}

function isNothing({ title, captionStyle, words, shots }: HandEdits): boolean {
  return !title && !captionStyle && words === 0 && shots === 0;
}
