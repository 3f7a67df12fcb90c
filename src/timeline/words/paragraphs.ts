/** The words of an edit in paragraphs: broken at pauses and at sentence ends, short enough to be drawn one by one. */
import type { WordRange } from './word-range.ts';

interface TimedWord {
  readonly text: string;
  readonly startSec: number;
  readonly endSec: number;
  readonly assetId: string;
}

const PAUSE_SEC = 1.2;
const WISHED_WORDS = 24;
const MOST_WORDS = 48;

/** Every word is in exactly one paragraph. */
export function paragraphsOf(words: readonly TimedWord[]): WordRange[] {
  const paragraphs: { first: number; last: number }[] = [];
  words.forEach((word, at) => {
    const open = paragraphs.at(-1);
    const before = words[at - 1];
    const length = open === undefined ? 0 : at - open.first;
    const breaks =
      open === undefined ||
      before === undefined ||
      word.assetId !== before.assetId ||
      word.startSec - before.endSec > PAUSE_SEC ||
      length >= MOST_WORDS ||
      (length >= WISHED_WORDS && /[.!?…]["”»]?$/.test(before.text));
    if (breaks) paragraphs.push({ first: at, last: at });
    else open.last = at;
  });
  return paragraphs;
}
