/** Reads what people write who ask for clips, by the words of one language. */
import type { ScoreFactor } from '../found-clip.ts';
import { anywhere, type Borders, NOTHING } from './phrase-patterns.ts';
import type { WishLists } from './wish-lists.ts';

/** Every text is plain (`plainText`). */
export interface WishCues {
  /** How many of its words a text has. */
  count(text: string): number;
  takeApart(text: string): { readonly asked: string; readonly leftOut: string };
  namesFactor(factor: ScoreFactor, text: string): boolean;
  withoutFactors(text: string): string;
  withoutAsking(text: string): string;
}

/** A list of what is left out goes on behind a comma, but for the full-width one: lists have another there. */
const SENTENCE = /(?<=[.;!?。；！？؟؛।…，])/u;
const CLAUSE = /(?<=[.;!?。；！？؟؛।…，,、،])/u;

export const NO_WISHES: WishCues = {
  count: () => 0,
  takeApart: (text) => ({ asked: text, leftOut: '' }),
  namesFactor: () => false,
  withoutFactors: (text) => text,
  withoutAsking: (text) => text,
};

export function compileWishes(
  { withoutWhat, whatWithout, asking, ...factors }: WishLists,
  borders: Borders,
): WishCues {
  const patternOf = (phrases: string | undefined) =>
    phrases === undefined ? NOTHING : anywhere(phrases, borders);
  const before = patternOf(withoutWhat);
  const behind = patternOf(whatWithout);
  const asks = patternOf(asking);
  const patterns = new Map(Object.entries(factors).map(([factor, phrases]) => [factor, patternOf(phrases)]));
  return {
    count: (text) =>
      [...patterns.values(), asks, before, behind].reduce(
        (sum, pattern) => sum + text.split(pattern).length - 1,
        0,
      ),
    takeApart(text) {
      const leftOut: string[] = [];
      const rest = text.split(CLAUSE).map((clause) => {
        const parts = clause.split(behind);
        leftOut.push(...parts.slice(0, -1));
        return parts.at(-1);
      });
      const asked = rest
        .join('')
        .split(SENTENCE)
        .map((sentence) => {
          const [first, ...parts] = sentence.split(before);
          leftOut.push(...parts);
          return first;
        });
      return { asked: asked.join(' '), leftOut: leftOut.join(' ') };
    },
    namesFactor: (factor, text) => text.search(patterns.get(factor) ?? NOTHING) >= 0,
    withoutFactors: (text) =>
      [...patterns.values()].reduce((rest, pattern) => rest.replace(pattern, ' '), text),
    withoutAsking: (text) => text.replace(asks, ' '),
  };
}
