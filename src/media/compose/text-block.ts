/** Places lines of pieces in a block of text: fonts to pixels, lines to baselines, words to left edges. */
import type { DrawnFont } from '../../base/film/caption-fonts.ts';
import { runsRightToLeft } from '../../base/text/word-joining.ts';
import type { CaptionPiece } from '../captions/caption-piece.ts';
import { type CaptionFontWeight, spaceWidthEm } from '../captions/fonts/text-width.ts';
import { lineWidthEm } from '../captions/line-breaking.ts';
import { visualOrder } from '../captions/visual-order.ts';
import { evenBoxAround, type RectPx } from '../pictures/rect-px.ts';
import type { PlacedWord, Plate } from './overlay.ts';

export type BlockPiece = Pick<CaptionPiece, 'text' | 'spaceBefore' | 'characters' | 'widthEm'>;

export interface BlockRequest<Piece extends BlockPiece> {
  readonly lines: readonly (readonly Piece[])[];
  readonly weight: CaptionFontWeight;
  /** Absent for the usual one. */
  readonly font?: DrawnFont | undefined;
  readonly fontSizePx: number;
  readonly maxWidthPx: number;
  readonly lineHeightEm: number;
  readonly centerXPx: number;
}

export interface BlockWord<Piece> {
  readonly piece: Piece;
  readonly xPx: number;
  readonly widthPx: number;
  readonly baselinePx: number;
}

/** Words on the block's own vertical axis: 0 is its top. */
export interface TextBlock<Piece> {
  /** As asked, or smaller where the widest line would not fit. */
  readonly fontSizePx: number;
  readonly widthPx: number;
  readonly heightPx: number;
  readonly rightToLeft: boolean;
  /** In the order of time, wherever they stand. */
  readonly words: readonly BlockWord<Piece>[];
}

/** Baseline below the middle of a line, in em: centres capital letters, with a little room for descenders. */
export const BASELINE_EM = 0.335;
/** How far letters reach from the baseline, in em; generous for stacked marks of other scripts. */
const ASCENT_EM = 1.1;
const DESCENT_EM = 0.42;

export function layOutBlock<Piece extends BlockPiece>(request: BlockRequest<Piece>): TextBlock<Piece> {
  const { lines, weight, font, lineHeightEm, centerXPx } = request;
  const widthsEm = lines.map((line) => lineWidthEm(line, weight, font));
  const widestEm = Math.max(0.001, ...widthsEm);
  const fontSizePx = Math.min(request.fontSizePx, request.maxWidthPx / widestEm);
  const spacePx = spaceWidthEm(weight, font) * fontSizePx;
  const rightToLeft = runsRightToLeft(
    lines
      .flat()
      .map(({ text }) => text)
      .join(' '),
  );
  const words: BlockWord<Piece>[] = [];
  for (const [row, line] of lines.entries()) {
    const baselinePx = Math.round((row + 0.5) * lineHeightEm * fontSizePx + BASELINE_EM * fontSizePx);
    const halfPx = ((widthsEm[row] ?? 0) * fontSizePx) / 2;
    let pen = centerXPx - halfPx;
    let before: number | null = null;
    const placed: BlockWord<Piece>[] = [];
    const order = visualOrder(
      line.map(({ text }) => text),
      rightToLeft,
    );
    for (const index of order) {
      const piece = line[index] as Piece;
      if (before !== null && hasSpaceBetween(line, before, index)) pen += spacePx;
      const widthPx = piece.widthEm * fontSizePx;
      placed[index] = { piece, xPx: pen, widthPx, baselinePx };
      pen += widthPx;
      before = index;
    }
    words.push(...placed);
  }
  return {
    fontSizePx,
    widthPx: widestEm * fontSizePx,
    heightPx: lines.length * lineHeightEm * fontSizePx,
    rightToLeft,
    words,
  };
}

/** Neighbours that are not so in time part a phrase from one that runs the other way: a space stands there always. */
function hasSpaceBetween(line: readonly BlockPiece[], a: number, b: number): boolean {
  return Math.abs(a - b) > 1 || line[Math.max(a, b)]?.spaceBefore === true;
}

/** Around all ink of the words and plates, on even pixels, inside the picture. */
export function inkBox(
  words: readonly PlacedWord[],
  plates: readonly Plate[],
  fontSizePx: number,
  strokePx: number,
  picture: { readonly widthPx: number; readonly heightPx: number },
): RectPx {
  const rects = plates.map(({ rect }) => rect);
  for (const word of words) {
    // Slanted ends and marks may lean out of the advance width.
    const asideX = strokePx / 2 + fontSizePx * 0.12 + (word.widthPx * Math.max(0, word.scale - 1)) / 2;
    const reach = Math.max(1, word.scale);
    const above = fontSizePx * ASCENT_EM * reach + strokePx;
    const below = fontSizePx * DESCENT_EM * reach + strokePx;
    rects.push({
      x: word.xPx - asideX,
      y: word.baselinePx - above,
      width: word.widthPx + 2 * asideX,
      height: above + below,
    });
  }
  const left = Math.min(...rects.map((rect) => rect.x));
  const top = Math.min(...rects.map((rect) => rect.y));
  const right = Math.max(...rects.map((rect) => rect.x + rect.width));
  const bottom = Math.max(...rects.map((rect) => rect.y + rect.height));
  return evenBoxAround({ x: left, y: top, width: right - left, height: bottom - top }, picture);
}
