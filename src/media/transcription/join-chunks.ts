/** Joins the words of pieces that were heard apart into one transcript: nothing lost or doubled where they meet. Pure. */
import type { TimeSpan } from '../../base/film/time-span.ts';
import type { HeardWord } from './heard-word.ts';
import { OVERLAP_SEC } from './plan-chunks.ts';
import { sameSpeakers } from './same-speakers.ts';

/** One piece, its words on the clock of the whole sound; those of its margins too. */
export interface HeardChunk extends TimeSpan {
  readonly words: readonly HeardWord[];
  /** ISO 639-1; null where the server does not say. */
  readonly language: string | null;
}

/** The same word is not heard further apart by two pieces. */
const SAME_WORD_SEC = 1;
/** Nobody says more in the overlap; of an answer that claims so the words next to the seam count. */
const MOST_IN_OVERLAP = 60;
const TOUCH_SEC = 0.05;

/** `chunks` in order, touching each other. */
export function joinChunks(chunks: readonly HeardChunk[]): HeardWord[] {
  let joined: readonly HeardWord[] = [];
  for (const [index, chunk] of chunks.entries()) {
    if (index === 0) joined = chunk.words;
    else joined = joinAt(chunk.startSec, joined, chunk.words);
  }
  return [...joined];
}

function joinAt(seamSec: number, left: readonly HeardWord[], right: readonly HeardWord[]): HeardWord[] {
  const same = sameWords(seamSec, left, right);
  const [lastOfLeft, firstOfRight] = besideSame(seamSec, left, same) ?? byTime(seamSec, left, right);
  return [...left.slice(0, lastOfLeft), ...sameSpeakers(left, right, same).slice(firstOfRight)];
}

/** How many words of the left stay, and the first that stays of the right. */
type Cut = readonly [lastOfLeft: number, firstOfRight: number];
/** Places of a word that both heard. */
type Pair = readonly [leftAt: number, rightAt: number];

function sameWords(seamSec: number, left: readonly HeardWord[], right: readonly HeardWord[]): Pair[] {
  const [ours, theirs] = [near(seamSec, left), near(seamSec, right)];
  const pairs = sharedInOrder(
    ours.map((at) => left[at] as HeardWord),
    theirs.map((at) => right[at] as HeardWord),
  );
  return pairs.map(([a, b]) => [ours[a] ?? 0, theirs[b] ?? 0]);
}

/** Behind the word next to the seam that both heard. */
function besideSame(seamSec: number, left: readonly HeardWord[], same: readonly Pair[]): Cut | null {
  let best: Cut | null = null;
  let bestSec = Number.POSITIVE_INFINITY;
  for (const [leftAt, rightAt] of same) {
    const awaySec = Math.abs(middleOf(left[leftAt] as HeardWord) - seamSec);
    if (awaySec >= bestSec) continue;
    bestSec = awaySec;
    best = [leftAt + 1, rightAt + 1];
  }
  return best;
}

/** Places of the words in the overlap, those next to the seam where there are too many. */
function near(seamSec: number, words: readonly HeardWord[]): number[] {
  const awaySec = (at: number): number => Math.abs(middleOf(words[at] as HeardWord) - seamSec);
  const inside = [...words.keys()].filter((at) => awaySec(at) <= OVERLAP_SEC / 2);
  if (inside.length <= MOST_IN_OVERLAP) return inside;
  return inside
    .sort((a, b) => awaySec(a) - awaySec(b))
    .slice(0, MOST_IN_OVERLAP)
    .sort((a, b) => a - b);
}

/** The row of words that both have in the same order, the longest and closest in time (weighted common subsequence). */
function sharedInOrder(a: readonly HeardWord[], b: readonly HeardWord[]): [number, number][] {
  const width = b.length + 1;
  const best = new Float64Array((a.length + 1) * width);
  const bestAt = (i: number, j: number): number => best[i * width + j] ?? 0;
  const together = (i: number, j: number): number => {
    const alike = likeness(a[i] as HeardWord, b[j] as HeardWord);
    return alike === 0 ? 0 : alike + bestAt(i + 1, j + 1);
  };
  for (let i = a.length - 1; i >= 0; i -= 1)
    for (let j = b.length - 1; j >= 0; j -= 1)
      best[i * width + j] = Math.max(together(i, j), bestAt(i + 1, j), bestAt(i, j + 1));
  const pairs: [number, number][] = [];
  // Past the end of either there is nothing in common.
  for (let i = 0, j = 0; bestAt(i, j) > 0; )
    if (bestAt(i + 1, j) === bestAt(i, j)) i += 1;
    else if (bestAt(i, j + 1) === bestAt(i, j)) j += 1;
    else {
      pairs.push([i, j]);
      i += 1;
      j += 1;
    }
  return pairs;
}

/** 0 for other words, 1 for the same one at the same time. */
function likeness(a: HeardWord, b: HeardWord): number {
  const awaySec = Math.abs(middleOf(a) - middleOf(b));
  return awaySec < SAME_WORD_SEC && bare(a.text) === bare(b.text) ? 1 - awaySec / SAME_WORD_SEC : 0;
}

/** Where they heard nothing alike: at the seam, so that no word lies in two halves or in none. */
function byTime(seamSec: number, left: readonly HeardWord[], right: readonly HeardWord[]): Cut {
  const isBefore = (word: HeardWord): boolean => middleOf(word) < seamSec;
  let ends = countBefore(left, isBefore);
  let begins = countBefore(right, isBefore);
  const firstRight = right[begins];
  while (ends < left.length && endsBy(left[ends], firstRight?.startSec)) ends += 1;
  const leftEndSec = left[ends - 1]?.endSec ?? Number.NEGATIVE_INFINITY;
  while (begins > 0 && (right[begins - 1]?.startSec ?? 0) >= leftEndSec - TOUCH_SEC) begins -= 1;
  // What mostly lies under a word of the left is the same word, heard otherwise.
  while (begins < right.length && isUnder(right[begins], leftEndSec)) begins += 1;
  return [ends, begins];
}

function endsBy(word: HeardWord | undefined, nextStartSec = Number.POSITIVE_INFINITY): boolean {
  return word !== undefined && word.endSec <= nextStartSec + TOUCH_SEC;
}

function isUnder(word: HeardWord | undefined, endSec: number): boolean {
  return word !== undefined && middleOf(word) < endSec;
}

function countBefore(words: readonly HeardWord[], isBefore: (word: HeardWord) => boolean): number {
  const first = words.findIndex((word) => !isBefore(word));
  return first < 0 ? words.length : first;
}

function middleOf({ startSec, endSec }: HeardWord): number {
  return (startSec + endSec) / 2;
}

function bare(text: string): string {
  const letters = text.toLowerCase().replace(/[^\p{L}\p{M}\p{N}]/gu, '');
  return letters === '' ? text : letters;
}
