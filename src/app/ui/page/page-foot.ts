/**
 * What stands at the foot of the page, written on `body` for the style of notices, which stand above it. Not found by
 * `body:has(…)`: with that every change anywhere has the browser look through the whole page again.
 */
import { useLayoutEffect } from 'react';

/** @param foot `bar`: one with what to do. `folded`: none, as on phones, for the places of the program are in a menu. */
export function usePageFoot(foot: 'bar' | 'folded', isThere = true): void {
  useLayoutEffect(() => {
    if (!isThere) return;
    document.body.setAttribute(`data-${foot}`, '');
    return () => document.body.removeAttribute(`data-${foot}`);
  }, [foot, isThere]);
}
