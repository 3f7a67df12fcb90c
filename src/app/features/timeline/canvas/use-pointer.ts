/** Mouse, finger and pen on the canvas: tells the pointer of the editor what happens to the element. */
import { type RefObject, useEffect } from 'react';
import type { Point } from '../../../../timeline/gestures/press.ts';
import { createPointer, type PointerInput, type PointerPort } from '../../../../timeline/session/pointer.ts';
import type { MenuPlace } from '../command-menu.tsx';
import { createScroller } from './scroller.ts';

export interface PointerActions extends Omit<PointerPort, 'onMenu' | 'onThrow' | 'later'> {
  readonly onMenu: (place: MenuPlace) => void;
}

export function usePointer(canvas: RefObject<HTMLCanvasElement | null>, actions: PointerActions): void {
  const { editor, onSeek, onScrub, onMenu, label, measured } = actions;
  useEffect(() => {
    const element = canvas.current;
    if (element === null) return;
    let frame = 0;
    const scroller = createScroller(editor);
    const at = ({ clientX, clientY }: { clientX: number; clientY: number }): Point => {
      const box = element.getBoundingClientRect();
      return { xPx: clientX - box.left, yPx: clientY - box.top };
    };
    const pointer = createPointer({
      editor,
      onSeek,
      onScrub,
      label,
      measured,
      onMenu: ({ xPx, yPx }) => {
        const box = element.getBoundingClientRect();
        onMenu({ xPx: box.left + xPx, yPx: box.top + yPx });
      },
      onThrow: scroller.release,
      later: (run, delayMs) => {
        const timer = setTimeout(run, delayMs);
        return () => clearTimeout(timer);
      },
    });
    const inputOf = (event: PointerEvent): PointerInput => ({
      id: event.pointerId,
      at: at(event),
      atMs: performance.now(),
      isTouch: event.pointerType === 'touch',
      keys: { roll: event.ctrlKey || event.metaKey, slip: event.altKey, add: event.shiftKey },
    });
    const runFrames = (): void => {
      if (!pointer.isDown()) return;
      pointer.frame();
      frame = requestAnimationFrame(runFrames);
    };

    const listening = new AbortController();
    const { signal } = listening;
    element.addEventListener(
      'pointerdown',
      (event) => {
        scroller.stop();
        if (event.button !== 0 || !pointer.down(inputOf(event))) return;
        element.setPointerCapture(event.pointerId);
        cancelAnimationFrame(frame);
        frame = requestAnimationFrame(runFrames);
      },
      { signal },
    );
    element.addEventListener(
      'pointermove',
      (event) => {
        const cursor = pointer.move(inputOf(event));
        if (cursor !== null) element.style.cursor = cursor;
      },
      { signal },
    );
    element.addEventListener('pointerup', ({ pointerId }) => pointer.up(pointerId), { signal });
    element.addEventListener('pointercancel', ({ pointerId }) => pointer.lost(pointerId), { signal });
    element.addEventListener('pointerleave', pointer.leave, { signal });
    element.addEventListener(
      'contextmenu',
      (event) => {
        event.preventDefault();
        // By the other button or the key for it; what platforms make of a long press comes from the press itself.
        if (!(event instanceof PointerEvent && event.pointerType === 'touch')) pointer.menu(at(event));
      },
      { signal },
    );
    element.addEventListener(
      'wheel',
      (event) => {
        event.preventDefault();
        scroller.wheel(event, at(event).xPx);
      },
      { signal, passive: false },
    );
    window.addEventListener(
      'keydown',
      (event) => {
        if (event.key !== 'Escape' || !pointer.cancel()) return;
        event.preventDefault();
        event.stopPropagation();
      },
      { signal, capture: true },
    );
    return () => {
      listening.abort();
      cancelAnimationFrame(frame);
      pointer.close();
      scroller.stop();
    };
  }, [canvas, editor, onSeek, onScrub, onMenu, label, measured]);
}
