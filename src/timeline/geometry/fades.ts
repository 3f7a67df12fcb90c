/** The fades of a whole edit as they stand on the canvas: as long as they last, in CSS pixels from its left side. */
import type { EditView } from './edit-view.ts';
import { type TimeScale, xOf } from './time-scale.ts';

export interface FadeWedge {
  /** Where the edit begins or ends, and nothing is seen or heard. */
  readonly edgePx: number;
  /** From here, or up to here, all of it is. */
  readonly fullPx: number;
}

/** Of the fade in and the fade out, those that there are and of which something is in sight. */
export function fadeWedges({ edit, durationSec }: EditView, scale: TimeScale): FadeWedge[] {
  const spans = [
    [0, Math.min(edit.fadeInSec, durationSec)],
    [durationSec, Math.max(0, durationSec - edit.fadeOutSec)],
  ] as const;
  return spans
    .map(([edgeSec, fullSec]) => ({ edgePx: xOf(scale, edgeSec), fullPx: xOf(scale, fullSec) }))
    .filter(
      ({ edgePx, fullPx }) =>
        edgePx !== fullPx && Math.max(edgePx, fullPx) > 0 && Math.min(edgePx, fullPx) < scale.widthPx,
    );
}
