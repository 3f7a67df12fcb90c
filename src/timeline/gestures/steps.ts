/** Moving what is selected step by step, as keys and menus do. A step that would change nothing is refused with why. */
import type { EditView } from '../geometry/edit-view.ts';
import type { EditContext } from '../model/apply-operations.ts';
import { MIN_SEGMENT_SEC, roundSec } from '../model/edit.ts';
import { EditError } from '../model/edit-error.ts';
import type { EditOperation } from '../model/edit-operation.ts';
import {
  chosen,
  hasMusic,
  moveTo,
  noMoreMaterial,
  notForMusic,
  nothingSelected,
  resized,
  shiftMusic,
  slip,
  trimmed,
} from './commands.ts';
import { resizedAudio, slipAudio } from './trim-audio.ts';

type Selection = ReadonlySet<string>;
/** Of what may be shown, and of what may be heard. */
type Lengths = Pick<EditContext, 'usableSec' | 'heardSec'>;

/**
 * Texts, b-roll, sounds and music move in time; segments move together one place earlier or later. @throws EditError
 */
export function nudge(view: EditView, selection: Selection, deltaSec: number): EditOperation[] {
  const overlaid = <Item extends { readonly id: string; readonly outputStartSec: number }>(
    items: readonly Item[],
    moved: (id: string, outputStartSec: number) => EditOperation,
  ): EditOperation[] =>
    chosen(items, selection).flatMap(({ id, outputStartSec }) => {
      const startSec = Math.max(0, roundSec(outputStartSec + deltaSec));
      return startSec === outputStartSec ? [] : [moved(id, startSec)];
    });
  const movesMusic = hasMusic(view, selection);
  if (!movesMusic) requireSome(view, [view.segments, view.texts, view.broll, view.audio], selection);
  const operations = [
    ...(movesMusic ? shiftMusic(view, deltaSec) : []),
    ...overlaid(view.texts, (textId, outputStartSec) => ({ type: 'update_text', textId, outputStartSec })),
    ...overlaid(view.broll, (brollId, outputStartSec) => ({ type: 'update_broll', brollId, outputStartSec })),
    ...overlaid(view.audio, (audioId, outputStartSec) => ({ type: 'update_audio', audioId, outputStartSec })),
    ...moveTo(view, selection, placeBeside(view, selection, deltaSec)),
  ];
  if (operations.length === 0 && movesMusic) throw musicAtStart();
  if (operations.length === 0) throw new EditError('no_further', 'It can’t move further on this side.');
  return operations;
}

/** Moves an edge of everything selected, as far as there is material. @throws EditError */
export function trimSelected(
  view: EditView,
  selection: Selection,
  edge: 'start' | 'end',
  deltaSec: number,
  { usableSec, heardSec }: Lengths,
): EditOperation[] {
  requireSome(view, [view.segments, view.texts, view.broll, view.audio], selection);
  const operations: EditOperation[] = [
    ...chosen(view.segments, selection).flatMap((one) => {
      const { operation, bySec } = trimmed(one, edge, deltaSec, usableSec);
      return bySec === 0 ? [] : [operation];
    }),
    ...chosen(view.texts, selection).flatMap(({ id, ...span }) => {
      const change = resized(span, edge, deltaSec);
      return change.durationSec === span.durationSec
        ? []
        : [{ type: 'update_text' as const, textId: id, ...change }];
    }),
    ...chosen(view.broll, selection).flatMap(({ id, ...span }) => {
      const change = resized(span, edge, deltaSec);
      return change.durationSec === span.durationSec
        ? []
        : [{ type: 'update_broll' as const, brollId: id, ...change }];
    }),
    ...chosen(view.audio, selection).flatMap((audio) => {
      const change = resizedAudio(audio, edge, deltaSec, heardSec);
      return change.durationSec === audio.durationSec
        ? []
        : [{ type: 'update_audio' as const, audioId: audio.id, ...change }];
    }),
  ];
  const shortens = edge === 'start' ? deltaSec > 0 : deltaSec < 0;
  if (operations.length === 0) throw shortens ? tooShort() : noMoreMaterial();
  return operations;
}

/** Other material in every selected segment and sound. @throws EditError */
export function slipSelected(
  view: EditView,
  selection: Selection,
  deltaSec: number,
  { usableSec, heardSec }: Lengths,
): EditOperation[] {
  requireSome(view, [view.segments, view.audio], selection);
  const operations = [
    ...chosen(view.segments, selection).flatMap((one) => slip(one, deltaSec, usableSec)),
    ...chosen(view.audio, selection).flatMap((one) => slipAudio(one, deltaSec, heardSec)),
  ];
  if (operations.length === 0) throw noMoreMaterial();
  return operations;
}

/** @throws EditError where there is no music, or it begins with its first second already */
export function moveMusic(view: EditView, deltaSec: number): EditOperation[] {
  const operations = shiftMusic(view, deltaSec);
  if (operations.length === 0) throw musicAtStart();
  return operations;
}

export function tooShort(): EditError {
  const leastSec = MIN_SEGMENT_SEC;
  return new EditError('too_short', `A segment must last at least ${leastSec} s.`, { leastSec });
}

export function musicAtStart(): EditError {
  return new EditError('music_at_start', 'The music already starts at its first second.');
}

/** Before which segment of now the selected ones would stand, one place further. */
function placeBeside({ segments }: EditView, selection: Selection, deltaSec: number): number {
  const first = segments.findIndex(({ id }) => selection.has(id));
  const last = segments.findLastIndex(({ id }) => selection.has(id));
  return deltaSec < 0 ? Math.max(0, first - 1) : last + 2;
}

function requireSome(
  view: EditView,
  lanes: readonly (readonly { readonly id: string }[])[],
  selection: Selection,
): void {
  if (lanes.some((items) => chosen(items, selection).length > 0)) return;
  throw hasMusic(view, selection) ? notForMusic() : nothingSelected();
}
