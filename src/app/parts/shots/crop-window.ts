/** The window a crop is on its picture, in fractions of it. Pure. */
import { ZOOM } from '../../../base/film/edit-limits.ts';

export interface Shares {
  readonly x: number;
  readonly y: number;
}

/** How much of the source's width and height a crop of the output's shape takes, so many times closer. */
export function cropShares(
  source: { readonly widthPx: number; readonly heightPx: number },
  output: { readonly width: number; readonly height: number; readonly zoom?: number },
): Shares {
  const aspects = (output.width * source.heightPx) / (output.height * source.widthPx);
  const zoom = output.zoom ?? 1;
  return { x: Math.min(1, aspects) / zoom, y: Math.min(1, 1 / aspects) / zoom };
}

/** The nearest centre at which the window lies inside the picture. */
export function standingAt(center: Shares, crop: Shares): Shares {
  const inside = (at: number, length: number) => Math.min(1 - length / 2, Math.max(length / 2, at));
  return { x: inside(center.x, crop.x), y: inside(center.y, crop.y) };
}

/** Of the way a window can go: 0 at the start of the picture, 1 at its end. */
export function shareOfRoom(center: number, crop: number): number {
  return crop >= 1 ? 0.5 : (center - crop / 2) / (1 - crop);
}

/** Where a crop stands, and how much closer it is than its shape asks. */
export interface Crop {
  readonly center: Shares;
  readonly zoom: number;
}

/** As segments take it. */
const ZOOM_STEP = 0.01;

/** The part of the picture that is seen. @param base what a crop without zoom takes of the picture */
export function cropWindow(
  { center, zoom }: Crop,
  base: Shares,
): { x: number; y: number; width: number; height: number } {
  const shares = { x: base.x / zoom, y: base.y / zoom };
  const { x, y } = standingAt(center, shares);
  return { x: x - shares.x / 2, y: y - shares.y / 2, width: shares.x, height: shares.y };
}

/** As near to the wished centre as it can stand. */
export function movedTo({ zoom }: Crop, base: Shares, center: Shares): Crop {
  return { zoom, center: standingAt(center, { x: base.x / zoom, y: base.y / zoom }) };
}

export function zoomedTo({ center }: Crop, wished: number): Crop {
  const zoom = Math.min(ZOOM.most, Math.max(ZOOM.least, Math.round(wished / ZOOM_STEP) * ZOOM_STEP));
  return { center, zoom: Math.round(zoom * 100) / 100 };
}

/** One corner comes to the pointer as near as the shape allows; the middle stays. */
export function zoomAtCorner(crop: Crop, base: Shares, pointer: Shares): Crop {
  const reach = Math.max(
    Math.abs(pointer.x - crop.center.x) / (base.x / 2),
    Math.abs(pointer.y - crop.center.y) / (base.y / 2),
  );
  return zoomedTo(crop, 1 / Math.max(reach, 1e-3));
}
