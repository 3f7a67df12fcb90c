/** Cuts words into the pieces captions are set from: no spaces inside, none wider than a line. */
import type { CaptionWord } from '../compose/composition-plan.ts';
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
  readonly maxWidthEm: number;
}

const segmenter = new Intl.Segmenter('und', { granularity: 'word' });
const CONTROL = /[\p{Cc}\p{Cs}\u2028\u2029\u202a-\u202e\u2066-\u2069]+/gu;

/** Pieces in the order of time; words out of order are sorted, overlapping ones keep their own starts. */
export function captionPieces(words: readonly CaptionWord[], limits: PieceLimits): CaptionPiece[] {
  const sorted = [...words].sort((a, b) => a.startSec - b.startSec || a.index - b.index);
  const pieces: CaptionPiece[] = [];
  for (const word of sorted) {
    const tokens = word.text.replace(CONTROL, ' ').split(/\s+/u).filter(Boolean);
    const texts = tokens.flatMap((token, index) =>
      cutToFit(token, limits).map((text, part) => ({
        text,
        joined: part > 0,
        first: index === 0 && part === 0,
      })),
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
  if (fits(token, limits)) return [token];
  const parts: string[] = [];
  for (const { segment } of segmenter.segment(token)) {
    const units = fits(segment, limits) ? [segment] : splitGraphemes(segment);
    for (const unit of units) {
      const last = parts.at(-1);
      if (last !== undefined && fits(last + unit, limits)) parts[parts.length - 1] = last + unit;
      else parts.push(unit);
    }
  }
  return parts;
}

function fits(text: string, { maxCharacters, maxWidthEm, weight }: PieceLimits): boolean {
  return countGraphemes(text) <= maxCharacters && textWidthEm(text, weight) <= maxWidthEm;
}
