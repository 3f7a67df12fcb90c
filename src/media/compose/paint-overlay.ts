/** Paints an overlay in output pixels. The page's preview and the worker's export both call this. */
import { captionFamilies, drawnWeight, type HanStyle } from '../captions/fonts/caption-families.ts';
import type { RectPx } from '../pictures/rect-px.ts';
import { logoImage } from './logo-overlay.ts';
import type { LineMark, Mark, Overlay, PlacedWord, Plate } from './overlay.ts';
import { type TextRuns, textRuns } from './text-runs.ts';

type Context = CanvasRenderingContext2D | OffscreenCanvasRenderingContext2D;
type WordsOverlay = Extract<Overlay, { readonly words: readonly PlacedWord[] }>;

export const STROKE_COLOR = '#08090d';

/**
 * Paints inside `overlay.box` only, Chinese characters in the shapes of `hanStyle`. The context's transform is kept,
 * so a preview may draw at its own size by scaling before the call.
 */
export function paintOverlay(ctx: Context, overlay: Overlay, hanStyle: HanStyle): void {
  const { box } = overlay;
  ctx.save();
  ctx.beginPath();
  ctx.rect(box.x, box.y, box.width, box.height);
  ctx.clip();
  ctx.globalAlpha = overlay.opacity;
  ctx.textBaseline = 'alphabetic';
  ctx.fontKerning = 'normal';
  switch (overlay.kind) {
    case 'caption':
    case 'hook':
    case 'text':
      paintWords(ctx, overlay, captionFamilies(hanStyle, overlay.font));
      break;
    case 'card':
    case 'chat':
      for (const mark of overlay.marks) paintMark(ctx, mark, captionFamilies(hanStyle));
      break;
    case 'logo':
      paintImage(ctx, logoImage(overlay.imageId), box);
  }
  ctx.restore();
}

function paintImage(ctx: Context, image: CanvasImageSource | null, { x, y, width, height }: RectPx): void {
  if (image === null) return;
  ctx.imageSmoothingQuality = 'high';
  ctx.drawImage(image, x, y, width, height);
}

function paintWords(ctx: Context, overlay: WordsOverlay, families: string): void {
  const { words, strokePx, strokeColor = STROKE_COLOR } = overlay;
  for (const plate of overlay.plates) paintPlate(ctx, plate);
  ctx.font = `${drawnWeight(overlay.weight, overlay.font)} ${overlay.fontSizePx}px ${families}`;
  ctx.textAlign = 'left';
  ctx.direction = overlay.rightToLeft ? 'rtl' : 'ltr';
  // Outlines first: one word's outline never lies over its neighbour's letters. A popped word is the exception.
  const level = words.filter((word) => word.scale === 1);
  const raised = words.filter((word) => word.scale !== 1);
  for (const layer of [level, raised]) {
    if (strokePx > 0)
      for (const word of layer)
        paintWord(ctx, word, overlay.fontSizePx, { widthPx: strokePx, color: strokeColor });
    for (const word of layer) paintWord(ctx, word, overlay.fontSizePx, null);
  }
}

function paintMark(ctx: Context, mark: Mark, families: string): void {
  switch (mark.kind) {
    case 'plate':
      paintPlate(ctx, mark);
      break;
    case 'line':
      paintLine(ctx, mark, families);
      break;
    case 'group':
      ctx.save();
      if (mark.clip !== null) {
        ctx.beginPath();
        ctx.rect(mark.clip.x, mark.clip.y, mark.clip.width, mark.clip.height);
        ctx.clip();
      }
      ctx.globalAlpha *= mark.opacity;
      if (mark.scale !== 1) {
        ctx.translate(mark.originXPx, mark.originYPx);
        ctx.scale(mark.scale, mark.scale);
        ctx.translate(-mark.originXPx, -mark.originYPx);
      }
      for (const inner of mark.marks) paintMark(ctx, inner, families);
      ctx.restore();
  }
}

function paintPlate(ctx: Context, { rect, radiusPx, color }: Plate): void {
  ctx.beginPath();
  ctx.roundRect(rect.x, rect.y, rect.width, rect.height, radiusPx);
  ctx.fillStyle = color;
  ctx.fill();
}

function paintLine(ctx: Context, line: LineMark, families: string): void {
  ctx.save();
  ctx.font = `${line.weight} ${line.fontSizePx}px ${families}`;
  ctx.textAlign = 'left';
  ctx.direction = line.rightToLeft ? 'rtl' : 'ltr';
  ctx.fillStyle = line.color;
  const { runs, widthPx } = runsOn(ctx, line.text, line.rightToLeft);
  ctx.translate(line.xPx, line.baselinePx);
  if (widthPx > line.maxWidthPx) ctx.scale(line.maxWidthPx / widthPx, 1);
  for (const { text, xPx } of runs) ctx.fillText(text, xPx - LEFT_SHARE[line.align] * widthPx, 0);
  ctx.restore();
}

/** How much of a line is left of where it stands. */
const LEFT_SHARE: Readonly<Record<LineMark['align'], number>> = { left: 0, center: 0.5, right: 1 };

/** In the font of the context. */
function runsOn(ctx: Context, text: string, rightToLeft: boolean): TextRuns {
  return textRuns(text, rightToLeft, (part) => ctx.measureText(part).width);
}

/** Fills the word, or strokes it where there is a stroke. */
function paintWord(
  ctx: Context,
  word: PlacedWord,
  fontSizePx: number,
  stroke: { readonly widthPx: number; readonly color: string } | null,
): void {
  const { runs, widthPx: realPx } = runsOn(ctx, word.text, ctx.direction === 'rtl');
  // Another font than planned (other scripts, a font that did not load) may run wider than its room.
  const squeeze = realPx > word.widthPx ? word.widthPx / realPx : 1;
  ctx.save();
  ctx.translate(word.xPx + word.widthPx / 2, word.baselinePx - fontSizePx * 0.34);
  ctx.scale(word.scale * squeeze, word.scale);
  const x = -realPx / 2;
  const y = fontSizePx * 0.34;
  if (stroke !== null) {
    ctx.lineJoin = 'round';
    ctx.strokeStyle = stroke.color;
    ctx.lineWidth = stroke.widthPx;
    // A second stroke a little lower stands the letters off a bright picture.
    for (const { text, xPx } of runs) {
      ctx.strokeText(text, x + xPx, y + fontSizePx * 0.035);
      ctx.strokeText(text, x + xPx, y);
    }
  } else {
    ctx.fillStyle = word.color;
    for (const { text, xPx } of runs) ctx.fillText(text, x + xPx, y);
  }
  ctx.restore();
}
