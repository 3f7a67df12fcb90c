/** Spreads cues over their words: subtitles say when a line is spoken, captions need to know when a word is. */

import { endsPhrase, endsSentence, joinsWithSpace } from '../../base/word-joining.ts';
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
const PHRASE_PAUSE = 0.7;
const SENTENCE_PAUSE = 1.4;
const VOWELS = /[aeiouyаеёиоуыэюя]+/giu;
const MARKS = /\p{M}/gu;
const LETTER_OR_DIGIT = /[\p{L}\p{N}]/u;
/** A sign read aloud as a word of its own: "fish & chips". */
const SPOKEN_SIGN = /^[&+=%<>@$€£]$/u;
const segmenter = new Intl.Segmenter('und', { granularity: 'word' });

/**
 * Words in order, each inside its cue, none without length, none starting before the one before it ends.
 * Text that rolls on from the cue before (live captions show it twice) is taken once.
 */
export function wordsFromCues(cues: readonly CaptionCue[]): Word[] {
  const words: Word[] = [];
  const sorted = [...cues].sort((a, b) => a.startSec - b.startSec);
  const spoken = mergeSimultaneous(sorted.map((cue, index) => tokenize(cue, sorted[index - 1])));
  for (const [index, cue] of spoken.entries()) {
    const endSec = Math.min(cue.endSec, spoken[index + 1]?.startSec ?? cue.endSec);
    for (const timed of spread(cue.tokens, cue.startSec, endSec)) {
      words.push({ index: words.length, ...timed, confidence: null, speaker: cue.speaker });
    }
  }
  return words;
}

function tokenize(cue: CaptionCue, previous: CaptionCue | undefined): SpokenCue {
  const { startSec, endSec, speaker } = cue;
  const skipped = previous === undefined ? 0 : rolledOver(previous, cue);
  const tokens: Token[] = [];
  let open = '';
  for (const match of cue.text.slice(skipped).matchAll(/\S+/gu)) {
    const offset = skipped + match.index;
    for (const part of splitWord(match[0])) {
      const text = open + part;
      open = '';
      const last = tokens.at(-1);
      if (isSpoken(text)) {
        tokens.push({ ...weigh(text), startSec: markAt(cue, offset) });
      } else if (!/^[-–—•♪♫#*]+$/u.test(text)) {
        // Punctuation on its own belongs to a neighbour; dialogue dashes and notes are not spoken.
        if (last === undefined || /^[¿¡([“«"]+$/u.test(text)) open = text;
        else tokens[tokens.length - 1] = { ...weigh(last.text + text), startSec: last.startSec };
      }
    }
  }
  return { startSec, endSec, speaker, tokens };
}

function isSpoken(text: string): boolean {
  return LETTER_OR_DIGIT.test(text) || SPOKEN_SIGN.test(text) || /\p{Extended_Pictographic}/u.test(text);
}

/** Scripts that write no spaces are cut where their dictionary says; everything else stays whole. */
function splitWord(text: string): string[] {
  const parts: string[] = [];
  for (const { segment } of segmenter.segment(text)) {
    const last = parts.at(-1);
    if (last !== undefined && (joinsWithSpace(last, segment) || !LETTER_OR_DIGIT.test(segment))) {
      parts[parts.length - 1] = last + segment;
    } else parts.push(segment);
  }
  return parts;
}

/** Length of the beginning of `cue` that the cue before it already showed as its last lines. */
function rolledOver(previous: CaptionCue, cue: CaptionCue): number {
  if (cue.startSec - previous.endSec > 0.1) return 0;
  const lines = cue.text.split('\n');
  for (let count = lines.length; count > 0; count -= 1) {
    const start = lines.slice(0, count).join('\n');
    const repeated = previous.text === start || previous.text.endsWith(`\n${start}`);
    const rolls = cue.marks.length > 0 || previous.marks.length > 0 || count < lines.length;
    if (repeated && rolls) return start.length;
  }
  return 0;
}

function markAt(cue: CaptionCue, offset: number): number | null {
  const mark = cue.marks.find((candidate) => Math.abs(candidate.offset - offset) <= 1);
  return mark?.startSec ?? null;
}

function weigh(text: string): Omit<Token, 'startSec'> {
  const bare = text.normalize('NFD').replace(MARKS, '');
  const vowels = bare.match(VOWELS)?.length ?? 0;
  const others = Array.from(bare).filter((letter) => /\p{N}|\p{Lo}/u.test(letter)).length;
  const pause = endsSentence(text) ? SENTENCE_PAUSE : endsPhrase(text) ? PHRASE_PAUSE : 0;
  return { text, weight: Math.max(1, vowels + others) + bare.length * 0.04, pause };
}

/** Cues that start together are one: they are read one after the other. */
function mergeSimultaneous(cues: readonly SpokenCue[]): SpokenCue[] {
  const merged: SpokenCue[] = [];
  for (const cue of cues) {
    if (cue.tokens.length === 0) continue;
    const last = merged.at(-1);
    if (last === undefined || cue.startSec - last.startSec > 0.001) merged.push(cue);
    else {
      const endSec = Math.max(last.endSec, cue.endSec);
      merged[merged.length - 1] = { ...last, endSec, tokens: [...last.tokens, ...cue.tokens] };
    }
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
    timed.push(...share(tokens.slice(first, next), fromSec, untilSec));
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
