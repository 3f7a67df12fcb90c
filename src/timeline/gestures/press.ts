/** What a pointer that is down on the canvas has done so far, and which gesture that is. Points are CSS pixels of it. */
import type { EditView } from '../geometry/edit-view.ts';
import { type Hit, hitTest } from '../geometry/hit-test.ts';
import type { LaneId } from '../geometry/lanes.ts';
import { scrollBy, secAt, type TimeScale } from '../geometry/time-scale.ts';
import { type Drag, type DragPlan, dragOf } from './drag.ts';
import type { Moment } from './glide.ts';
import type { Box } from './marquee.ts';

export interface Point {
  readonly xPx: number;
  readonly yPx: number;
}

/** What is held while it is pressed: Ctrl or ⌘ rolls, Alt slips, Shift adds to what is selected. */
export interface HeldKeys {
  readonly roll: boolean;
  readonly slip: boolean;
  readonly add: boolean;
}

export type Gesture =
  | { readonly kind: 'pressed' }
  | { readonly kind: 'drag'; readonly drag: Drag }
  | { readonly kind: 'marquee' }
  | { readonly kind: 'scrub' }
  | { readonly kind: 'pan' };

export interface Press {
  readonly pointerId: number;
  readonly from: Point;
  readonly at: Point;
  readonly hit: Hit;
  readonly isTouch: boolean;
  readonly keys: HeldKeys;
  /** As they were when it began. */
  readonly scale: TimeScale;
  readonly view: EditView;
  readonly selection: ReadonlySet<string>;
  readonly gesture: Gesture;
  /** How far the view has gone on by itself meanwhile. */
  readonly scrolledPx: number;
  readonly plan: DragPlan | null;
  /** Its last movements, for scrolling that runs out. */
  readonly trail: readonly Moment[];
}

const DRAG_FROM_PX = 4;
const EDGE_PX = { mouse: 6, touch: 16 } as const;
/** So near to a side the view scrolls along, faster the nearer. */
const SCROLL_ZONE_PX = 36;
const SCROLL_PX_PER_FRAME = 14;
const TRAIL_KEPT = 12;

type Begun = Pick<Press, 'pointerId' | 'isTouch' | 'keys' | 'scale' | 'view' | 'selection'>;

/** @param locked lanes in which nothing is taken hold of */
export function startPress(begun: Begun, at: Point, locked?: ReadonlySet<LaneId>): Press {
  const edgePx = begun.isTouch ? EDGE_PX.touch : EDGE_PX.mouse;
  const hit = hitTest(begun.view, begun.scale, at.xPx, at.yPx, edgePx, locked);
  return {
    ...begun,
    from: at,
    at,
    hit,
    gesture: hit.on === 'ruler' ? { kind: 'scrub' } : { kind: 'pressed' },
    scrolledPx: 0,
    plan: null,
    trail: [],
  };
}

/** Far enough from where it began a press becomes a gesture, and stays that one. */
export function movePress(press: Press, at: Point, atMs: number): Press {
  const isFar = Math.hypot(at.xPx - press.from.xPx, at.yPx - press.from.yPx) >= DRAG_FROM_PX;
  return {
    ...press,
    at,
    trail: [...press.trail.slice(-TRAIL_KEPT), { atMs, xPx: at.xPx }],
    gesture: press.gesture.kind === 'pressed' && isFar ? gestureOf(press) : press.gesture,
  };
}

function gestureOf({ hit, view, selection, keys, isTouch }: Press): Gesture {
  const drag = dragOf(hit, view, selection, keys);
  const id = 'id' in hit ? hit.id : null;
  // A finger moves what it selected before; on anything else it scrolls.
  if (isTouch && (drag === null || (id !== null && !selection.has(id)))) return { kind: 'pan' };
  if (drag !== null && !(keys.add && drag.kind === 'move')) return { kind: 'drag', drag };
  return { kind: 'marquee' };
}

/** Where it was and is on the clock of the edit. */
export function spanOfPress({ scale, from, at, scrolledPx }: Press): { fromSec: number; toSec: number } {
  return { fromSec: secAt(scale, from.xPx), toSec: secAt(scale, at.xPx + scrolledPx) };
}

/** Where it began moves with the view. */
export function boxOfPress({ from, at, scrolledPx }: Press): Box {
  return { fromXPx: from.xPx - scrolledPx, fromYPx: from.yPx, toXPx: at.xPx, toYPx: at.yPx };
}

/** The view as it is now, as far as the press has scrolled it. */
export function scaleOfPress({ scale, scrolledPx }: Press): TimeScale {
  return { ...scale, startSec: scale.startSec + scrolledPx / scale.pxPerSec };
}

/** One frame of holding something near a side: the view goes on by itself. The same press where it does not. */
export function scrollPress(press: Press, widthPx: number): Press {
  const { at, gesture, view } = press;
  if (gesture.kind === 'pressed' || gesture.kind === 'pan') return press;
  const over = Math.max(0, at.xPx - (widthPx - SCROLL_ZONE_PX)) - Math.max(0, SCROLL_ZONE_PX - at.xPx);
  if (over === 0) return press;
  const wantedPx = Math.trunc(Math.max(-1, Math.min(1, over / SCROLL_ZONE_PX)) * SCROLL_PX_PER_FRAME);
  const before = scaleOfPress(press);
  const after = scrollBy(before, wantedPx, view.durationSec);
  return { ...press, scrolledPx: press.scrolledPx + (after.startSec - before.startSec) * before.pxPerSec };
}

/** What a press that went nowhere selects, or where it puts the playhead. */
export function clickOf(press: Press): {
  readonly selection?: ReadonlySet<string>;
  readonly seekSec?: number;
} {
  const { hit, keys, selection, view } = press;
  if ('id' in hit) {
    const adds = keys.add || keys.roll;
    const next = new Set(adds ? selection : []);
    if (adds && selection.has(hit.id)) next.delete(hit.id);
    else next.add(hit.id);
    return { selection: next };
  }
  if (hit.on === 'word') return { seekSec: view.words[hit.index]?.startSec ?? 0 };
  const { fromSec } = spanOfPress(press);
  return { selection: new Set(), seekSec: Math.min(Math.max(0, fromSec), view.durationSec) };
}

/** Of CSS: what a press there would do. */
export function cursorOf(hit: Hit, keys: Pick<HeldKeys, 'roll' | 'slip'>): string {
  if (hit.on === 'word') return 'pointer';
  if (hit.on === 'music') return 'grab';
  if (!('edge' in hit)) return 'default';
  if (hit.edge !== null) return keys.roll ? 'col-resize' : 'ew-resize';
  return keys.slip && hit.on === 'segment' ? 'ew-resize' : 'grab';
}
