/**
 * The step of which all distances are multiples, as the chosen density has it (density.css): for rows whose height a
 * list must know before it draws them.
 */
import { useSyncExternalStore } from 'react';

const COMFORTABLE_PX = 4;
const COMPACT_PX = 3;
const MOUSE = '(pointer: fine)';

/** @returns 4 pixels, or 3 where it is compact */
export function useStepPx(): number {
  return useSyncExternalStore(watch, stepPx);
}

function watch(changed: () => void): () => void {
  const mouse = matchMedia(MOUSE);
  mouse.addEventListener('change', changed);
  const chosen = new MutationObserver(changed);
  chosen.observe(document.documentElement, { attributeFilter: ['data-density'] });
  return () => {
    mouse.removeEventListener('change', changed);
    chosen.disconnect();
  };
}

function stepPx(): number {
  const isCompact = document.documentElement.dataset['density'] === 'compact' && matchMedia(MOUSE).matches;
  return isCompact ? COMPACT_PX : COMFORTABLE_PX;
}
