/** Whether there is room for two columns, as the `lg:` classes have it. For what is in another place where there is not. */
import { useSyncExternalStore } from 'react';
import { useIsPrinting } from '../lists/use-is-printing.ts';

const TWO_COLUMNS = '(min-width: 64rem)';

/**
 * Not on paper, and that is known before its pages are counted: the width itself changes after that, and what then goes
 * leaves empty ones.
 */
export function useIsWide(): boolean {
  const isOnScreen = useSyncExternalStore(watch, isWide);
  return !useIsPrinting() && isOnScreen;
}

function watch(changed: () => void): () => void {
  const query = matchMedia(TWO_COLUMNS);
  query.addEventListener('change', changed);
  return () => query.removeEventListener('change', changed);
}

function isWide(): boolean {
  return matchMedia(TWO_COLUMNS).matches;
}
