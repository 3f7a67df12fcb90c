/** Paints an overlay in output pixels. The page's preview and the worker's export both call this. */
import { CAPTION_FONT_FAMILY } from '../captions/text-width.ts';
import type { Overlay, PlacedWord, Plate } from './overlay.ts';

type Context = CanvasRenderingContext2D | OffscreenCanvasRenderingContext2D;

const STROKE_COLOR = '#08090d';

/**
 * Paints inside `overlay.box` only. The context's transform is kept, so a preview may draw at its own size
 * by scaling before the call.
 */
export function paintOverlay(ctx: Context, overlay: Overlay): void {
  const { box, words, strokePx } = overlay;
  ctx.save();
  ctx.beginPath();
  ctx.rect(box.x, box.y, box.width, box.height);
  ctx.clip();
  ctx.globalAlpha = overlay.opacity;
  for (const plate of overlay.plates) paintPlate(ctx, plate);
  ctx.font = `${overlay.weight} ${overlay.fontSizePx}px "${CAPTION_FONT_FAMILY}", sans-serif`;
  ctx.textAlign = 'left';
  ctx.textBaseline = 'alphabetic';
  ctx.direction = overlay.rightToLeft ? 'rtl' : 'ltr';
  ctx.fontKerning = 'normal';
  // Outlines first: one word's outline never lies over its neighbour's letters. A popped word is the exception.
  const level = words.filter((word) => word.scale === 1);
  const raised = words.filter((word) => word.scale !== 1);
  for (const layer of [level, raised]) {
    if (strokePx > 0) for (const word of layer) paintWord(ctx, word, overlay.fontSizePx, strokePx);
    for (const word of layer) paintWord(ctx, word, overlay.fontSizePx, 0);
  }
  ctx.restore();
}

function paintPlate(ctx: Context, { rect, radiusPx, color }: Plate): void {
  ctx.beginPath();
  ctx.roundRect(rect.x, rect.y, rect.width, rect.height, radiusPx);
  ctx.fillStyle = color;
  ctx.fill();
}

/** Fills the word, or strokes it where `strokePx` is above 0. */
function paintWord(ctx: Context, word: PlacedWord, fontSizePx: number, strokePx: number): void {
  const realPx = ctx.measureText(word.text).width;
  // Another font than planned (other scripts, a font that did not load) may run wider than its room.
  const squeeze = realPx > word.widthPx ? word.widthPx / realPx : 1;
  ctx.save();
  ctx.translate(word.xPx + word.widthPx / 2, word.baselinePx - fontSizePx * 0.34);
  ctx.scale(word.scale * squeeze, word.scale);
  const x = -realPx / 2;
  const y = fontSizePx * 0.34;
  if (strokePx > 0) {
    ctx.lineJoin = 'round';
    ctx.strokeStyle = STROKE_COLOR;
    ctx.lineWidth = strokePx;
    // A second stroke a little lower stands the letters off a bright picture.
    ctx.strokeText(word.text, x, y + fontSizePx * 0.035);
    ctx.strokeText(word.text, x, y);
  } else {
    ctx.fillStyle = word.color;
    ctx.fillText(word.text, x, y);
  }
  ctx.restore();
}
