/** What is open in a strip that scrolls sideways stays in sight, also where the strip becomes narrower. The page never scrolls. */
import { type RefObject, useEffect } from 'react';

/**
 * @param strip is positioned, so that places of what is in it are counted from it
 * @param selector of what is open in it
 */
export function useOpenInSight(strip: RefObject<HTMLElement | null>, selector: string): void {
  useEffect(() => {
    const shown = strip.current;
    const open = shown?.querySelector<HTMLElement>(selector) ?? null;
    if (shown === null || open === null) return;
    // Told once at the beginning, and whenever the strip becomes another width.
    const width = new ResizeObserver(() => {
      const { scrollLeft, clientWidth } = shown;
      const [from, to] = [open.offsetLeft, open.offsetLeft + open.offsetWidth];
      if (from < scrollLeft) shown.scrollLeft = from;
      else if (to > scrollLeft + clientWidth) shown.scrollLeft = to - clientWidth;
    });
    width.observe(shown);
    return () => width.disconnect();
  }, [strip, selector]);
}
