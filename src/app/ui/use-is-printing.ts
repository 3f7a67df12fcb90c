/** On paper all entries of a long list exist, not only those on screen: nobody scrolls there. */
import { defaultRangeExtractor, type Range } from '@tanstack/react-virtual';
import { useSyncExternalStore } from 'react';

let isPrinting = false;

/** Browsers say that they print before they lay out paper. */
export function useIsPrinting(): boolean {
  return useSyncExternalStore(subscribe, () => isPrinting);
}

/** The `rangeExtractor` of a virtualizer. */
export function rangeFor(printing: boolean): (range: Range) => number[] {
  return printing ? everyEntry : defaultRangeExtractor;
}

function everyEntry({ count }: Range): number[] {
  return Array.from({ length: count }, (_, index) => index);
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
