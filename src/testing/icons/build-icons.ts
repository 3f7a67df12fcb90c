/**
 * Makes the icons in public/icons from public/icon.svg, for devices that take no SVG. Run by `npm run icons`; the result
 * is committed.
 */
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { createCanvas, Image } from '@napi-rs/canvas';

const OUT = 'public/icons';
const MASTER = 1024;
/** As in the drawing. */
const GROUND = '#17130f';
/** A device may cut a maskable icon down to the circle of four fifths in its middle. */
const SAFE_SHARE = 0.74;

const drawing = new Image();
drawing.src = Buffer.from(
  readFileSync('public/icon.svg', 'utf8').replace('<svg ', `<svg width="${MASTER}" height="${MASTER}" `),
);
await drawing.decode();

/** @param share of the icon that the drawing takes; the ground around it, where it takes less than all. */
function write(name: string, sizePx: number, share: number): void {
  const canvas = createCanvas(sizePx, sizePx);
  const context = canvas.getContext('2d');
  const drawnPx = sizePx * share;
  if (share < 1) {
    context.fillStyle = GROUND;
    context.fillRect(0, 0, sizePx, sizePx);
  }
  const edgePx = (sizePx - drawnPx) / 2;
  context.drawImage(drawing, edgePx, edgePx, drawnPx, drawnPx);
  writeFileSync(join(OUT, `${name}-${sizePx}.png`), canvas.toBuffer('image/png'));
}

mkdirSync(OUT, { recursive: true });
for (const sizePx of [192, 512]) {
  write('icon', sizePx, 1);
  write('maskable', sizePx, SAFE_SHARE);
}
// Apple rounds the corners of icons itself, and paints what is clear black.
write('icon', 180, 0.9);
