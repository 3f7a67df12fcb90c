/** Dragging on a timeline: what is held, and what letting go here would do. Pure; pointers are read elsewhere. */
import type { EditView, OverlaidKind } from '../geometry/edit-view.ts';
import { overlaidOf, segmentIndexAt } from '../geometry/edit-view.ts';
import type { Edge, Hit } from '../geometry/hit-test.ts';
import { type Snapped, type SnapTo, snapSec, snapSpan } from '../geometry/snap.ts';
import { lengthOf, roundSec, speedOf } from '../model/edit.ts';
import type { EditError } from '../model/edit-error.ts';
import type { EditOperation } from '../model/edit-operation.ts';
import { moveTo, noMoreMaterial, resized, roll, shiftMusic, slip, trimmed } from './commands.ts';
import { musicAtStart, tooShort } from './steps.ts';
import { resizedAudio, slipAudio } from './trim-audio.ts';

export type Drag =
  | { readonly kind: 'trim'; readonly id: string; readonly edge: Edge }
  | { readonly kind: 'roll'; readonly leftId: string; readonly rightId: string }
  | { readonly kind: 'slip'; readonly id: string }
  | { readonly kind: 'move'; readonly ids: ReadonlySet<string> }
  | { readonly kind: 'slide'; readonly of: OverlaidKind; readonly id: string }
  | { readonly kind: 'resize'; readonly of: OverlaidKind; readonly id: string; readonly edge: Edge }
  | { readonly kind: 'music' };

export interface DragPlan {
  /** Empty where letting go here changes nothing. */
  readonly operations: readonly EditOperation[];
  readonly guideSec: number | null;
  /** The moment whose picture shows what the drag does; null leaves the picture. */
  readonly seekSec: number | null;
  /** Segments are dropped before this one; null for drags that show themselves. */
  readonly dropIndex: number | null;
  /** How far the view goes along, so that the edge held stays under the pointer. */
  readonly followSec: number;
  /** How far it moved what is held, and how long that is then; null where neither says anything. */
  readonly measure: { readonly bySec: number; readonly lengthSec: number | null } | null;
  /** Why it goes no further than it does; null while it follows the pointer. */
  readonly stopped: EditError | null;
}

const STILL: DragPlan = {
  operations: [],
  guideSec: null,
  seekSec: null,
  dropIndex: null,
  followSec: 0,
  measure: null,
  stopped: null,
};

/** A drag that stops short of the pointer by less than this has followed it. */
const SAME_SEC = 1e-3;

export interface DragContext {
  readonly view: EditView;
  readonly playheadSec: number;
  /** 0 where snapping is off. */
  readonly snapWithinSec: number;
  readonly pointsSec?: readonly number[];
  readonly usableSec: (assetId: string) => number | null;
  readonly heardSec: (assetId: string) => number | null;
}

/** Held with `roll` the cut moves, with `slip` the material under a segment. Null where nothing can be dragged. */
export function dragOf(
  hit: Hit,
  view: EditView,
  selection: ReadonlySet<string>,
  held: { readonly roll: boolean; readonly slip: boolean },
): Drag | null {
  if (hit.on === 'music') return { kind: 'music' };
  if (hit.on === 'audio' && hit.edge === null && held.slip) return { kind: 'slip', id: hit.id };
  if (hit.on === 'text' || hit.on === 'broll' || hit.on === 'audio')
    return hit.edge === null
      ? { kind: 'slide', of: hit.on, id: hit.id }
      : { kind: 'resize', of: hit.on, id: hit.id, edge: hit.edge };
  if (hit.on !== 'segment') return null;
  const { id, edge } = hit;
  if (edge === null)
    return held.slip
      ? { kind: 'slip', id }
      : { kind: 'move', ids: selection.has(id) ? selection : new Set([id]) };
  const at = view.segments.findIndex((segment) => segment.id === id);
  const [left, right] = [
    view.segments[edge === 'start' ? at - 1 : at],
    view.segments[edge === 'start' ? at : at + 1],
  ];
  if (held.roll && left !== undefined && right !== undefined)
    return { kind: 'roll', leftId: left.id, rightId: right.id };
  return { kind: 'trim', id, edge };
}

/** @param fromSec where it was taken, @param toSec where the pointer is now, on the output clock of `view` */
export function planDrag(drag: Drag, fromSec: number, toSec: number, context: DragContext): DragPlan {
  const { view, usableSec } = context;
  const deltaSec = toSec - fromSec;
  switch (drag.kind) {
    case 'trim': {
      const segment = view.segments.find(({ id }) => id === drag.id);
      if (segment === undefined) return STILL;
      const edgeSec = drag.edge === 'start' ? segment.outputStartSec : segment.outputEndSec;
      const snapped = snap(edgeSec + deltaSec, context, { heldSec: edgeSec });
      const wantedSec = snapped.sec - edgeSec;
      const { operation, bySec } = trimmed(segment, drag.edge, wantedSec, usableSec);
      const isStart = drag.edge === 'start';
      const newEndSec = segment.outputEndSec + (isStart ? 0 : bySec);
      const isShort = isStart ? wantedSec > bySec : wantedSec < bySec;
      const isStopped = Math.abs(wantedSec - bySec) > SAME_SEC;
      return {
        ...STILL,
        operations: bySec === 0 ? [] : [operation],
        // At the end of the material the edge itself is the guide.
        guideSec: isStopped ? (isStart ? segment.outputStartSec : newEndSec) : snapped.guideSec,
        // The first frame that stays, or the last one.
        seekSec: isStart ? segment.outputStartSec : Math.max(0, newEndSec - 0.04),
        followSec: isStart ? -bySec : 0,
        measure: { bySec: bySec, lengthSec: lengthOf(segment) + (isStart ? -bySec : bySec) },
        stopped: isStopped ? (isShort ? tooShort() : noMoreMaterial()) : null,
      };
    }
    case 'roll': {
      const left = view.segments.find(({ id }) => id === drag.leftId);
      const right = view.segments.find(({ id }) => id === drag.rightId);
      if (left === undefined || right === undefined) return STILL;
      const snapped = snap(left.outputEndSec + deltaSec, context, { heldSec: left.outputEndSec });
      const wantedSec = snapped.sec - left.outputEndSec;
      const operations = roll(left, right, wantedSec, usableSec);
      const [cut] = operations;
      const endSec = cut?.type === 'trim' ? cut.sourceEndSec : undefined;
      const bySec = ((endSec ?? left.sourceEndSec) - left.sourceEndSec) / speedOf(left);
      const isStopped = Math.abs(wantedSec - bySec) > SAME_SEC;
      const cutSec = left.outputEndSec + bySec;
      return {
        ...STILL,
        operations: bySec === 0 ? [] : operations,
        guideSec: isStopped ? cutSec : snapped.guideSec,
        seekSec: cutSec,
        measure: { bySec, lengthSec: null },
        stopped: isStopped ? noMoreMaterial() : null,
      };
    }
    case 'slip': {
      const segment = view.segments.find(({ id }) => id === drag.id);
      if (deltaSec === 0) return STILL;
      if (segment === undefined) return slippedAudio(drag.id, deltaSec, context) ?? STILL;
      // Dragging to the right brings earlier material, as if the film itself were moved.
      const operations = slip(segment, -deltaSec, usableSec);
      const [slipped] = operations;
      const startSec = slipped?.type === 'trim' ? slipped.sourceStartSec : undefined;
      const bySec = ((startSec ?? segment.sourceStartSec) - segment.sourceStartSec) / speedOf(segment);
      return {
        ...STILL,
        operations,
        seekSec: segment.outputStartSec,
        measure: { bySec, lengthSec: null },
        stopped: Math.abs(bySec + deltaSec) > SAME_SEC ? noMoreMaterial() : null,
      };
    }
    case 'move': {
      const dropIndex = dropIndexAt(view, toSec);
      return { ...STILL, operations: moveTo(view, drag.ids, dropIndex), dropIndex };
    }
    case 'slide': {
      const item = overlaidOf(view, drag.of).find(({ id }) => id === drag.id);
      if (item === undefined) return STILL;
      const wanted = Math.max(0, item.outputStartSec + deltaSec);
      const snapped = snapSpan(wanted, item.durationSec, snapTo(context, { without: new Set([drag.id]) }));
      const outputStartSec = roundSec(
        Math.max(0, Math.min(snapped.sec, view.durationSec - item.durationSec)),
      );
      return {
        ...STILL,
        operations:
          outputStartSec === item.outputStartSec ? [] : [changed(drag.of, drag.id, { outputStartSec })],
        guideSec: snapped.guideSec,
        measure: { bySec: outputStartSec - item.outputStartSec, lengthSec: null },
      };
    }
    case 'resize': {
      const item = overlaidOf(view, drag.of).find(({ id }) => id === drag.id);
      if (item === undefined) return STILL;
      const edgeSec = item.outputStartSec + (drag.edge === 'start' ? 0 : item.durationSec);
      const snapped = snap(edgeSec + deltaSec, context, { without: new Set([drag.id]) });
      const wantedSec = Math.min(snapped.sec, view.durationSec) - edgeSec;
      const audio = drag.of === 'audio' ? view.audio.find(({ id }) => id === drag.id) : undefined;
      const change =
        audio === undefined
          ? resized(item, drag.edge, wantedSec)
          : resizedAudio(audio, drag.edge, wantedSec, context.heardSec);
      return {
        ...STILL,
        operations: change.durationSec === item.durationSec ? [] : [changed(drag.of, drag.id, change)],
        guideSec: snapped.guideSec,
        seekSec: snapped.sec,
        measure: { bySec: change.durationSec - item.durationSec, lengthSec: change.durationSec },
      };
    }
    case 'music': {
      const { music } = view.edit;
      if (music === null) return STILL;
      const operations = shiftMusic(view, deltaSec, context.heardSec(music.assetId) ?? undefined);
      const [moved] = operations;
      const startSec = moved?.type === 'set_music' ? moved.music?.startSec : undefined;
      const bySec = music.startSec - (startSec ?? music.startSec);
      const isStopped = Math.abs(deltaSec - bySec) > SAME_SEC;
      return {
        ...STILL,
        operations,
        measure: { bySec, lengthSec: null },
        stopped: isStopped ? (deltaSec > 0 ? musicAtStart() : noMoreMaterial()) : null,
      };
    }
  }
}

/** Segments are dropped at the nearer border of the one under the pointer. */
function dropIndexAt(view: EditView, sec: number): number {
  const at = segmentIndexAt(view, Math.max(0, sec));
  const segment = view.segments[at];
  if (segment === undefined) return 0;
  return sec < (segment.outputStartSec + segment.outputEndSec) / 2 ? at : at + 1;
}

function changed(
  of: OverlaidKind,
  id: string,
  change: { readonly outputStartSec?: number; readonly durationSec?: number },
): EditOperation {
  switch (of) {
    case 'text':
      return { type: 'update_text', textId: id, ...change };
    case 'broll':
      return { type: 'update_broll', brollId: id, ...change };
    case 'audio':
      return { type: 'update_audio', audioId: id, ...change };
  }
}

/** To the right brings an earlier stretch of it, as with a film. Null where it is gone. */
function slippedAudio(id: string, deltaSec: number, { view, heardSec }: DragContext): DragPlan | null {
  const audio = view.audio.find((one) => one.id === id);
  if (audio === undefined) return null;
  const operations = slipAudio(audio, -deltaSec, heardSec);
  const [slipped] = operations;
  const startSec = slipped?.type === 'update_audio' ? slipped.sourceStartSec : undefined;
  const bySec = (startSec ?? audio.sourceStartSec) - audio.sourceStartSec;
  const isStopped = Math.abs(bySec + deltaSec) > SAME_SEC;
  return {
    ...STILL,
    operations,
    measure: { bySec, lengthSec: null },
    stopped: isStopped ? noMoreMaterial() : null,
  };
}

/** What is dragged is no aim of its own: the edge held, or the item by its id. */
type Itself = Pick<SnapTo, 'without' | 'heldSec'>;

function snap(sec: number, context: DragContext, itself: Itself): Snapped {
  return snapSec(sec, snapTo(context, itself));
}

function snapTo(
  { view, playheadSec, snapWithinSec: withinSec, pointsSec = [] }: DragContext,
  itself: Itself,
): SnapTo {
  return { view, playheadSec, withinSec, pointsSec, ...itself };
}
