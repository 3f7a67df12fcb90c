/** Words that stand together, by their indexes, both included. */
export interface WordRange {
  readonly first: number;
  readonly last: number;
}

/** From any to any of two words. */
export function rangeOf(a: number, b: number): WordRange {
  return { first: Math.min(a, b), last: Math.max(a, b) };
}

/** Neighbours as one range, in order. */
export function rangesOf(indexes: Iterable<number>): WordRange[] {
  const ranges: { first: number; last: number }[] = [];
  for (const index of [...new Set(indexes)].sort((a, b) => a - b)) {
    const last = ranges.at(-1);
    if (last !== undefined && last.last + 1 === index) last.last = index;
    else ranges.push({ first: index, last: index });
  }
  return ranges;
}

export function indexesIn({ first, last }: WordRange): number[] {
  return Array.from({ length: last - first + 1 }, (_, at) => first + at);
}

/** Where words stand on the output clock. */
export function spanOfRange(
  words: readonly { readonly startSec: number; readonly endSec: number }[],
  { first, last }: WordRange,
): { startSec: number; endSec: number } {
  const startSec = words[first]?.startSec ?? 0;
  return { startSec, endSec: words[last]?.endSec ?? startSec };
}
