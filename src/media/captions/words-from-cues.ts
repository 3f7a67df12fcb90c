/** Spreads cues over their words: subtitles say when a line is spoken, captions need to know when a word is. */
import { endsPhrase, joinsWithSpace, wordEndsSentence } from '../../base/text/word-joining.ts';
import { type Steps, UNCOUNTED } from '../../base/work/steps.ts';
import type { Word } from '../listen/word.ts';
import type { CaptionCue } from './caption-cue.ts';

interface Token {
  readonly text: string;
  /** In syllables. */
  readonly weight: number;
  /** Breath after the word, in syllables. */
  readonly pause: number;
  /** Where the file itself says the word starts. */
  readonly startSec: number | null;
}

interface SpokenCue {
  readonly startSec: number;
  readonly endSec: number;
  readonly speaker: string | null;
  readonly tokens: readonly Token[];
}

type TimedText = Pick<Word, 'text' | 'startSec' | 'endSec' | 'isEndEstimated'>;

/** Subtitles stay longer than the voice: nobody takes more than this for a syllable. */
const SLOWEST_SYLLABLE_SEC = 0.42;
/** Nobody says anything in less: a line that is shown again so shortly is held, not said again. */
const SHORTEST_SPOKEN_SEC = 0.05;
const PHRASE_PAUSE = 0.7;
const SENTENCE_PAUSE = 1.4;
const VOWELS = /[aeiouyаеёиоуыэюя]+/giu;
const MARKS = /\p{M}/gu;
const LETTER_OR_DIGIT = /[\p{L}\p{N}]/u;
/** A sign read aloud as a word of its own: "fish & chips". */
const SPOKEN_SIGN = /^[&+=%<>@$€£]$/u;
const PICTOGRAPH = /\p{Extended_Pictographic}/u;
const DASHES_OR_NOTES = /^[-–—•♪♫#*]+$/u;
const OPENING_SIGNS = /^[¿¡([“«"]+$/u;
/** Signs that French writes with a space before them. */
const SET_APART = /^[?!:;»]+$/u;
const OPENING_SPANISH = /[¿¡]/u;
const SIGN_APART = /\p{L}\s[?!:;»]/gu;
const SIGN_CLOSE = /\p{L}[?!:;»]/gu;
const UNBROKEN_SPACE = '\u00a0';
const segmenter = new Intl.Segmenter('und', { granularity: 'word' });

/**
 * Words in order, each inside its cue, none without length, none starting before the one before it ends.
 * Text that rolls on from the cue before (live captions show it twice) is taken once. Takes time in proportion to
 * the text, whatever it is made of.
 */
export function wordsFromCues(cues: readonly CaptionCue[], steps: Steps = UNCOUNTED): Word[] {
  const words: Word[] = [];
  const sorted = [...cues].sort((a, b) => a.startSec - b.startSec);
  const spaced = setsSignsApart(sorted, steps);
  const spoken = mergeSimultaneous(
    sorted.map((cue, index) => tokenize(cue, sorted[index - 1], { spaced, steps })),
  );
  for (const [index, cue] of spoken.entries()) {
    const endSec = Math.min(cue.endSec, spoken[index + 1]?.startSec ?? cue.endSec);
    for (const timed of spread(cue.tokens, cue.startSec, endSec)) {
      steps.add(1);
      words.push({ index: words.length, ...timed, confidence: null, speaker: cue.speaker });
    }
  }
  return words;
}

interface Reading {
  /** Spaces before signs are kept. */
  readonly spaced: boolean;
  readonly steps: Steps;
}

/** True of a file that writes most of its signs as French does, behind a space; of one in Spanish that is a slip. */
function setsSignsApart(cues: readonly CaptionCue[], steps: Steps): boolean {
  let [apart, close] = [0, 0];
  for (const { text } of cues) {
    steps.add(text.length);
    if (OPENING_SPANISH.test(text)) return false;
    apart += text.match(SIGN_APART)?.length ?? 0;
    close += text.match(SIGN_CLOSE)?.length ?? 0;
  }
  return apart > close;
}

/** A word being put together from its parts. */
interface OpenToken {
  readonly parts: string[];
  readonly startSec: number | null;
}

function tokenize(cue: CaptionCue, previous: CaptionCue | undefined, { spaced, steps }: Reading): SpokenCue {
  const { startSec, endSec, speaker } = cue;
  const skipped = previous === undefined ? 0 : rolledOver(previous, cue, steps);
  const markAt = marksByOffset(cue);
  const tokens: OpenToken[] = [];
  /** Signs that wait for the word they stand before. */
  let waiting: string[] = [];
  for (const match of cue.text.slice(skipped).matchAll(/\S+/gu)) {
    const offset = skipped + match.index;
    for (const [at, part] of splitWord(match[0], steps).entries()) {
      const last = tokens.at(-1);
      const isApart = spaced && at === 0;
      if (isSpoken(part, waiting.length === 0, steps)) {
        const space = isApart && waiting.at(-1) === '«' ? [UNBROKEN_SPACE] : [];
        tokens.push({ parts: [...waiting, ...space, part], startSec: markAt(offset) });
        waiting = [];
      } else if (waiting.length > 0 || !DASHES_OR_NOTES.test(part)) {
        // Punctuation on its own belongs to a neighbour; dialogue dashes and notes are not spoken.
        if (last === undefined || OPENING_SIGNS.test(part)) waiting.push(part);
        else
          last.parts.push(
            ...waiting.splice(0),
            ...(isApart && SET_APART.test(part) ? [UNBROKEN_SPACE] : []),
            part,
          );
      }
    }
  }
  return { startSec, endSec, speaker, tokens: tokens.map((token) => weigh(token, steps)) };
}

/** @param alone whether nothing stands before it, so that a sign can be a word of its own. */
function isSpoken(part: string, alone: boolean, steps: Steps): boolean {
  steps.add(part.length);
  return LETTER_OR_DIGIT.test(part) || (alone && SPOKEN_SIGN.test(part)) || PICTOGRAPH.test(part);
}

/** Scripts that write no spaces are cut where their dictionary says; everything else stays whole. */
function splitWord(text: string, steps: Steps): string[] {
  const parts: string[] = [];
  let start = 0;
  let end = 0;
  for (const { segment } of segmenter.segment(text)) {
    steps.add(segment.length);
    const before = text.slice(Math.max(start, end - 2), end);
    const joins = end > start && (joinsWithSpace(before, segment) || !LETTER_OR_DIGIT.test(segment));
    if (!joins && end > start) {
      parts.push(text.slice(start, end));
      start = end;
    }
    end += segment.length;
  }
  parts.push(text.slice(start, end));
  return parts;
}

/** Length of the beginning of `cue` that the cue before it already showed as its last lines. */
function rolledOver(previous: CaptionCue, cue: CaptionCue, steps: Steps): number {
  if (cue.startSec - previous.endSec > 0.1) return 0;
  const lines = cue.text.split('\n');
  steps.add(cue.text.length + previous.text.length);
  const shorter = overlapsWithin(lines, steps);
  let count = 0;
  // Knuth, Morris and Pratt, by lines: how many lines of the cue end the part of the previous one read so far.
  for (const line of previous.text.split('\n')) {
    while (count > 0 && lines[count] !== line) {
      steps.add(1);
      count = shorter[count - 1] ?? 0;
    }
    if (lines[count] === line) count += 1;
  }
  const isHeld = cue.endSec - cue.startSec < SHORTEST_SPOKEN_SEC;
  const rolls = isHeld || cue.marks.length > 0 || previous.marks.length > 0;
  if (count === lines.length && !rolls) count = shorter[count - 1] ?? 0;
  return lines.slice(0, count).join('\n').length;
}

/** For each beginning of the lines, the longest shorter one that also ends it. */
function overlapsWithin(lines: readonly string[], steps: Steps): number[] {
  const overlaps = [0];
  let count = 0;
  for (const line of lines.slice(1)) {
    while (count > 0 && lines[count] !== line) {
      steps.add(1);
      count = overlaps[count - 1] ?? 0;
    }
    if (lines[count] === line) count += 1;
    overlaps.push(count);
  }
  return overlaps;
}

/** Of the marks within one character of an offset the first counts. */
function marksByOffset(cue: CaptionCue): (offset: number) => number | null {
  const first = new Map<number, number>();
  for (const [index, { offset }] of cue.marks.entries()) if (!first.has(offset)) first.set(offset, index);
  return (offset) => {
    const near = [offset - 1, offset, offset + 1].map((at) => first.get(at) ?? Number.POSITIVE_INFINITY);
    return cue.marks[Math.min(...near)]?.startSec ?? null;
  };
}

function weigh({ parts, startSec }: OpenToken, steps: Steps): Token {
  const text = parts.join('');
  steps.add(text.length);
  const bare = text.normalize('NFD').replace(MARKS, '');
  const vowels = bare.match(VOWELS)?.length ?? 0;
  const others = Array.from(bare).filter((letter) => /\p{N}|\p{Lo}/u.test(letter)).length;
  const pause = wordEndsSentence(text) ? SENTENCE_PAUSE : endsPhrase(text) ? PHRASE_PAUSE : 0;
  return { text, startSec, weight: Math.max(1, vowels + others) + bare.length * 0.04, pause };
}

/** Cues that start together are one: they are read one after the other. */
function mergeSimultaneous(cues: readonly SpokenCue[]): SpokenCue[] {
  const merged: { startSec: number; endSec: number; speaker: string | null; tokens: Token[] }[] = [];
  for (const cue of cues) {
    if (cue.tokens.length === 0) continue;
    const last = merged.at(-1);
    if (last === undefined || cue.startSec - last.startSec > 0.001) {
      merged.push({ ...cue, tokens: [...cue.tokens] });
      continue;
    }
    last.endSec = Math.max(last.endSec, cue.endSec);
    for (const token of cue.tokens) last.tokens.push(token);
  }
  return merged;
}

/** Tokens up to the next timed one share the time until it. */
function spread(tokens: readonly Token[], startSec: number, endSec: number) {
  const timed: TimedText[] = [];
  let first = 0;
  let fromSec = startSec;
  while (first < tokens.length) {
    let next = first + 1;
    while (next < tokens.length && !startsLater(tokens[next], fromSec, endSec)) next += 1;
    const untilSec = tokens[next]?.startSec ?? endSec;
    // One by one: a file of one cue has more words than a call takes arguments.
    for (const word of share(tokens.slice(first, next), fromSec, untilSec)) timed.push(word);
    first = next;
    fromSec = untilSec;
  }
  return timed;
}

function startsLater(token: Token | undefined, fromSec: number, endSec: number): boolean {
  return token?.startSec != null && token.startSec > fromSec + 0.001 && token.startSec < endSec - 0.001;
}

function share(tokens: readonly Token[], startSec: number, endSec: number): TimedText[] {
  const total = tokens.reduce((sum, { weight, pause }, index) => {
    return sum + weight + (index === tokens.length - 1 ? 0 : pause);
  }, 0);
  const syllableSec = Math.min(SLOWEST_SYLLABLE_SEC, (endSec - startSec) / total);
  let done = 0;
  return tokens.map(({ text, weight, pause }, index) => {
    const wordStartSec = startSec + done * syllableSec;
    const wordEndSec = Math.min(endSec, startSec + (done + weight) * syllableSec);
    done += weight + pause;
    const timed = { text, startSec: wordStartSec, endSec: wordEndSec };
    return index === tokens.length - 1 ? timed : { ...timed, isEndEstimated: true };
  });
}
