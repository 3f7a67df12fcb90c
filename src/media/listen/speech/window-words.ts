/** Joins the words of overlapping recognition windows into one transcript in order. Pure. */
import type { Word } from '../word.ts';

/** What the recogniser works on at once, and how much of it is heard twice. */
export const WINDOW_SEC = 30;
export const OVERLAP_SEC = 4;

/** A word on its window's clock; recognisers leave the end of the last one open now and then. */
export interface WindowWord {
  readonly text: string;
  readonly startSec: number;
  readonly endSec: number | null;
}

/** Nobody holds a word longer; recognisers stretch words over the pause behind them. */
const MAX_WORD_SEC = 2;
const MIN_WORD_SEC = 0.04;

/** Where window number `index` begins on the source's clock. */
export function windowStartSec(index: number): number {
  return index * (WINDOW_SEC - OVERLAP_SEC);
}

/** Where the words of window number `index`, and not those of the next, end on the source's clock. */
export function windowEndSec(index: number): number {
  return windowStartSec(index) + WINDOW_SEC - OVERLAP_SEC / 2;
}

/** How many windows a source of that length is heard in, at least one. */
export function windowCount(durationSec: number): number {
  return Math.max(1, Math.ceil((durationSec - OVERLAP_SEC) / (WINDOW_SEC - OVERLAP_SEC)));
}

/**
 * Words of window `index` that belong to it: of what two windows heard, each keeps the half further from its
 * edge, where it is surer. Times are clamped to the window, ordered, and moved to the source's clock.
 */
export function wordsOfWindow(
  index: number,
  heard: readonly WindowWord[],
  lengthSec: number,
  last: boolean,
): WindowWord[] {
  const keepFrom = index === 0 ? Number.NEGATIVE_INFINITY : OVERLAP_SEC / 2;
  const keepTo = last ? Number.POSITIVE_INFINITY : WINDOW_SEC - OVERLAP_SEC / 2;
  const offset = windowStartSec(index);
  return heard.flatMap(({ text, startSec, endSec }) => {
    const from = Math.min(Math.max(0, startSec), lengthSec);
    const to = Math.min(Math.max(from, endSec ?? from), from + MAX_WORD_SEC, lengthSec);
    const middle = (from + to) / 2;
    const clean = text.trim();
    if (clean === '' || middle < keepFrom || middle >= keepTo) return [];
    return [{ text: clean, startSec: offset + from, endSec: offset + to }];
  });
}

/** What some recognisers say of a word beside its text and times. */
type Heard = WindowWord & Partial<Pick<Word, 'confidence' | 'speaker' | 'isEndEstimated'>>;

/** Numbers the words and makes them ascend without overlapping. */
export function orderWords(words: readonly Heard[]): Word[] {
  const ordered: Word[] = [];
  for (const word of words) {
    const startSec = Math.max(word.startSec, ordered.at(-1)?.endSec ?? 0);
    const endSec = Math.max(word.endSec ?? startSec, startSec + MIN_WORD_SEC);
    ordered.push({ confidence: null, speaker: null, ...word, index: ordered.length, startSec, endSec });
  }
  return ordered;
}
