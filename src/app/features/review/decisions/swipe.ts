/** When a finger drawn across the picture is a decision. Pure. */
import type { ClipDecision } from '../../../data/projects/decide-clips.ts';

export interface Drag {
  readonly xPx: number;
  readonly yPx: number;
}

/** A drag this far, as a share of the picture's width, decides when it is let go. */
const FAR_ENOUGH = 0.3;
/** Shorter drags are taps with an unsteady hand. */
export const TAP_PX = 8;

/** Right accepts, left rejects; up and down scroll the page and decide nothing. */
export function swipeDecision({ xPx, yPx }: Drag, widthPx: number): ClipDecision | null {
  if (Math.abs(xPx) <= Math.abs(yPx) || Math.abs(xPx) < Math.max(TAP_PX, widthPx * FAR_ENOUGH)) return null;
  return xPx > 0 ? 'accept' : 'reject';
}
