/**
 * Somebody who reads on below the picture decides there, and goes on with the next clip: not in the middle of its reasons.
 * A review opens at its top: the first picture comes by itself, and what is said above it would be scrolled under the bar.
 */
import { type RefObject, useEffect, useRef } from 'react';

/** @param shown the clip that `screen` shows; null while there is no picture */
export function useComesIntoSight(screen: RefObject<HTMLElement | null>, shown: string | null): void {
  const before = useRef(shown);
  useEffect(() => {
    if (shown === null || before.current === shown) return;
    const isFirst = before.current === null;
    before.current = shown;
    if (!isFirst) screen.current?.scrollIntoView({ block: 'nearest' });
  }, [screen, shown]);
}
