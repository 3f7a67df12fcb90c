/** What was painted on a real canvas, read back: by place and by colour. */
import { createCanvas } from '@napi-rs/canvas';
import type { RectPx } from '../../media/pictures/rect-px.ts';

export interface Painted {
  /** Red, green, blue and alpha, 0 to 255. */
  readonly at: (x: number, y: number) => readonly number[];
  /** Around every pixel of this colour, `#rrggbb`, whose alpha is at least half; null where there is none. */
  readonly boxOf: (color: string) => RectPx | null;
  readonly countOf: (color: string) => number;
  readonly pixels: Uint8ClampedArray;
}

/** Edges are softened: what is nearer to another colour is not counted. */
const NEAR = 40;

/** The canvas is see-through before `paint`. */
export function painted(
  widthPx: number,
  heightPx: number,
  paint: (context: OffscreenCanvasRenderingContext2D) => void,
): Painted {
  const context = createCanvas(widthPx, heightPx).getContext('2d');
  paint(context as unknown as OffscreenCanvasRenderingContext2D);
  const { data } = context.getImageData(0, 0, widthPx, heightPx);
  const at = (x: number, y: number) => [...data.subarray(4 * (y * widthPx + x), 4 * (y * widthPx + x) + 4)];
  const placesOf = (color: string): { x: number; y: number }[] => {
    const wanted = [1, 3, 5].map((from) => Number.parseInt(color.slice(from, from + 2), 16));
    const places: { x: number; y: number }[] = [];
    for (let pixel = 0; pixel < widthPx * heightPx; pixel += 1) {
      const isNear = wanted.every(
        (value, channel) => Math.abs(value - (data[4 * pixel + channel] ?? 0)) <= NEAR,
      );
      if (isNear && (data[4 * pixel + 3] ?? 0) >= 128)
        places.push({ x: pixel % widthPx, y: Math.floor(pixel / widthPx) });
    }
    return places;
  };
  return {
    at,
    boxOf: (color) => {
      const places = placesOf(color);
      if (places.length === 0) return null;
      const [xs, ys] = [places.map(({ x }) => x), places.map(({ y }) => y)];
      const [x, y] = [Math.min(...xs), Math.min(...ys)];
      return { x, y, width: Math.max(...xs) + 1 - x, height: Math.max(...ys) + 1 - y };
    },
    countOf: (color) => placesOf(color).length,
    pixels: data,
  };
}
