/** Somebody who reads on below the picture decides there, and goes on with the next clip: not in the middle of its reasons. */
import { type RefObject, useEffect, useRef } from 'react';

/** @param shown the clip that `screen` shows; null while there is no picture */
export function useComesIntoSight(screen: RefObject<HTMLElement | null>, shown: string | null): void {
  const before = useRef(shown);
  useEffect(() => {
    if (shown === null || before.current === shown) return;
    before.current = shown;
    screen.current?.scrollIntoView({ block: 'nearest' });
  }, [screen, shown]);
}
