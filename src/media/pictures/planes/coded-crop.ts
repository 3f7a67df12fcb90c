/** Where a crop of the displayed picture lies in a decoded frame, before rotation and sample aspect. */
import type { RectPx } from '../rect-px.ts';

export interface DisplayedPicture {
  readonly widthPx: number;
  readonly heightPx: number;
  /** Clockwise turn from decoded to displayed. */
  readonly rotationDeg: 0 | 90 | 180 | 270;
}

/**
 * `crop` is in displayed pixels, `visible` is the frame's visible rectangle in coded pixels. The result is
 * inside `visible` and even-aligned relative to it, as 4:2:0 chroma and VideoFrame.copyTo need.
 */
export function toCodedCrop(crop: RectPx, displayed: DisplayedPicture, visible: RectPx): RectPx {
  const upright = turnBack(crop, displayed);
  const turned = displayed.rotationDeg === 90 || displayed.rotationDeg === 270;
  const scaleX = visible.width / (turned ? displayed.heightPx : displayed.widthPx);
  const scaleY = visible.height / (turned ? displayed.widthPx : displayed.heightPx);
  const columns = evenSpan(upright.x * scaleX, upright.width * scaleX, visible.width);
  const rows = evenSpan(upright.y * scaleY, upright.height * scaleY, visible.height);
  return {
    x: visible.x + columns.start,
    y: visible.y + rows.start,
    width: columns.length,
    height: rows.length,
  };
}

function turnBack(crop: RectPx, displayed: DisplayedPicture): RectPx {
  switch (displayed.rotationDeg) {
    case 0:
      return crop;
    case 90:
      return {
        x: crop.y,
        y: displayed.widthPx - crop.x - crop.width,
        width: crop.height,
        height: crop.width,
      };
    case 180:
      return {
        x: displayed.widthPx - crop.x - crop.width,
        y: displayed.heightPx - crop.y - crop.height,
        width: crop.width,
        height: crop.height,
      };
    case 270:
      return {
        x: displayed.heightPx - crop.y - crop.height,
        y: crop.x,
        width: crop.height,
        height: crop.width,
      };
  }
}

function evenSpan(start: number, length: number, limit: number): { start: number; length: number } {
  const evenLimit = Math.max(2, limit - (limit % 2));
  const evenLength = Math.min(Math.max(2, 2 * Math.round(length / 2)), evenLimit);
  const evenStart = 2 * Math.round(start / 2);
  return { start: Math.min(Math.max(evenStart, 0), evenLimit - evenLength), length: evenLength };
}
