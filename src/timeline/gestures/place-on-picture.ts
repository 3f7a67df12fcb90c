/** Where something dragged over the picture comes to stand: snapped to its middle, its thirds and the safe area. */

/** In shares of a hundred of the picture. */
export interface PicturePlace {
  readonly xPercent: number;
  readonly yPercent: number;
}

export interface PlacedOnPicture extends PicturePlace {
  /** Lines that it snapped to; null where it stands freely. */
  readonly guideXPercent: number | null;
  readonly guideYPercent: number | null;
}

/** Titles keep this much from the edges, so that no screen cuts them off (EBU R 95, graphics safe area). */
export const SAFE_PERCENT = 5;
const LINES = [50, 100 / 3, 200 / 3];

/**
 * @param wished where its middle was dragged to
 * @param size of what is dragged
 * @param reach how near a line takes hold, in each direction; 0 for none
 */
export function placeOnPicture(
  wished: PicturePlace,
  size: { readonly widthPercent: number; readonly heightPercent: number },
  reach: { readonly xPercent: number; readonly yPercent: number },
): PlacedOnPicture {
  const x = snapped(wished.xPercent, size.widthPercent, reach.xPercent);
  const y = snapped(wished.yPercent, size.heightPercent, reach.yPercent);
  return { xPercent: x.at, yPercent: y.at, guideXPercent: x.guide, guideYPercent: y.guide };
}

function snapped(wished: number, size: number, reach: number): { at: number; guide: number | null } {
  const half = Math.min(size, 100) / 2;
  const targets = [
    ...LINES.map((line) => ({ at: line, guide: line })),
    { at: SAFE_PERCENT + half, guide: SAFE_PERCENT },
    { at: 100 - SAFE_PERCENT - half, guide: 100 - SAFE_PERCENT },
  ].filter(({ at }) => at >= half && at <= 100 - half);
  const near = targets
    .map((target) => ({ ...target, away: Math.abs(target.at - wished) }))
    .filter(({ away }) => away < reach)
    .sort((a, b) => a.away - b.away)[0];
  const at = near?.at ?? Math.min(Math.max(wished, half), 100 - half);
  return { at: Math.round(at * 10) / 10, guide: near?.guide ?? null };
}
