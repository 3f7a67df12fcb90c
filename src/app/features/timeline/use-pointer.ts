/** Mouse, finger and pen on the canvas: turns what they do into drags, selections and scrolling. */
import { type RefObject, useEffect } from 'react';
import type { EditView } from '../../../timeline/geometry/edit-view.ts';
import { type Hit, hitTest } from '../../../timeline/geometry/hit-test.ts';
import { markerSecs } from '../../../timeline/geometry/markers.ts';
import { snapPlayhead } from '../../../timeline/geometry/snap.ts';
import { scrollBy, secAt, type TimeScale, zoomAt } from '../../../timeline/geometry/time-scale.ts';
import { type Drag, type DragPlan, dragOf, planDrag } from '../../../timeline/gestures/drag.ts';
import type { Moment } from '../../../timeline/gestures/glide.ts';
import { idsInBox } from '../../../timeline/gestures/marquee.ts';
import type { Editor } from '../../../timeline/session/editor.ts';
import { type EditorState, type Hold, NO_PREVIEW } from '../../../timeline/session/editor-store.ts';
import type { MenuPlace } from './command-menu.tsx';
import { createScroller } from './scroller.ts';

const DRAG_FROM_PX = 4;
const SNAP_PX = 8;
const EDGE_PX = { mouse: 6, touch: 16 } as const;
/** So near to a side the view scrolls along, faster the nearer. */
const SCROLL_ZONE_PX = 36;
const SCROLL_PX_PER_FRAME = 14;
const TRAIL_KEPT = 12;
/** As long as touch platforms wait. */
const LONG_PRESS_MS = 500;
const NOTHING_CARRIED: ReadonlySet<string> = new Set();

type Doing =
  | { readonly kind: 'pressed' }
  | { readonly kind: 'drag'; readonly drag: Drag }
  | { readonly kind: 'marquee'; readonly before: ReadonlySet<string> }
  | { readonly kind: 'scrub' }
  | { readonly kind: 'pan' };

interface Press {
  readonly pointerId: number;
  readonly fromXPx: number;
  readonly fromYPx: number;
  readonly hit: Hit;
  readonly isTouch: boolean;
  readonly keys: { readonly roll: boolean; readonly slip: boolean; readonly add: boolean };
  readonly scale: TimeScale;
  readonly view: EditView;
  readonly selection: ReadonlySet<string>;
  doing: Doing;
  xPx: number;
  yPx: number;
  scrolledPx: number;
  plan: DragPlan | null;
  /** Its last movements, for scrolling that runs out. */
  trail: readonly Moment[];
}

export interface PointerActions {
  readonly editor: Editor;
  readonly onSeek: (sec: number) => void;
  /** The picture at a moment of a running drag; null when it ended. */
  readonly onScrub: (sec: number | null) => void;
  readonly label: (drag: Drag) => string;
  readonly onMenu: (place: MenuPlace) => void;
  /** How far and how long, in the reader's language. */
  readonly measured: (measure: NonNullable<DragPlan['measure']>) => string;
}

export function usePointer(canvas: RefObject<HTMLCanvasElement | null>, actions: PointerActions): void {
  const { editor, onSeek, onScrub, onMenu, label, measured } = actions;
  useEffect(() => {
    const element = canvas.current;
    if (element === null) return;
    const { store } = editor;
    let press: Press | null = null;
    let pinch: { readonly distancePx: number } | null = null;
    let frame = 0;
    let longPress = 0;
    const scroller = createScroller(editor);
    const fingers = new Map<number, { xPx: number; yPx: number }>();

    const at = (event: { clientX: number; clientY: number }) => {
      const box = element.getBoundingClientRect();
      return { xPx: event.clientX - box.left, yPx: event.clientY - box.top };
    };

    const end = (commits: boolean): void => {
      const ended = press;
      press = null;
      cancelAnimationFrame(frame);
      clearTimeout(longPress);
      if (ended === null) return;
      const { doing, plan } = ended;
      store.set({ preview: null });
      if (doing.kind === 'drag') {
        onScrub(null);
        const done =
          commits && plan !== null && plan.operations.length > 0
            ? editor.act(() => plan.operations, label(doing.drag))
            : false;
        // What could not be done at all says why; what was cancelled says nothing.
        if (!done) store.set({ refusal: commits ? (plan?.stopped ?? store.get().refusal) : null });
        const { scale } = store.get();
        if (!done) store.set({ scale: { ...ended.scale, widthPx: scale.widthPx } });
        store.set({ scale: scrollBy(store.get().scale, 0, editor.settledView().durationSec) });
      }
      if (doing.kind === 'marquee' && !commits) store.set({ selection: doing.before });
    };

    const move = (now: Press): void => {
      const durationSec = now.view.durationSec;
      const { playheadSec, snapping } = store.get();
      const fromSec = secAt(now.scale, now.fromXPx);
      const toSec = secAt(now.scale, now.xPx + now.scrolledPx);
      switch (now.doing.kind) {
        case 'scrub':
          scrub(now);
          return;
        case 'pan':
          store.set({ scale: scrollBy(now.scale, now.fromXPx - now.xPx, durationSec) });
          return;
        case 'marquee': {
          const { scale } = store.get();
          const marquee = {
            fromXPx: now.fromXPx - now.scrolledPx,
            fromYPx: now.fromYPx,
            toXPx: now.xPx,
            toYPx: now.yPx,
          };
          const touched = idsInBox(editor.settledView(), scale, marquee);
          const selection = now.keys.add ? new Set([...now.doing.before, ...touched]) : touched;
          store.set({ selection, preview: { ...NO_PREVIEW, marquee } });
          return;
        }
        case 'drag': {
          const plan = planDrag(now.doing.drag, fromSec, toSec, {
            view: now.view,
            playheadSec,
            snapWithinSec: snapping ? SNAP_PX / now.scale.pxPerSec : 0,
            pointsSec: pointsOf(store.get(), now.view),
            usableSec: editor.context.usableSec,
          });
          now.plan = plan;
          if (plan.stopped === null && store.get().refusal !== null) store.set({ refusal: null });
          const shows = plan.dropIndex === null && plan.operations.length > 0;
          const edit = shows ? editor.tryOut(plan.operations) : null;
          const startSec = now.scale.startSec + now.scrolledPx / now.scale.pxPerSec + plan.followSec;
          const dropSec =
            plan.dropIndex === null || plan.operations.length === 0
              ? null
              : (now.view.segments[plan.dropIndex]?.outputStartSec ?? durationSec);
          const hold = holdOf(now, now.doing.drag, plan);
          store.set({
            preview: { edit, guideSec: plan.guideSec, dropSec, marquee: null, hold },
            ...(plan.stopped === null ? {} : { refusal: plan.stopped }),
            scale: { ...now.scale, widthPx: store.get().scale.widthPx, startSec },
          });
          onScrub(plan.seekSec);
          return;
        }
        case 'pressed':
      }
    };

    const scrub = ({ xPx, view }: Press): void => {
      const { scale, snapping } = store.get();
      const wantedSec = Math.min(Math.max(0, secAt(scale, xPx)), view.durationSec);
      const to = { view, withinSec: SNAP_PX / scale.pxPerSec, pointsSec: pointsOf(store.get(), view) };
      const { sec, guideSec } = snapping ? snapPlayhead(wantedSec, to) : { sec: wantedSec, guideSec: null };
      store.set({ preview: { ...NO_PREVIEW, guideSec } });
      onSeek(sec);
    };

    const holdOf = ({ xPx, yPx, fromXPx, scrolledPx }: Press, drag: Drag, plan: DragPlan): Hold => ({
      ids: drag.kind === 'move' ? drag.ids : NOTHING_CARRIED,
      // Where it stands moves with the view, where the pointer is does not.
      byPx: xPx - fromXPx + scrolledPx,
      says: plan.measure === null ? '' : measured(plan.measure),
      xPx,
      yPx,
      isStopped: plan.stopped !== null,
    });

    /** While something is held near a side, the view goes on by itself. */
    const autoScroll = (): void => {
      const now = press;
      if (now === null) return;
      const { scale } = store.get();
      const over =
        Math.max(0, now.xPx - (scale.widthPx - SCROLL_ZONE_PX)) - Math.max(0, SCROLL_ZONE_PX - now.xPx);
      const canScroll = ['drag', 'marquee', 'scrub'].includes(now.doing.kind);
      if (canScroll && over !== 0) {
        const wanted = (Math.max(-1, Math.min(1, over / SCROLL_ZONE_PX)) * SCROLL_PX_PER_FRAME) | 0;
        const before = { ...now.scale, startSec: now.scale.startSec + now.scrolledPx / now.scale.pxPerSec };
        const after = scrollBy(before, wanted, now.view.durationSec);
        now.scrolledPx += (after.startSec - before.startSec) * before.pxPerSec;
        if (now.doing.kind !== 'drag') store.set({ scale: after });
        move(now);
      }
      frame = requestAnimationFrame(autoScroll);
    };

    const onDown = (event: PointerEvent): void => {
      const point = at(event);
      scroller.stop();
      if (event.pointerType === 'touch') fingers.set(event.pointerId, point);
      if (fingers.size === 2) {
        end(false);
        const [a, b] = [...fingers.values()];
        pinch = { distancePx: Math.hypot((a?.xPx ?? 0) - (b?.xPx ?? 0), (a?.yPx ?? 0) - (b?.yPx ?? 0)) };
        return;
      }
      if (event.button !== 0 || press !== null) return;
      const { scale, selection } = store.get();
      const view = editor.settledView();
      const isTouch = event.pointerType === 'touch';
      const hit = hitTest(view, scale, point.xPx, point.yPx, isTouch ? EDGE_PX.touch : EDGE_PX.mouse);
      element.setPointerCapture(event.pointerId);
      press = {
        pointerId: event.pointerId,
        fromXPx: point.xPx,
        fromYPx: point.yPx,
        ...point,
        hit,
        isTouch,
        keys: { roll: event.ctrlKey || event.metaKey, slip: event.altKey, add: event.shiftKey },
        scale,
        view,
        selection,
        doing: hit.on === 'ruler' ? { kind: 'scrub' } : { kind: 'pressed' },
        scrolledPx: 0,
        plan: null,
        trail: [],
      };
      move(press);
      frame = requestAnimationFrame(autoScroll);
      if (isTouch && press.doing.kind === 'pressed')
        longPress = window.setTimeout(() => {
          if (press?.doing.kind === 'pressed') openMenu(event);
        }, LONG_PRESS_MS);
    };

    const begin = (now: Press): Doing => {
      const drag = dragOf(now.hit, now.view, now.selection, now.keys);
      const id = 'id' in now.hit ? now.hit.id : null;
      // A finger moves what it selected before; on anything else it scrolls.
      if (now.isTouch && (drag === null || (id !== null && !now.selection.has(id)))) return { kind: 'pan' };
      if (drag !== null && !(now.keys.add && drag.kind === 'move')) return { kind: 'drag', drag };
      return { kind: 'marquee', before: now.selection };
    };

    const onMove = (event: PointerEvent): void => {
      const point = at(event);
      if (fingers.has(event.pointerId)) fingers.set(event.pointerId, point);
      if (pinch !== null && fingers.size === 2) {
        const [a, b] = [...fingers.values()];
        const distancePx = Math.hypot((a?.xPx ?? 0) - (b?.xPx ?? 0), (a?.yPx ?? 0) - (b?.yPx ?? 0));
        const middlePx = ((a?.xPx ?? 0) + (b?.xPx ?? 0)) / 2;
        const { durationSec } = editor.settledView();
        store.set({ scale: zoomAt(store.get().scale, distancePx / pinch.distancePx, middlePx, durationSec) });
        pinch = { distancePx };
        return;
      }
      if (press === null) {
        hover(event);
        return;
      }
      if (event.pointerId !== press.pointerId) return;
      Object.assign(press, point);
      press.trail = [...press.trail.slice(-TRAIL_KEPT), { atMs: performance.now(), xPx: point.xPx }];
      const isFar = Math.hypot(point.xPx - press.fromXPx, point.yPx - press.fromYPx) >= DRAG_FROM_PX;
      if (press.doing.kind === 'pressed' && isFar) press.doing = begin(press);
      move(press);
    };

    const hover = (event: PointerEvent): void => {
      const { xPx, yPx } = at(event);
      const hit = hitTest(editor.view(), store.get().scale, xPx, yPx);
      element.style.cursor = cursorOf(hit, event);
      const hoverId = 'id' in hit ? hit.id : null;
      if (hoverId !== store.get().hoverId) store.set({ hoverId });
    };

    const click = (now: Press): void => {
      const { hit, keys, selection } = now;
      if ('id' in hit) {
        const next = new Set(keys.add || keys.roll ? selection : []);
        if ((keys.add || keys.roll) && selection.has(hit.id)) next.delete(hit.id);
        else next.add(hit.id);
        store.set({ selection: next, refusal: null });
        return;
      }
      if (hit.on === 'word') {
        onSeek(now.view.words[hit.index]?.startSec ?? 0);
        return;
      }
      store.set({ selection: new Set() });
      onSeek(Math.min(Math.max(0, secAt(now.scale, now.fromXPx)), now.view.durationSec));
    };

    const onUp = (event: PointerEvent): void => {
      fingers.delete(event.pointerId);
      if (fingers.size < 2) pinch = null;
      if (press === null || event.pointerId !== press.pointerId) return;
      if (press.doing.kind === 'pressed') click(press);
      if (press.doing.kind === 'pan') scroller.release(press.trail);
      end(true);
    };
    const onCancel = (event: PointerEvent): void => {
      fingers.delete(event.pointerId);
      pinch = null;
      end(false);
    };
    const onKey = (event: KeyboardEvent): void => {
      if (event.key !== 'Escape' || press === null || press.doing.kind === 'pressed') return;
      event.preventDefault();
      event.stopPropagation();
      end(false);
    };
    /** What is there is selected first: the menu is about it. */
    const openMenu = (event: { clientX: number; clientY: number }): void => {
      end(false);
      const { xPx, yPx } = at(event);
      const hit = hitTest(editor.settledView(), store.get().scale, xPx, yPx);
      if ('id' in hit && !store.get().selection.has(hit.id)) store.set({ selection: new Set([hit.id]) });
      onMenu({ xPx: event.clientX, yPx: event.clientY });
    };
    /** By the other button or the key for it; what platforms make of a long press comes from the press itself. */
    const onContextMenu = (event: MouseEvent): void => {
      event.preventDefault();
      if (!(event instanceof PointerEvent && event.pointerType === 'touch')) openMenu(event);
    };
    const onWheel = (event: WheelEvent): void => {
      event.preventDefault();
      scroller.wheel(event, at(event).xPx);
    };
    const onLeave = (): void => {
      if (store.get().hoverId !== null) store.set({ hoverId: null });
    };

    element.addEventListener('pointerdown', onDown);
    element.addEventListener('pointermove', onMove);
    element.addEventListener('pointerup', onUp);
    element.addEventListener('pointercancel', onCancel);
    element.addEventListener('pointerleave', onLeave);
    element.addEventListener('contextmenu', onContextMenu);
    element.addEventListener('wheel', onWheel, { passive: false });
    window.addEventListener('keydown', onKey, { capture: true });
    return () => {
      end(false);
      scroller.stop();
      element.removeEventListener('pointerdown', onDown);
      element.removeEventListener('pointermove', onMove);
      element.removeEventListener('pointerup', onUp);
      element.removeEventListener('pointercancel', onCancel);
      element.removeEventListener('pointerleave', onLeave);
      element.removeEventListener('contextmenu', onContextMenu);
      element.removeEventListener('wheel', onWheel);
      window.removeEventListener('keydown', onKey, { capture: true });
    };
  }, [canvas, editor, onSeek, onScrub, onMenu, label, measured]);
}

/** What was marked on the ruler pulls as edges do. */
function pointsOf({ range, markers }: EditorState, view: EditView): number[] {
  const marked = [range.inSec, range.outSec].filter((sec) => sec !== null);
  return [...marked, ...markerSecs(view, markers)];
}

function cursorOf(hit: Hit, { ctrlKey, metaKey, altKey }: PointerEvent): string {
  if (hit.on === 'word') return 'pointer';
  if (hit.on === 'music') return 'grab';
  if (!('edge' in hit)) return 'default';
  if (hit.edge !== null) return ctrlKey || metaKey ? 'col-resize' : 'ew-resize';
  return altKey && hit.on === 'segment' ? 'ew-resize' : 'grab';
}
