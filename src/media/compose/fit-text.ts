/** Sets a text of any length and script into a room: lines broken, size lowered, the rest left out with dots. */
import type { DrawnFont } from '../../base/film/caption-fonts.ts';
import { joinsWithSpace, runsRightToLeft } from '../../base/text/word-joining.ts';
import { type CaptionPiece, captionPieces } from '../captions/caption-piece.ts';
import { type CaptionFontWeight, textWidthEm } from '../captions/fonts/text-width.ts';
import { breakLines, fullLines, lineWidthEm } from '../captions/line-breaking.ts';

export interface TextRoom {
  readonly weight: CaptionFontWeight;
  /** Absent for the usual one. */
  readonly font?: DrawnFont | undefined;
  readonly maxWidthPx: number;
  readonly maxHeightPx: number;
  readonly lineHeightEm: number;
  /** Tried from the first; the last is kept however much must be left out. */
  readonly fontSizesPx: readonly number[];
  readonly maxLines: number;
  /** `even` for titles, `full` for messages, whose last line is the short one. */
  readonly lines: 'even' | 'full';
}

export interface FittedText {
  readonly lines: readonly (readonly CaptionPiece[])[];
  readonly fontSizePx: number;
  readonly widthPx: number;
  readonly heightPx: number;
  readonly rightToLeft: boolean;
}

/** Weighing all ways to break takes the square of the words; past this many, lines are simply filled. */
const MAX_EVEN_PIECES = 60;
const ELLIPSIS = '…';

/** null for a text without anything to show. */
export function fitText(text: string, room: TextRoom): FittedText | null {
  let mustCut: boolean | null = null;
  for (const [index, fontSizePx] of room.fontSizesPx.entries()) {
    const lines = setLines(text, room, fontSizePx);
    if (lines.length === 0) return null;
    const roomLines = Math.floor((room.maxHeightPx + 0.01) / (room.lineHeightEm * fontSizePx));
    const maxLines = Math.max(1, Math.min(room.maxLines, roomLines));
    const last = index === room.fontSizesPx.length - 1;
    if (!last && lines.length > maxLines) continue;
    if (!last && cutsWords(lines.flat())) {
      // A word too long even for the smallest size is cut at any: it does not make all of the text small.
      mustCut ??= cutsWords(setLines(text, room, room.fontSizesPx.at(-1) ?? fontSizePx).flat());
      if (!mustCut) continue;
    }
    const maxWidthEm = room.maxWidthPx / fontSizePx;
    const shown = lines.length > maxLines ? cutOff(lines.slice(0, maxLines), room, maxWidthEm) : lines;
    return {
      lines: shown,
      fontSizePx,
      widthPx: Math.max(...shown.map((line) => lineWidthEm(line, room.weight, room.font))) * fontSizePx,
      heightPx: shown.length * room.lineHeightEm * fontSizePx,
      rightToLeft: runsRightToLeft(text),
    };
  }
  return null;
}

function setLines(text: string, room: TextRoom, fontSizePx: number): CaptionPiece[][] {
  const maxWidthEm = room.maxWidthPx / fontSizePx;
  const limits = {
    weight: room.weight,
    font: room.font,
    maxCharacters: Number.POSITIVE_INFINITY,
    maxWidthEm,
    maxWordWidthEm: maxWidthEm,
    maxLines: room.maxLines,
  };
  const pieces = captionPieces([{ index: 0, text, startSec: 0, endSec: 1 }], limits);
  const even = room.lines === 'even' && pieces.length <= MAX_EVEN_PIECES;
  return even ? breakLines(pieces, limits) : fullLines(pieces, limits);
}

/** `count` sizes from the first to the last, each smaller by the same share. */
export function sizesDown(fromPx: number, toPx: number, count: number): number[] {
  const step = (toPx / fromPx) ** (1 / Math.max(1, count - 1));
  return Array.from({ length: count }, (_, index) => Math.max(8, Math.round(fromPx * step ** index)));
}

/** True where a word of a script with spaces had to be cut in two. */
function cutsWords(pieces: readonly CaptionPiece[]): boolean {
  return pieces.some(({ text, spaceBefore }, index) => {
    const previous = pieces[index - 1];
    return previous !== undefined && !spaceBefore && joinsWithSpace(previous.text, text);
  });
}

/** Ends the last line with dots in place of the pieces that leave no room for them. */
function cutOff(
  lines: readonly (readonly CaptionPiece[])[],
  { weight, font }: Pick<TextRoom, 'weight' | 'font'>,
  maxWidthEm: number,
): (readonly CaptionPiece[])[] {
  const last = lines.at(-1) ?? [];
  const withDots = (piece: CaptionPiece): CaptionPiece => {
    const text = `${piece.text.replace(/[\p{P}\s]+$/u, '')}${ELLIPSIS}`;
    return { ...piece, text, characters: piece.characters + 1, widthEm: textWidthEm(text, weight, font) };
  };
  for (let at = last.length - 1; ; at -= 1) {
    const ended = [...last.slice(0, at), withDots(last[at] as CaptionPiece)];
    if (at === 0 || lineWidthEm(ended, weight, font) <= maxWidthEm) return [...lines.slice(0, -1), ended];
  }
}
