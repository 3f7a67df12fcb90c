/** Cuts words into the pieces captions are set from: no spaces inside, none wider than a line. */
import type { CaptionWord } from '../compose/overlay-plan.ts';
import { type CaptionFontWeight, countGraphemes, splitGraphemes, textWidthEm } from './text-width.ts';
import { joinsWithSpace } from './word-joining.ts';

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
}

export interface PieceLimits {
  readonly weight: CaptionFontWeight;
  readonly maxCharacters: number;
  /** A token wider than this is cut at the word borders of its script, where it has any. */
  readonly maxWidthEm: number;
  /** A single word is cut between characters only past this; up to it, it is drawn smaller. */
  readonly maxWordWidthEm: number;
}

const segmenter = new Intl.Segmenter('und', { granularity: 'word' });
const CONTROL = /[\p{Cc}\p{Cs}\u2028\u2029\u202a-\u202e\u2066-\u2069]+/gu;

/** Pieces in the order of time; words out of order are sorted, overlapping ones keep their own starts. */
export function captionPieces(words: readonly CaptionWord[], limits: PieceLimits): CaptionPiece[] {
  const sorted = [...words].sort((a, b) => a.startSec - b.startSec || a.index - b.index);
  const pieces: CaptionPiece[] = [];
  for (const word of sorted) {
    const tokens = word.text.replace(CONTROL, ' ').split(/\s+/u).filter(Boolean);
    const texts = tokens.flatMap((token) =>
      cutToFit(token, limits).map((text, part) => ({ text, joined: part > 0 })),
    );
    const total = texts.reduce((sum, { text }) => sum + countGraphemes(text), 0);
    let done = 0;
    for (const { text, joined } of texts) {
      const characters = countGraphemes(text);
      const lengthSec = Math.max(0, word.endSec - word.startSec);
      const previous = pieces.at(-1);
      pieces.push({
        text,
        wordIndex: word.index,
        startSec: word.startSec + (lengthSec * done) / total,
        endSec: word.startSec + (lengthSec * (done + characters)) / total,
        spaceBefore: !joined && previous !== undefined && joinsWithSpace(previous.text, text),
        characters,
        widthEm: textWidthEm(text, limits.weight),
      });
      done += characters;
    }
  }
  return pieces;
}

/** One part where it fits, else parts at word borders of its script, else between characters. */
function cutToFit(token: string, limits: PieceLimits): string[] {
  if (fits(token, limits, limits.maxWidthEm)) return [token];
  const segments = Array.from(segmenter.segment(token), ({ segment }) => segment);
  const parts: string[] = [];
  for (const segment of segments) {
    const units = fits(segment, limits, limits.maxWordWidthEm) ? [segment] : splitGraphemes(segment);
    for (const unit of units) {
      const last = parts.at(-1);
      const roomEm = units.length > 1 ? limits.maxWordWidthEm : limits.maxWidthEm;
      const bare = !/[\p{L}\p{N}]/u.test(unit);
      const joins = last !== undefined && fits(last + unit, limits, bare ? limits.maxWordWidthEm : roomEm);
      if (joins) parts[parts.length - 1] = last + unit;
      else parts.push(unit);
    }
  }
  return parts;
}

function fits(text: string, { maxCharacters, weight }: PieceLimits, maxWidthEm: number): boolean {
  return countGraphemes(text) <= maxCharacters && textWidthEm(text, weight) <= maxWidthEm;
}
