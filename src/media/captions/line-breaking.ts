/** Breaks a row of pieces into few, balanced lines. Pure; knows nothing of time or pictures. */
import type { DrawnFont } from '../../base/film/caption-fonts.ts';
import { endsPhrase, wordEndsSentence } from '../../base/text/word-joining.ts';
import type { CaptionPiece } from './caption-piece.ts';
import { type CaptionFontWeight, spaceWidthEm } from './fonts/text-width.ts';

export interface LineLimits {
  readonly weight: CaptionFontWeight;
  /** Absent for the usual one. */
  readonly font?: DrawnFont | undefined;
  readonly maxCharacters: number;
  /** A line of several pieces stays within this; a single long word may be wider and is drawn smaller. */
  readonly maxWidthEm: number;
  readonly maxLines: number;
}

export type LinePiece = Pick<CaptionPiece, 'text' | 'spaceBefore' | 'characters' | 'widthEm' | 'breaksAfter'>;

/** How much of a line's width a break after a comma may cost in balance. */
const PHRASE_BREAK_BONUS = 0.12;

/** True where the pieces fill at most `maxLines` lines. */
export function fitsLines(pieces: readonly LinePiece[], limits: LineLimits): boolean {
  let lines = 0;
  let next = 0;
  while (next < pieces.length) {
    lines += 1;
    if (lines > limits.maxLines) return false;
    next = endOfFullestLine(pieces, next, limits);
  }
  return true;
}

/**
 * The fewest lines that hold the pieces, as even in width as they get, preferring breaks after commas and
 * sentence ends; a break by hand is always taken. More than `maxLines` come back only where the pieces do not fit in them.
 */
export function breakLines<Piece extends LinePiece>(pieces: readonly Piece[], limits: LineLimits): Piece[][] {
  if (pieces.length === 0) return [];
  let count = 0;
  for (let next = 0; next < pieces.length; count += 1) next = endOfFullestLine(pieces, next, limits);
  const breaks = evenestBreaks(pieces, count, limits);
  return breaks.map((start, line) => pieces.slice(start, breaks[line + 1] ?? pieces.length));
}

/** Lines filled one after the other, as in running text. */
export function fullLines<Piece extends LinePiece>(pieces: readonly Piece[], limits: LineLimits): Piece[][] {
  const lines: Piece[][] = [];
  for (let start = 0; start < pieces.length; ) {
    const end = endOfFullestLine(pieces, start, limits);
    lines.push(pieces.slice(start, end));
    start = end;
  }
  return lines;
}

export function lineWidthEm(
  pieces: readonly LinePiece[],
  weight: CaptionFontWeight,
  font?: DrawnFont,
): number {
  const spaceEm = spaceWidthEm(weight, font);
  return pieces.reduce(
    (sum, piece, index) => sum + piece.widthEm + (index > 0 && piece.spaceBefore ? spaceEm : 0),
    0,
  );
}

function endOfFullestLine(pieces: readonly LinePiece[], start: number, limits: LineLimits): number {
  const spaceEm = spaceWidthEm(limits.weight, limits.font);
  let characters = 0;
  let widthEm = 0;
  for (let index = start; index < pieces.length; index += 1) {
    const piece = pieces[index] as LinePiece;
    const space = index > start && piece.spaceBefore ? 1 : 0;
    characters += piece.characters + space;
    widthEm += piece.widthEm + space * spaceEm;
    if (index > start && (characters > limits.maxCharacters || widthEm > limits.maxWidthEm)) return index;
    if (piece.breaksAfter === true) return index + 1;
  }
  return pieces.length;
}

/** Least sum of squared widths over exactly `count` lines (dynamic programming over line starts). */
function evenestBreaks(pieces: readonly LinePiece[], count: number, limits: LineLimits): number[] {
  interface Best {
    readonly cost: number;
    readonly starts: readonly number[];
  }
  let ends = new Map<number, Best>([[0, { cost: 0, starts: [] }]]);
  for (let line = 0; line < count; line += 1) {
    const reached = new Map<number, Best>();
    for (const [start, best] of ends) {
      const furthest = endOfFullestLine(pieces, start, limits);
      for (let end = start + 1; end <= furthest; end += 1) {
        const cost = best.cost + lineCost(pieces, start, end, limits);
        const known = reached.get(end);
        if (known === undefined || cost < known.cost)
          reached.set(end, { cost, starts: [...best.starts, start] });
      }
    }
    ends = reached;
  }
  return [...(ends.get(pieces.length) as Best).starts];
}

function lineCost(pieces: readonly LinePiece[], start: number, end: number, limits: LineLimits): number {
  const share = lineWidthEm(pieces.slice(start, end), limits.weight, limits.font) / limits.maxWidthEm;
  const last = (pieces[end - 1] as LinePiece).text;
  const breathes = end < pieces.length && (endsPhrase(last) || wordEndsSentence(last));
  return share * share - (breathes ? PHRASE_BREAK_BONUS : 0);
}
