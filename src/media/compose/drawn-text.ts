/** Turns fitted text into lines to paint, and measures drawings. */
import { captionLineText } from '../captions/write-captions.ts';
import type { RectPx } from '../pictures/rect-px.ts';
import type { FittedText } from './fit-text.ts';
import type { LineMark, PlateMark } from './overlay.ts';
import { BASELINE_EM } from './text-block.ts';

export interface TextPlace {
  /** The edge or middle that `align` names. */
  readonly xPx: number;
  readonly topPx: number;
  readonly maxWidthPx: number;
  readonly align: LineMark['align'];
  readonly weight: number;
  readonly color: string;
}

export function textMarks(fitted: FittedText, place: TextPlace): LineMark[] {
  const lineHeightPx = fitted.heightPx / fitted.lines.length;
  return fitted.lines.map((line, row) => ({
    kind: 'line',
    text: captionLineText(line),
    xPx: place.xPx,
    baselinePx: Math.round(place.topPx + (row + 0.5) * lineHeightPx + BASELINE_EM * fitted.fontSizePx),
    maxWidthPx: place.maxWidthPx,
    align: place.align,
    rightToLeft: fitted.rightToLeft,
    fontSizePx: fitted.fontSizePx,
    weight: place.weight,
    color: place.color,
  }));
}

export function plateMark(rect: RectPx, radiusPx: number, color: string): PlateMark {
  return { kind: 'plate', rect, radiusPx, color };
}

/** What a drawing is made of before it is grouped. */
export type DrawnMark = PlateMark | LineMark;

export function moved(marks: readonly DrawnMark[], byYPx: number): DrawnMark[] {
  return marks.map((mark) =>
    mark.kind === 'plate'
      ? { ...mark, rect: { ...mark.rect, y: mark.rect.y + byYPx } }
      : { ...mark, baselinePx: mark.baselinePx + byYPx },
  );
}

/** As forums write names of groups and people. */
const FORUM_PREFIX = /^\s*\/?[ru]\//iu;

/** The first letter or emoji of a name, for the disc that stands for a picture. */
export function initialOf(name: string): string {
  const letter = /\p{Extended_Pictographic}|[\p{L}\p{N}]\p{M}*/u.exec(name.replace(FORUM_PREFIX, ''));
  return letter === null ? '' : letter[0].toUpperCase();
}
