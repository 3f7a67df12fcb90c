/**
 * The words of a composition's captions and every change to them. Pure: each operation returns new words.
 * Timing never moves, and a word keeps its index (its place in the transcript) whatever is done to it, so
 * that edits outlive a new cut of the clip.
 */
import type { TimeSpan } from '../../base/film/time-span.ts';
import { firstAfter } from '../../base/sorted.ts';
import { joinsWithSpace } from '../../base/text/word-joining.ts';
import { problem } from '../../contract/problems/problem.ts';
import { ProblemError } from '../../contract/problems/problem-error.ts';
import type { Word } from '../listen/word.ts';
import type { CaptionWord } from './caption-plan.ts';
import { anyQuoteMarks } from './quote-marks.ts';
import { wholeWordsIn } from './whole-words.ts';

/** A space that does not break belongs to its word: French has one before its signs. */
const BETWEEN_WORDS = /[^\S\u00a0\u202f]+/u;

export interface CompositionWord {
  /** Index of the word in the transcript. */
  readonly index: number;
  /** As shown; a hidden word keeps the text it had. */
  readonly text: string;
  /** On the composition's clock, 0 is its first frame. */
  readonly startSec: number;
  readonly endSec: number;
  readonly hidden: boolean;
  /** Who says it, by who speaks first in the transcript, from 0; absent where that is not known. */
  readonly speaker?: number | undefined;
  /** Made to stand out by hand; absent where not. */
  readonly emphasised?: true | undefined;
  /** Its line ends after it, by hand; absent where the layout decides. */
  readonly breaksAfter?: true | undefined;
}

/** What is set of one word by hand, besides its text; undefined leaves a thing as it is. */
export interface WordMark {
  readonly index: number;
  readonly emphasised?: boolean | undefined;
  readonly breaksAfter?: boolean | undefined;
}

export interface WordReplacement {
  readonly index: number;
  /** Empty or blank hides the word; anything else shows it with this text. */
  readonly text: string;
}

export interface FindAndReplace {
  readonly find: string;
  readonly replaceWith: string;
  /** Off where not given. */
  readonly matchCase?: boolean | undefined;
  /** Only where what is found begins and ends where words do. Off where not given. */
  readonly wholeWords?: boolean | undefined;
}

export interface WordsReplaced {
  readonly words: readonly CompositionWord[];
  /** Words given a text, or places found. */
  readonly replaced: number;
}

/** A replacement names a word the composition does not have. */
export class UnknownWordError extends ProblemError {
  override readonly name = 'UnknownWordError';
  readonly index: number;
  constructor(index: number) {
    super(problem('word_unknown', { index }));
    this.index = index;
  }
}

/** Words whose middle lies in the span, on the span's own clock. `edited` are words of an earlier cut, whose texts stay. */
export function wordsInSpan(
  transcript: readonly Word[],
  span: TimeSpan,
  edited: readonly CompositionWord[] = [],
): CompositionWord[] {
  const kept = new Map(edited.map((word) => [word.index, word]));
  const durationSec = span.endSec - span.startSec;
  const clamp = (timeSec: number) => Math.min(durationSec, Math.max(0, timeSec - span.startSec));
  const speakers = [...new Set(transcript.flatMap(({ speaker }) => speaker ?? []))];
  return transcript
    .filter(({ startSec, endSec }) => {
      const middleSec = (startSec + endSec) / 2;
      return middleSec >= span.startSec && middleSec < span.endSec;
    })
    .map(({ index, text, startSec, endSec, speaker }) => {
      const before = kept.get(index);
      return {
        index,
        text: before?.text ?? text,
        startSec: clamp(startSec),
        endSec: clamp(endSec),
        hidden: before?.hidden ?? false,
        ...(speaker === null ? {} : { speaker: speakers.indexOf(speaker) }),
        ...marksOf(before),
      };
    });
}

function marksOf(word: CompositionWord | undefined): Pick<CompositionWord, 'emphasised' | 'breaksAfter'> {
  return {
    ...(word?.emphasised === true ? { emphasised: true } : {}),
    ...(word?.breaksAfter === true ? { breaksAfter: true } : {}),
  };
}

/** Throws UnknownWordError, changing nothing, where an index is not there. A word that stays as it was is the same object. */
export function markWords(words: readonly CompositionWord[], marks: readonly WordMark[]): CompositionWord[] {
  const byIndex = new Map(marks.map((mark) => [mark.index, mark]));
  const known = new Set(words.map(({ index }) => index));
  for (const index of byIndex.keys()) if (!known.has(index)) throw new UnknownWordError(index);
  return words.map((word) => {
    const mark = byIndex.get(word.index);
    if (mark === undefined) return word;
    const { emphasised = word.emphasised === true, breaksAfter = word.breaksAfter === true } = mark;
    if (emphasised === (word.emphasised === true) && breaksAfter === (word.breaksAfter === true)) return word;
    const { emphasised: _, breaksAfter: __, ...plain } = word;
    return { ...plain, ...(emphasised ? { emphasised } : {}), ...(breaksAfter ? { breaksAfter } : {}) };
  });
}

/** Throws UnknownWordError, changing nothing, where an index is not there. */
export function replaceWords(
  words: readonly CompositionWord[],
  replacements: readonly WordReplacement[],
): WordsReplaced {
  const texts = new Map(replacements.map(({ index, text }) => [index, text]));
  const known = new Set(words.map(({ index }) => index));
  for (const index of texts.keys()) if (!known.has(index)) throw new UnknownWordError(index);
  const changed = words.map((word) => {
    const text = texts.get(word.index);
    return text === undefined ? word : withText(word, text);
  });
  return { words: changed, replaced: texts.size };
}

/**
 * Replaces every place where the shown text contains `find`, with any form of its quotation marks: inside one word or over
 * several. Where the new text has fewer words than the place, the rest are hidden; where it has more, the last one takes the rest.
 */
export function findAndReplace(words: readonly CompositionWord[], request: FindAndReplace): WordsReplaced {
  const find = fold(request.find.trim().replace(/\s+/gu, ' '), request.matchCase ?? false);
  if (find === '') return { words, replaced: 0 };
  const shown = shownText(words);
  const haystack = fold(shown.text, request.matchCase ?? false);
  const isWanted = request.wholeWords === true ? wholeWordsIn(shown.text) : () => true;
  const changed = [...words];
  const places: Place[] = [];
  let replaced = 0;
  const pattern = anyQuoteMarks(find);
  for (let found = pattern.exec(haystack); found !== null; found = pattern.exec(haystack)) {
    const at = found.index;
    if (!isWanted(at, at + find.length)) {
      pattern.lastIndex = at + 1;
      continue;
    }
    const first = wordAt(shown.starts, at);
    const last = wordAt(shown.starts, at + find.length - 1);
    const end = at + find.length;
    const before = places.at(-1);
    if (before !== undefined && first <= before.last) {
      const text = before.text + shown.text.slice(before.end, at) + request.replaceWith;
      places[places.length - 1] = { first: before.first, last, end, text };
    } else {
      places.push({
        first,
        last,
        end,
        text: shown.text.slice(shown.starts[first] ?? 0, at) + request.replaceWith,
      });
    }
    replaced += 1;
  }
  for (const { first, last, end, text } of places) {
    const parts = (text + shown.text.slice(end, shown.ends[last] ?? end))
      .split(BETWEEN_WORDS)
      .filter(Boolean);
    for (let row = first; row <= last; row += 1) {
      const position = shown.positions[row] ?? -1;
      const word = changed[position];
      const part = row === last ? parts.slice(row - first).join(' ') : (parts[row - first] ?? '');
      if (word !== undefined) changed[position] = withText(word, part);
    }
  }
  return { words: changed, replaced };
}

/** Words of the shown text that matches touch, with their new text so far and where the last match ends. */
interface Place {
  readonly first: number;
  readonly last: number;
  readonly end: number;
  readonly text: string;
}

/** What the captions are drawn from: hidden words left out. */
export function shownWords(words: readonly CompositionWord[]): CaptionWord[] {
  return words
    .filter(({ hidden }) => !hidden)
    .map((word) => ({
      ...{ index: word.index, text: word.text, startSec: word.startSec, endSec: word.endSec },
      ...(word.speaker === undefined ? {} : { speaker: word.speaker }),
      ...marksOf(word),
    }));
}

function withText(word: CompositionWord, text: string): CompositionWord {
  const trimmed = text.trim();
  return trimmed === '' ? { ...word, hidden: true } : { ...word, text: trimmed, hidden: false };
}

/** The shown words as one text, with where each starts and ends in it. */
function shownText(words: readonly CompositionWord[]) {
  const starts: number[] = [];
  const ends: number[] = [];
  const positions: number[] = [];
  let text = '';
  let before = '';
  for (const [position, word] of words.entries()) {
    if (word.hidden) continue;
    // To look at the end of the text itself would copy all of it.
    if (before !== '' && joinsWithSpace(before, word.text)) text += ' ';
    starts.push(text.length);
    text += word.text;
    ends.push(text.length);
    positions.push(position);
    before = word.text;
  }
  return { text, starts, ends, positions };
}

/** The last word that starts at or before the offset. */
function wordAt(starts: readonly number[], offset: number): number {
  return Math.max(0, firstAfter(starts, offset, (start) => start) - 1);
}

/** Lower case, with plain spaces, without moving any offset: a letter whose lower case is longer stays as it is. */
function fold(text: string, matchCase: boolean): string {
  const spaced = text.replace(/[\u00a0\u202f]/gu, ' ');
  if (matchCase) return spaced;
  return spaced.replace(/\p{L}/gu, (letter) => {
    const lower = letter.toLowerCase();
    return lower.length === letter.length ? lower : letter;
  });
}
