/** Scrolling and zooming the timeline by wheel, and letting it run out after a finger; one frame at a time. */
import { scrollBy, zoomAt } from '../../../../timeline/geometry/time-scale.ts';
import {
  type Glide,
  glideStep,
  type Moment,
  thrown,
  wheelGlide,
} from '../../../../timeline/gestures/glide.ts';
import type { Editor } from '../../../../timeline/session/editor.ts';

export interface Scroller {
  /** @param xPx where the pointer is: the moment under it stays there when zooming */
  readonly wheel: (event: WheelEvent, xPx: number) => void;
  /** A finger has let go after moving like this. */
  readonly release: (moments: readonly Moment[]) => void;
  readonly stop: () => void;
}

const LINE_PX = 16;
/** A wheel that clicks sends steps like these; a touchpad sends many small ones and runs out by itself. */
const CLICK_FROM_PX = 100;
const ZOOM_PER_PX = 0.01;
/** One click of a wheel must not jump over several magnifications. */
const MOST_ZOOM_PX = 60;

export function createScroller(editor: Editor): Scroller {
  const { store } = editor;
  const isStill = matchMedia('(prefers-reduced-motion: reduce)');
  let glide: Glide | null = null;
  let frame: number | null = null;
  let lastMs = 0;

  const scroll = (deltaPx: number): void =>
    store.set({ scale: scrollBy(store.get().scale, deltaPx, editor.settledView().durationSec) });

  const stop = (): void => {
    glide = null;
    if (frame !== null) cancelAnimationFrame(frame);
    frame = null;
  };
  const step = (nowMs: number): void => {
    frame = null;
    if (glide === null) return;
    const { movedPx, rest } = glideStep(glide, Math.max(0, nowMs - lastMs));
    lastMs = nowMs;
    const { startSec } = store.get().scale;
    scroll(movedPx);
    // At an end of the edit there is nowhere left to run.
    const isBlocked = Math.abs(movedPx) > 1 && store.get().scale.startSec === startSec;
    glide = isBlocked ? null : rest;
    if (glide !== null) frame = requestAnimationFrame(step);
  };
  const run = (next: Glide): void => {
    glide = next;
    if (isStill.matches) {
      stop();
      scroll(next.leftPx);
      return;
    }
    if (frame !== null) return;
    lastMs = performance.now();
    frame = requestAnimationFrame(step);
  };

  return {
    wheel: (event, xPx) => {
      const [dx, dy] = [pixels(event, event.deltaX), pixels(event, event.deltaY)];
      if (event.ctrlKey || event.metaKey) {
        stop();
        const { durationSec } = editor.settledView();
        const zoomPx = Math.min(Math.max(dy, -MOST_ZOOM_PX), MOST_ZOOM_PX);
        store.set({ scale: zoomAt(store.get().scale, Math.exp(-zoomPx * ZOOM_PER_PX), xPx, durationSec) });
        return;
      }
      const deltaPx = dx + dy;
      const isClick = event.deltaMode !== WheelEvent.DOM_DELTA_PIXEL || Math.abs(deltaPx) >= CLICK_FROM_PX;
      if (isClick) run(wheelGlide(glide, deltaPx));
      else {
        stop();
        scroll(deltaPx);
      }
    },
    release: (moments) => {
      const next = isStill.matches ? null : thrown(moments, performance.now());
      if (next !== null) run(next);
    },
    stop,
  };
}

function pixels({ deltaMode }: WheelEvent, delta: number): number {
  if (deltaMode === WheelEvent.DOM_DELTA_LINE) return delta * LINE_PX;
  return deltaMode === WheelEvent.DOM_DELTA_PAGE ? delta * innerWidth : delta;
}
