/** Cuts words into the pieces captions are set from: no space inside but before a sign, none wider than a line. */
import type { DrawnFont } from '../../base/film/caption-fonts.ts';
import { isSpeakable } from '../../base/text/speakable.ts';
import { joinsWithSpace } from '../../base/text/word-joining.ts';
import type { CaptionWord } from './caption-plan.ts';
import { type CaptionFontWeight, countGraphemes, splitGraphemes, textWidthEm } from './fonts/text-width.ts';

/** A word, or the part of one that fits a line, with its share of the word's time. */
export interface CaptionPiece {
  readonly text: string;
  /** Index of the word in the composition. */
  readonly wordIndex: number;
  readonly startSec: number;
  readonly endSec: number;
  /** True where a space stands between this piece and the one before it on the same line. */
  readonly spaceBefore: boolean;
  readonly characters: number;
  readonly widthEm: number;
  /** Who says it; absent where that is not known. */
  readonly speaker?: number;
  /** Its word was made to stand out by hand. */
  readonly emphasised?: true | undefined;
  /** Its line ends here, by hand. */
  readonly breaksAfter?: true | undefined;
}

export interface PieceLimits {
  readonly weight: CaptionFontWeight;
  /** Absent for the usual one. */
  readonly font?: DrawnFont | undefined;
  readonly maxCharacters: number;
  /** A token wider than this is cut at the word borders of its script, where it has any. */
  readonly maxWidthEm: number;
  /** A single word is cut between characters only past this; up to it, it is drawn smaller. */
  readonly maxWordWidthEm: number;
}

const segmenter = new Intl.Segmenter('und', { granularity: 'word' });
const LINE_END = /[\r\n\u2028\u2029]+/gu;
const CONTROL = /(?!\n)[\p{Cc}\p{Cs}\u202a-\u202e\u2066-\u2069]/gu;
/** A sign that a space which does not break sets apart from its word, as in French, stays with it, and so does an emoji. */
const TOKEN = /(\s*)((?:«[\u00a0\u202f])?\S+(?:[\u00a0\u202f](?:[?!:;»]+|\p{Extended_Pictographic}\S*))*)/gu;
const OPENING = /^[\p{Ps}\p{Pi}]+$/u;
const UNBROKEN = /[\u00a0\u202f]/gu;

/** Pieces in the order of time; words out of order are sorted, overlapping ones keep their own starts. */
export function captionPieces(words: readonly CaptionWord[], limits: PieceLimits): CaptionPiece[] {
  const sorted = [...words].sort((a, b) => a.startSec - b.startSec || a.index - b.index);
  const pieces: CaptionPiece[] = [];
  for (const word of sorted) {
    const parts = tokensOf(word.text).flatMap(({ token, spaced }) =>
      cutToFit(token, limits).map((part, index) => ({
        ...part,
        joined: index > 0,
        spaced: index === 0 && spaced,
      })),
    );
    const total = parts.reduce((sum, { characters }) => sum + characters, 0);
    let done = 0;
    for (const [at, { text, characters, widthEm, joined, spaced }] of parts.entries()) {
      const lengthSec = Math.max(0, word.endSec - word.startSec);
      const previous = pieces.at(-1);
      pieces.push({
        text,
        wordIndex: word.index,
        startSec: word.startSec + (lengthSec * done) / total,
        endSec: word.startSec + (lengthSec * (done + characters)) / total,
        spaceBefore: spaced || (!joined && previous !== undefined && joinsWithSpace(previous.text, text)),
        characters,
        widthEm,
        ...(word.speaker === undefined ? {} : { speaker: word.speaker }),
        ...(word.emphasised === true ? { emphasised: true } : {}),
        ...(word.breaksAfter === true && at === parts.length - 1 ? { breaksAfter: true } : {}),
      });
      done += characters;
    }
  }
  return pieces;
}

/**
 * What spaces part. A space that is written inside the text stays, in any script; the end of a line is one only where
 * the script has them.
 */
function tokensOf(text: string): { readonly token: string; readonly spaced: boolean }[] {
  const plain = text.replace(LINE_END, '\n').replace(CONTROL, ' ');
  return Array.from(plain.matchAll(TOKEN), ([, gap = '', token = ''], place) => ({
    token: token.replace(UNBROKEN, ' '),
    spaced: place > 0 && gap !== '' && !gap.includes('\n'),
  }));
}

interface Part {
  readonly text: string;
  readonly characters: number;
  readonly widthEm: number;
}

/** One part where it fits, else parts at word borders of its script, else between characters. */
function cutToFit(token: string, limits: PieceLimits): Part[] {
  const whole = measured(token, limits);
  if (fits(whole, limits, limits.maxWidthEm)) return [whole];
  const parts: Part[] = [];
  for (const segment of wordsWithSigns(token)) {
    const word = measured(segment, limits);
    const uncut = fits(word, limits, limits.maxWordWidthEm);
    const units = uncut ? [word] : splitGraphemes(segment).map((unit) => measured(unit, limits));
    for (const unit of units) {
      const last = parts.at(-1);
      const bare = !isSpeakable(unit.text);
      const roomEm = units.length > 1 || bare ? limits.maxWordWidthEm : limits.maxWidthEm;
      // Widths add up, so that a token of any length is measured once.
      const joined = last === undefined ? null : joinedPart(last, unit);
      if (joined !== null && fits(joined, limits, roomEm)) parts[parts.length - 1] = joined;
      else parts.push(unit);
    }
  }
  return parts;
}

/** Signs stay with the word they close, or open, whatever its script: no line begins with a comma or ends with a bracket. */
function wordsWithSigns(token: string): string[] {
  const words: string[] = [];
  let opening = '';
  for (const { segment } of segmenter.segment(token)) {
    if (OPENING.test(segment)) opening += segment;
    else if (opening === '' && words.length > 0 && !isSpeakable(segment))
      words.push((words.pop() ?? '') + segment);
    else {
      words.push(opening + segment);
      opening = '';
    }
  }
  return opening === '' ? words : [...words, opening];
}

function measured(text: string, { weight, font }: PieceLimits): Part {
  return { text, characters: countGraphemes(text), widthEm: textWidthEm(text, weight, font) };
}

function joinedPart(first: Part, second: Part): Part {
  return {
    text: first.text + second.text,
    characters: first.characters + second.characters,
    widthEm: first.widthEm + second.widthEm,
  };
}

function fits({ characters, widthEm }: Part, { maxCharacters }: PieceLimits, maxWidthEm: number): boolean {
  return characters <= maxCharacters && widthEm <= maxWidthEm;
}
