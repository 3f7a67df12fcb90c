/** Reads what people write who ask for clips, by the words of one language. */
import type { ScoreFactor } from '../found-clip.ts';
import { anywhere, atStart, type Borders, NOTHING } from './phrase-patterns.ts';
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

const LINE_BREAKS = /[\r\n]+/u;
/** A line that ends in a colon, and what is listed under it: one sentence. */
const LISTED = /[:：](?:\s*[\r\n]\s*[-–•*·][^\r\n]*)+/gu;
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
  { withoutWhat, whatWithout, turning, asking, ...factors }: WishLists,
  borders: Borders,
): WishCues {
  const patternOf = (phrases: string | undefined) =>
    phrases === undefined ? NOTHING : anywhere(phrases, borders);
  const before = patternOf(withoutWhat);
  const behind = patternOf(whatWithout);
  const turns = turning === undefined ? NOTHING : atStart(turning, borders);
  const asks = patternOf(turning === undefined ? asking : `${asking}|${turning}`);
  const patterns = new Map(Object.entries(factors).map(([factor, phrases]) => [factor, patternOf(phrases)]));
  const splitLine = lineSplitter(before, behind, turns, [...patterns.values()]);
  return {
    count: (text) =>
      [...patterns.values(), asks, before, behind].reduce(
        (sum, pattern) => sum + text.split(pattern).length - 1,
        0,
      ),
    takeApart(text) {
      const lines = text.replace(LISTED, (list) => list.replace(/[\r\n]+/gu, ' ')).split(LINE_BREAKS);
      const { asked, leftOut } = joined(lines.map(splitLine));
      return { asked: asked.join(' '), leftOut: leftOut.join(' ') };
    },
    namesFactor: (factor, text) => text.search(patterns.get(factor) ?? NOTHING) >= 0,
    withoutFactors: (text) =>
      [...patterns.values()].reduce((rest, pattern) => rest.replace(pattern, ' '), text),
    withoutAsking: (text) => text.replace(asks, ' '),
  };
}

/** Parts of a text, in its order. */
interface Split {
  readonly asked: readonly string[];
  readonly leftOut: readonly string[];
}

function lineSplitter(before: RegExp, behind: RegExp, turns: RegExp, factors: readonly RegExp[]) {
  const named = (text: string) => factors.filter((factor) => text.search(factor) >= 0);

  function splitClause(clause: string): Split {
    const parts = clause.split(behind);
    return { leftOut: parts.slice(0, -1), asked: parts.slice(-1) };
  }

  /** Of what stands behind `before`, up to a clause that turns, or names a factor that is not left out. */
  function splitAtTurn(text: string): Split {
    const [first = '', ...clauses] = text.split(CLAUSE);
    const unwanted = named(first);
    const asks = (clause: string) =>
      turns.test(clause) || named(clause).some((factor) => !unwanted.includes(factor));
    const turn = clauses.findIndex(asks);
    const end = turn < 0 ? clauses.length : turn;
    return { leftOut: [first, ...clauses.slice(0, end)], asked: clauses.slice(end) };
  }

  function splitSentence(sentence: string): Split {
    const [first = '', ...parts] = sentence.split(before);
    const { asked, leftOut } = joined(parts.map(splitAtTurn));
    return { asked: [first, ...asked], leftOut };
  }

  return (line: string): Split => {
    const { asked, leftOut } = joined(line.split(CLAUSE).map(splitClause));
    const rest = joined(asked.join('').split(SENTENCE).map(splitSentence));
    return { asked: rest.asked, leftOut: [...leftOut, ...rest.leftOut] };
  };
}

function joined(splits: readonly Split[]): Split {
  return {
    asked: splits.flatMap(({ asked }) => asked),
    leftOut: splits.flatMap(({ leftOut }) => leftOut),
  };
}
