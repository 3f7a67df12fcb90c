/**
 * How a picture is blurred to stand behind itself, as sizes both painters go through: down to so few pixels that
 * nothing can be read, and up again in steps of two. Bilinear steps of exactly two are means on the way down and
 * tend to a smooth curve on the way up, whoever takes them, so preview and export agree. Pure.
 */
import { nearestEven } from '../pictures/rect-px.ts';

/** Longer side of the picture at its smallest. */
const SMALLEST_PX = 32;
/** How often it is halved before and doubled after that. */
const STEPS = 3;
/** Of the light of the picture, what is left behind it, so that the picture in front stands out. */
export const GROUND_LIGHT = 0.6;

interface Size {
  readonly width: number;
  readonly height: number;
}

/** From the first size it is drawn at, halved down to the smallest. Even; the way up goes back over the same. */
export function blurSizes(lane: Size): Size[] {
  const scale = SMALLEST_PX / Math.max(lane.width, lane.height);
  const width = Math.max(2, nearestEven(lane.width * scale));
  const height = Math.max(2, nearestEven(lane.height * scale));
  return Array.from({ length: STEPS + 1 }, (_, step) => {
    const times = 2 ** (STEPS - step);
    return { width: width * times, height: height * times };
  });
}
