/** On paper all entries of a long list exist, not only those on screen. */
import { defaultRangeExtractor, type Range } from '@tanstack/react-virtual';

/** The `rangeExtractor` of a virtualizer. */
export function rangeFor(printing: boolean): (range: Range) => number[] {
  return printing ? everyEntry : defaultRangeExtractor;
}

function everyEntry({ count }: Range): number[] {
  return Array.from({ length: count }, (_, index) => index);
}
