/** Whether the page is being printed: nobody scrolls on paper, and it has one width. */
import { useSyncExternalStore } from 'react';

let isPrinting = false;

/** Browsers say that they print before they lay out paper. */
export function useIsPrinting(): boolean {
  return useSyncExternalStore(subscribe, () => isPrinting);
}

function subscribe(changed: () => void): () => void {
  const tell = ({ type }: Event): void => {
    isPrinting = type === 'beforeprint';
    changed();
  };
  window.addEventListener('beforeprint', tell);
  window.addEventListener('afterprint', tell);
  return () => {
    window.removeEventListener('beforeprint', tell);
    window.removeEventListener('afterprint', tell);
  };
}
