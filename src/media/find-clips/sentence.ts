/** Cuts a transcript into sentences: the only places where a clip may start or end. */
import { endsPhrase, endsSentence, joinWords } from '../../base/text/word-joining.ts';
import type { Word } from '../listen/word.ts';
import { type Cues, plainText } from './languages/language-cues.ts';

export interface Sentence {
  /** Positions in the words, both included. */
  readonly firstWord: number;
  readonly lastWord: number;
  readonly startSec: number;
  readonly endSec: number;
  readonly text: string;
  /** Lower case, straight apostrophes. */
  readonly plain: string;
  readonly wordCount: number;
  readonly speaker: string | null;
  /** Silence before and after, in seconds; large at the ends of the talk. */
  readonly pauseBeforeSec: number;
  readonly pauseAfterSec: number;
  /**
   * False where the end was placed inside a subtitle line, so that a cut there may fall into a word, and where the
   * sentence trails off.
   */
  readonly endsSurely: boolean;
}

/** A speaker draws breath for this long where nobody wrote full stops. */
const UNWRITTEN_END_SEC = 0.45;
const LONGEST_UNWRITTEN_WORDS = 40;
/** Fewer sentence marks than this a word: the transcript has no punctuation to go by. */
const PUNCTUATED_SHARE = 1 / 45;
/** Opens with a small letter: goes on with the sentence, where the transcript writes capitals at all. */
const GOES_ON = /^[^\p{L}\p{N}]*\p{Ll}/u;
/** Trails off: nobody can tell whether the sentence is over. */
const TRAILS_OFF = /(?:…|(?<!\.)\.{2,})[)\]"'”’»]*$/u;
/** Of the words after full stops, as many must be written large for the others to say that the sentence goes on. */
const CAPITALS_SHARE = 0.6;
const EDGE_PAUSE_SEC = 2;

/**
 * Words must be in order; sentences cover all of them. Where whole sentences are too long to be of use,
 * `longestSec` cuts them at commas and pauses once they reach a third of it, and anywhere once they reach it.
 */
export function splitSentences(
  words: readonly Word[],
  { title }: Cues,
  longestSec: number | null = null,
): Sentence[] {
  const marks = words.filter((word) => endsSentence(word.text)).length;
  const punctuated = marks >= Math.max(1, words.length * PUNCTUATED_SHARE);
  const capitals = writesCapitals(words);
  const ranges: [number, number][] = [];
  let first = 0;
  for (const [index, word] of words.entries()) {
    const next = words[index + 1];
    const lengthSec = word.endSec - (words[first]?.startSec ?? 0);
    const cut = longestSec !== null && next !== undefined && cutsHere(word, next, lengthSec, longestSec);
    if (
      next !== undefined &&
      !cut &&
      !endsHere(word, next, { punctuated, capitals, title }, index - first + 1)
    )
      continue;
    ranges.push([first, index]);
    first = index + 1;
  }
  return ranges.map(([from, to]) => sentenceOf(words, from, to));
}

/** How a transcript is written. */
interface Writing {
  readonly punctuated: boolean;
  readonly capitals: boolean;
  readonly title: RegExp;
}

function writesCapitals(words: readonly Word[]): boolean {
  const after = words.filter((_, index) => index > 0 && endsSentence((words[index - 1] as Word).text));
  const large = after.filter(({ text }) => !GOES_ON.test(text));
  return after.length > 0 && large.length >= CAPITALS_SHARE * after.length;
}

function endsHere(word: Word, next: Word, { punctuated, capitals, title }: Writing, length: number): boolean {
  if (word.speaker !== next.speaker) return true;
  if (endsSentence(word.text)) return !title.test(word.text) && !(capitals && GOES_ON.test(next.text));
  if (punctuated) return false;
  const pauseSec = next.startSec - word.endSec;
  return pauseSec >= UNWRITTEN_END_SEC || (length >= LONGEST_UNWRITTEN_WORDS && pauseSec >= 0.12);
}

function cutsHere(word: Word, next: Word, lengthSec: number, longestSec: number): boolean {
  if (next.endSec - word.endSec + lengthSec > longestSec) return true;
  return lengthSec >= longestSec / 3 && (endsPhrase(word.text) || next.startSec - word.endSec >= 0.2);
}

function sentenceOf(words: readonly Word[], firstWord: number, lastWord: number): Sentence {
  const own = words.slice(firstWord, lastWord + 1);
  const { startSec, speaker } = words[firstWord] as Word;
  const endSec = own.reduce((latest, word) => Math.max(latest, word.endSec), startSec);
  const before = words[firstWord - 1];
  const after = words[lastWord + 1];
  const text = joinWords(own.map((word) => word.text));
  return {
    firstWord,
    lastWord,
    startSec,
    endSec,
    text,
    plain: plainText(text),
    wordCount: own.length,
    speaker,
    pauseBeforeSec: before === undefined ? EDGE_PAUSE_SEC : Math.max(0, startSec - before.endSec),
    pauseAfterSec: after === undefined ? EDGE_PAUSE_SEC : Math.max(0, after.startSec - endSec),
    endsSurely: endsSurely(words[lastWord] as Word),
  };
}

function endsSurely(word: Word): boolean {
  return word.isEndEstimated !== true && !TRAILS_OFF.test(word.text);
}
