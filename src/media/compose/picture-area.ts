/** A part of a picture by fractions of it, and how a lane is filled with it. Pure. */
import type { RectPx } from '../pictures/rect-px.ts';
import type { PictureSpan } from './composition-plan.ts';

/** Fractions of the picture, 0 to 1; inside it. */
export interface PictureArea {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

/** Covers the lane with the middle of the area: nothing beside the area shows. */
export function areaFraming(
  { x, y, width, height }: PictureArea,
  source: { readonly widthPx: number; readonly heightPx: number },
  lane: RectPx,
): Pick<PictureSpan, 'framing' | 'fit' | 'zoom'> {
  const shape = (lane.width * source.heightPx) / (lane.height * source.widthPx);
  const coverWidth = Math.min(1, shape);
  const cropWidth = Math.min(width, height * shape);
  return {
    framing: { keyframes: [{ timeSec: 0, centerX: x + width / 2, centerY: y + height / 2 }] },
    fit: 'cover',
    zoom: coverWidth / cropWidth,
  };
}
