/**
 * A picture to judge encoders and decoders by: smooth enough to be kept by every codec, and without a direction in which it
 * could be moved, sheared or mirrored unseen.
 */

type Context = OffscreenCanvasRenderingContext2D;

const FIELDS = 6;

/** The picture at a moment: fields of different colours, and a bar that moves through them. @param share 0 to 1 of the film */
export function drawCheckPicture(context: Context, widthPx: number, heightPx: number, share: number): void {
  const field = { width: widthPx / FIELDS, height: heightPx / FIELDS };
  for (let row = 0; row < FIELDS; row += 1)
    for (let column = 0; column < FIELDS; column += 1) {
      const hue = (column * 47 + row * 83) % 360;
      context.fillStyle = `hsl(${hue} 60% ${30 + ((column + row) % 3) * 15}%)`;
      context.fillRect(column * field.width, row * field.height, field.width + 1, field.height + 1);
    }
  context.fillStyle = '#f0f0f0';
  context.fillRect(share * (widthPx - field.width), heightPx / 3, field.width, heightPx / 4);
}

/** Peak signal-to-noise ratio of two pictures of one size, dB over red, green and blue; 99 for the same picture. */
export function likenessDb(one: Uint8ClampedArray, other: Uint8ClampedArray): number {
  let sum = 0;
  for (let at = 0; at < one.length; at += 4)
    for (let channel = 0; channel < 3; channel += 1)
      sum += ((one[at + channel] ?? 0) - (other[at + channel] ?? 0)) ** 2;
  const mean = sum / ((one.length / 4) * 3);
  return mean === 0 ? 99 : Math.min(99, 10 * Math.log10(255 ** 2 / mean));
}

export interface Canvas {
  readonly canvas: OffscreenCanvas;
  readonly context: Context;
  pixels(): Uint8ClampedArray;
}

export function openCanvas(widthPx: number, heightPx: number): Canvas {
  const canvas = new OffscreenCanvas(widthPx, heightPx);
  const context = canvas.getContext('2d', { willReadFrequently: true });
  if (context === null) throw new Error('The browser gives no canvas to draw on.');
  return { canvas, context, pixels: () => context.getImageData(0, 0, widthPx, heightPx).data };
}
