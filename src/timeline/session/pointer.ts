/**
 * Pointers on the canvas without any framework: turns what they do into drags, selections and scrolling of an open
 * editor. Frames, timers and the element come from outside.
 */
import type { EditView } from '../geometry/edit-view.ts';
import { hitTest } from '../geometry/hit-test.ts';
import { markerSecs } from '../geometry/markers.ts';
import { snapPlayhead } from '../geometry/snap.ts';
import { scrollBy, secAt, zoomAt } from '../geometry/time-scale.ts';
import { type Drag, type DragPlan, planDrag } from '../gestures/drag.ts';
import type { Moment } from '../gestures/glide.ts';
import { idsInBox } from '../gestures/marquee.ts';
import {
  boxOfPress,
  clickOf,
  cursorOf,
  type HeldKeys,
  movePress,
  type Point,
  type Press,
  scaleOfPress,
  scrollPress,
  spanOfPress,
  startPress,
} from '../gestures/press.ts';
import type { Editor } from './editor.ts';
import { type EditorState, type Hold, NO_PREVIEW } from './editor-store.ts';

export interface PointerPort {
  readonly editor: Editor;
  readonly onSeek: (sec: number) => void;
  /** The picture at a moment of a running drag; null when it ended. */
  readonly onScrub: (sec: number | null) => void;
  readonly label: (drag: Drag) => string;
  /** How far and how long, in the reader's language. */
  readonly measured: (measure: NonNullable<DragPlan['measure']>) => string;
  readonly onMenu: (at: Point) => void;
  /** A finger that scrolled has let go after moving like this. */
  readonly onThrow: (trail: readonly Moment[]) => void;
  /** Runs once later; returns how to forget it. */
  readonly later: (run: () => void, delayMs: number) => () => void;
}

export interface PointerInput {
  readonly id: number;
  readonly at: Point;
  readonly atMs: number;
  readonly isTouch: boolean;
  readonly keys: HeldKeys;
}

export interface Pointer {
  /** True where a press began: the pointer is to be followed wherever it goes. */
  readonly down: (input: PointerInput) => boolean;
  /** @returns what a press there would do, as a cursor of CSS; null while something is held. */
  readonly move: (input: PointerInput) => string | null;
  readonly up: (id: number) => void;
  /** The platform took it away. */
  readonly lost: (id: number) => void;
  readonly leave: () => void;
  /** Gives up what is held. False where nothing is. */
  readonly cancel: () => boolean;
  /** What is there is selected first: the menu is about it. */
  readonly menu: (at: Point) => void;
  /** To be called each frame while it is true that something is held. */
  readonly frame: () => void;
  readonly isDown: () => boolean;
  readonly close: () => void;
}

const SNAP_PX = 8;
/** As long as touch platforms wait. */
const LONG_PRESS_MS = 500;
const NOTHING_CARRIED: ReadonlySet<string> = new Set();

export function createPointer(port: PointerPort): Pointer {
  const { editor, onSeek, onScrub } = port;
  const { store } = editor;
  let press: Press | null = null;
  let pinchPx: number | null = null;
  let forgetLongPress = (): void => undefined;
  const fingers = new Map<number, Point>();

  const end = (commits: boolean): void => {
    const ended = press;
    press = null;
    forgetLongPress();
    if (ended === null) return;
    const { gesture, plan } = ended;
    store.set({ preview: null });
    if (gesture.kind === 'drag') {
      onScrub(null);
      const done =
        commits && plan !== null && plan.operations.length > 0
          ? editor.letGo(plan.operations, ended.view.edit, port.label(gesture.drag))
          : false;
      // What could not be done at all says why; what was cancelled says nothing.
      if (!done) store.set({ refusal: commits ? (plan?.stopped ?? store.get().refusal) : null });
      const { scale } = store.get();
      if (!done) store.set({ scale: { ...ended.scale, widthPx: scale.widthPx } });
      store.set({ scale: scrollBy(store.get().scale, 0, editor.settledView().durationSec) });
    }
    if (gesture.kind === 'marquee' && !commits) store.set({ selection: ended.selection });
  };

  /** Shows what the press does by now. */
  const follow = (now: Press): Press => {
    switch (now.gesture.kind) {
      case 'scrub':
        scrub(now);
        return now;
      case 'pan':
        store.set({ scale: scrollBy(now.scale, now.from.xPx - now.at.xPx, now.view.durationSec) });
        return now;
      case 'marquee': {
        const marquee = boxOfPress(now);
        const touched = idsInBox(editor.settledView(), store.get().scale, marquee);
        const selection = now.keys.add ? new Set([...now.selection, ...touched]) : touched;
        store.set({ selection, preview: { ...NO_PREVIEW, marquee } });
        return now;
      }
      case 'drag':
        return { ...now, plan: showDrag(now, now.gesture.drag) };
      case 'pressed':
        return now;
    }
  };

  const scrub = ({ at, view }: Press): void => {
    const { scale, snapping } = store.get();
    const wantedSec = Math.min(Math.max(0, secAt(scale, at.xPx)), view.durationSec);
    const to = { view, withinSec: SNAP_PX / scale.pxPerSec, pointsSec: pointsOf(store.get(), view) };
    const { sec, guideSec } = snapping ? snapPlayhead(wantedSec, to) : { sec: wantedSec, guideSec: null };
    store.set({ preview: { ...NO_PREVIEW, guideSec } });
    onSeek(sec);
  };

  const showDrag = (now: Press, drag: Drag): DragPlan => {
    const { view, scale } = now;
    const { playheadSec, snapping, refusal } = store.get();
    const { fromSec, toSec } = spanOfPress(now);
    const plan = planDrag(drag, fromSec, toSec, {
      view,
      playheadSec,
      snapWithinSec: snapping ? SNAP_PX / scale.pxPerSec : 0,
      pointsSec: pointsOf(store.get(), view),
      usableSec: editor.context.usableSec,
      heardSec: editor.context.heardSec,
    });
    if (plan.stopped === null && refusal !== null) store.set({ refusal: null });
    const { dropIndex, operations } = plan;
    const edit = dropIndex === null && operations.length > 0 ? editor.tryOut(operations, view.edit) : null;
    const dropSec =
      dropIndex === null || operations.length === 0
        ? null
        : (view.segments[dropIndex]?.outputStartSec ?? view.durationSec);
    const startSec = scaleOfPress(now).startSec + plan.followSec;
    store.set({
      preview: { edit, guideSec: plan.guideSec, dropSec, marquee: null, hold: holdOf(now, drag, plan) },
      ...(plan.stopped === null ? {} : { refusal: plan.stopped }),
      scale: { ...scale, widthPx: store.get().scale.widthPx, startSec },
    });
    onScrub(plan.seekSec);
    return plan;
  };

  const holdOf = ({ at, from, scrolledPx }: Press, drag: Drag, plan: DragPlan): Hold => ({
    ids: drag.kind === 'move' ? drag.ids : NOTHING_CARRIED,
    // Where it stands moves with the view, where the pointer is does not.
    byPx: at.xPx - from.xPx + scrolledPx,
    says: plan.measure === null ? '' : port.measured(plan.measure),
    ...at,
    isStopped: plan.stopped !== null,
  });

  const pinch = (beforePx: number): void => {
    const [distancePx, middlePx] = spread([...fingers.values()]);
    const { durationSec } = editor.settledView();
    store.set({ scale: zoomAt(store.get().scale, distancePx / beforePx, middlePx, durationSec) });
    pinchPx = distancePx;
  };

  const hover = ({ at, keys }: PointerInput): string => {
    const { scale, locked } = store.get();
    const hit = hitTest(editor.view(), scale, at.xPx, at.yPx, undefined, locked);
    const hoverId = 'id' in hit ? hit.id : null;
    if (hoverId !== store.get().hoverId) store.set({ hoverId });
    return cursorOf(hit, keys);
  };

  const click = (now: Press): void => {
    const { selection, seekSec } = clickOf(now);
    if (selection !== undefined)
      store.set({ selection, ...(seekSec === undefined ? { refusal: null } : {}) });
    if (seekSec !== undefined) onSeek(seekSec);
  };

  const menu = (at: Point): void => {
    end(false);
    const { scale, locked } = store.get();
    const hit = hitTest(editor.settledView(), scale, at.xPx, at.yPx, undefined, locked);
    if ('id' in hit && !store.get().selection.has(hit.id)) store.set({ selection: new Set([hit.id]) });
    port.onMenu(at);
  };

  return {
    down: ({ id, at, isTouch, keys }) => {
      if (isTouch) fingers.set(id, at);
      if (fingers.size === 2) {
        end(false);
        [pinchPx] = spread([...fingers.values()]);
        return false;
      }
      if (press !== null) return false;
      const { scale, selection, locked } = store.get();
      const view = editor.settledView();
      press = follow(startPress({ pointerId: id, isTouch, keys, scale, view, selection }, at, locked));
      if (isTouch && press.gesture.kind === 'pressed')
        forgetLongPress = port.later(() => {
          if (press?.gesture.kind === 'pressed') menu(at);
        }, LONG_PRESS_MS);
      return true;
    },
    move: (input) => {
      if (fingers.has(input.id)) fingers.set(input.id, input.at);
      if (pinchPx !== null && fingers.size === 2) pinch(pinchPx);
      else if (press === null) return hover(input);
      else if (input.id === press.pointerId) press = follow(movePress(press, input.at, input.atMs));
      return null;
    },
    up: (id) => {
      fingers.delete(id);
      if (fingers.size < 2) pinchPx = null;
      if (press === null || id !== press.pointerId) return;
      if (press.gesture.kind === 'pressed') click(press);
      if (press.gesture.kind === 'pan') port.onThrow(press.trail);
      end(true);
    },
    lost: (id) => {
      fingers.delete(id);
      pinchPx = null;
      end(false);
    },
    leave: () => {
      if (store.get().hoverId !== null) store.set({ hoverId: null });
    },
    cancel: () => {
      if (press === null || press.gesture.kind === 'pressed') return false;
      end(false);
      return true;
    },
    menu,
    frame: () => {
      if (press === null) return;
      const next = scrollPress(press, store.get().scale.widthPx);
      if (next === press) return;
      if (next.gesture.kind !== 'drag') store.set({ scale: scaleOfPress(next) });
      press = follow(next);
    },
    isDown: () => press !== null,
    close: () => end(false),
  };
}

/** What was marked on the ruler pulls as edges do. */
function pointsOf({ range, markers }: EditorState, view: EditView): number[] {
  const marked = [range.inSec, range.outSec].filter((sec) => sec !== null);
  return [...marked, ...markerSecs(view, markers)];
}

/** How far two fingers are apart, and what is between them. */
function spread(points: readonly Point[]): [distancePx: number, middlePx: number] {
  const [a, b] = points as [Point, Point];
  return [Math.hypot(a.xPx - b.xPx, a.yPx - b.yPx), (a.xPx + b.xPx) / 2];
}
