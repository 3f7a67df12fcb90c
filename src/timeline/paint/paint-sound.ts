/** The sound lane: loudness of what is heard, after the volume of each segment. */
import { segmentIndexAt } from '../geometry/edit-view.ts';
import { laneOf } from '../geometry/lanes.ts';
import { secAt } from '../geometry/time-scale.ts';
import { sourceSecAt, speedOf } from '../model/edit.ts';
import type { Context2d, PaintInput } from './paint-input.ts';
import { MUTED_ALPHA } from './paint-muted.ts';
import { peakBetween } from './peak-pyramid.ts';

const BAR_PX = 3;

export function paintSound(context: Context2d, { view, scale, palette, peaksOf }: PaintInput): void {
  const { topPx, heightPx } = laneOf('sound');
  const middlePx = topPx + heightPx / 2;
  const barSec = BAR_PX / scale.pxPerSec;
  // Bars stand on multiples of their own length, so that they do not shimmer while scrolling.
  const firstBar = Math.max(0, Math.floor(scale.startSec / barSec));
  let at = segmentIndexAt(view, firstBar * barSec);
  context.globalAlpha = view.edit.mutedLanes?.includes('sound') === true ? MUTED_ALPHA : 1;
  context.fillStyle = palette.inkSoft;
  context.beginPath();
  for (let bar = firstBar; ; bar += 1) {
    const startSec = bar * barSec;
    if (startSec >= view.durationSec || startSec > secAt(scale, scale.widthPx)) break;
    let segment = view.segments[at];
    if (segment !== undefined && startSec >= segment.outputEndSec) {
      at = segmentIndexAt(view, startSec);
      segment = view.segments[at];
    }
    if (segment === undefined) break;
    const pyramid = peaksOf(segment.assetId);
    if (pyramid === undefined || segment.muted) continue;
    const sourceSec = sourceSecAt(segment, Math.max(startSec, segment.outputStartSec));
    const peak = Math.min(
      1,
      peakBetween(pyramid, sourceSec, sourceSec + barSec * speedOf(segment)) * segment.volume,
    );
    const height = Math.max(1, peak * (heightPx - 4));
    context.rect((startSec - scale.startSec) * scale.pxPerSec, middlePx - height / 2, BAR_PX - 1, height);
  }
  context.fill();
  context.globalAlpha = 1;
}
