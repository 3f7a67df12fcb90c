/**
 * The step of which all distances are multiples, as the chosen density has it (density.css): for rows whose height a
 * list must know before it draws them.
 */
import { useSyncExternalStore } from 'react';

/** Of the page's own size of text. */
const COMFORTABLE = 1 / 4;
const COMPACT = 3 / 16;
const MOUSE = '(pointer: fine)';

/** @returns 4 pixels, or 3 where it is compact; more where the page's text is larger than 16 pixels */
export function useStepPx(): number {
  return useSyncExternalStore(watch, stepPx);
}

function watch(changed: () => void): () => void {
  const mouse = matchMedia(MOUSE);
  mouse.addEventListener('change', changed);
  const chosen = new MutationObserver(changed);
  window.addEventListener('resize', changed);
  chosen.observe(document.documentElement, { attributeFilter: ['data-density'] });
  return () => {
    window.removeEventListener('resize', changed);
    mouse.removeEventListener('change', changed);
    chosen.disconnect();
  };
}

function stepPx(): number {
  const page = document.documentElement;
  const isCompact = page.dataset['density'] === 'compact' && matchMedia(MOUSE).matches;
  return Number.parseFloat(getComputedStyle(page).fontSize) * (isCompact ? COMPACT : COMFORTABLE);
}
