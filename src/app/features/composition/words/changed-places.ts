/** Where two readings of the same caption words differ, with a word of context on each side. */
import { joinWords } from '../../../../base/text/word-joining.ts';

interface ReadWord {
  readonly text: string;
  readonly hidden: boolean;
}

export interface ChangedPlace {
  /** Of the first word that changes, among all of them. */
  readonly row: number;
  readonly before: string;
  readonly after: string;
  readonly lead: string;
  readonly trail: string;
}

/** @param after the same words in the same order; a word that was taken out is hidden in it. */
export function changedPlaces(before: readonly ReadWord[], after: readonly ReadWord[]): ChangedPlace[] {
  const differs = (row: number): boolean =>
    before[row]?.text !== after[row]?.text || before[row]?.hidden !== after[row]?.hidden;
  const read = (words: readonly ReadWord[], from: number, to: number): string =>
    joinWords(
      words
        .slice(Math.max(0, from), to)
        .filter(({ hidden }) => !hidden)
        .map(({ text }) => text),
    );
  const places: ChangedPlace[] = [];
  for (let from = 0; from < before.length; from++) {
    if (!differs(from)) continue;
    let to = from + 1;
    while (to < before.length && differs(to)) to++;
    places.push({
      row: from,
      before: read(before, from, to),
      after: read(after, from, to),
      lead: read(before, from - 1, from),
      trail: read(before, to, to + 1),
    });
    from = to;
  }
  return places;
}
