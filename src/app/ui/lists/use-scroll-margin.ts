/** Where a list that scrolls with the page begins, also once something above it has grown. */
import { type RefObject, useLayoutEffect, useState } from 'react';

/** @returns pixels from the top of the page, for `scrollMargin`. */
export function useScrollMargin(list: RefObject<HTMLElement | null>): number {
  const [marginPx, setMarginPx] = useState(0);
  useLayoutEffect(() => {
    const measure = (): void => {
      const topPx = list.current?.getBoundingClientRect().top ?? 0;
      setMarginPx(Math.round(topPx + window.scrollY));
    };
    measure();
    // Whatever grows above it makes the page longer; the list itself keeps its size.
    const watch = new ResizeObserver(measure);
    watch.observe(document.body);
    return () => watch.disconnect();
  }, [list]);
  return marginPx;
}
