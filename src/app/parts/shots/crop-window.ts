/** The window a crop is on its picture, in fractions of it. Pure. */

interface Shares {
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
