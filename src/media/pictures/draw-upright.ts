/** Draws part of a decoded frame on a canvas as it is meant to be seen: turned, mirrored, in square pixels. */
import type { RectPx } from './rect-px.ts';

/** How decoded frames are shown. */
export interface Presentation {
  /** Size as displayed. */
  readonly widthPx: number;
  readonly heightPx: number;
  /** Clockwise turn from decoded to displayed. */
  readonly rotationDeg: 0 | 90 | 180 | 270;
  /** Mirrored left to right after the turn. */
  readonly flipped: boolean;
  /** The brightest light of a PQ film, where its file says it. */
  readonly peakNits?: number | null;
  /** Decoded frames may be two half pictures of different moments, line by line. */
  readonly inFields?: boolean;
}

/** Fills `target` (the whole canvas) with `crop`, given in displayed pixels. */
export function drawUpright(
  context: OffscreenCanvasRenderingContext2D,
  frame: VideoFrame,
  presentation: Presentation,
  crop: RectPx,
  target: { readonly width: number; readonly height: number },
): void {
  const { widthPx, heightPx, rotationDeg, flipped } = presentation;
  const sideways = rotationDeg % 180 === 90;
  const drawnWidth = sideways ? heightPx : widthPx;
  const drawnHeight = sideways ? widthPx : heightPx;
  context.save();
  context.imageSmoothingQuality = 'medium';
  context.scale(target.width / crop.width, target.height / crop.height);
  context.translate(widthPx / 2 - crop.x, heightPx / 2 - crop.y);
  if (flipped) context.scale(-1, 1);
  context.rotate((rotationDeg * Math.PI) / 180);
  context.drawImage(frame, -drawnWidth / 2, -drawnHeight / 2, drawnWidth, drawnHeight);
  context.restore();
}
