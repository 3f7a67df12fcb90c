/** Whether there is room for two columns, as the `lg:` classes have it. For what is in another place where there is not. */
import { useSyncExternalStore } from 'react';

const TWO_COLUMNS = '(min-width: 64rem)';

export function useIsWide(): boolean {
  return useSyncExternalStore(watch, isWide);
}

function watch(changed: () => void): () => void {
  const query = matchMedia(TWO_COLUMNS);
  query.addEventListener('change', changed);
  return () => query.removeEventListener('change', changed);
}

function isWide(): boolean {
  return matchMedia(TWO_COLUMNS).matches;
}
