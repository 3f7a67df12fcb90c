/** The lane of one's own sounds: each with its name and its loudness, after its volume and under its fades. */
import { laneOf, rowOf } from '../geometry/lanes.ts';
import { WHOLE_LANE } from '../geometry/stack-rows.ts';
import { secAt, xOf } from '../geometry/time-scale.ts';
import type { EditAudio } from '../model/edit.ts';
import type { Context2d, PaintInput } from './paint-input.ts';
import { MUTED_ALPHA } from './paint-muted.ts';
import { paintItem } from './paint-overlays.ts';
import { peakBetween } from './peak-pyramid.ts';

const BAR_PX = 3;
const WAVE_ALPHA = 0.45;

export function paintAudio(context: Context2d, input: PaintInput): void {
  const { palette, view, titleOf } = input;
  const colours = { fill: palette.raised, edge: palette.lineStrong };
  const alpha = view.edit.mutedLanes?.includes('audio') === true ? MUTED_ALPHA : 1;
  for (const item of view.audio)
    paintItem(context, input, 'audio', item, `♪ ${titleOf(item.assetId)}`, colours, () =>
      paintWave(context, input, item, alpha),
    );
}

function paintWave(
  context: Context2d,
  { view, scale, palette, peaksOf }: PaintInput,
  item: EditAudio,
  alpha: number,
): void {
  const pyramid = peaksOf(item.assetId);
  if (pyramid === undefined) return;
  const { topPx, heightPx } = rowOf(laneOf('audio'), view.rows.get(item.id) ?? WHOLE_LANE);
  const barSec = BAR_PX / scale.pxPerSec;
  const endSec = Math.min(item.outputStartSec + item.durationSec, secAt(scale, scale.widthPx));
  // Bars stand on multiples of their own length, so that they do not shimmer while scrolling.
  const firstBar = Math.ceil(Math.max(item.outputStartSec, scale.startSec) / barSec);
  context.globalAlpha = alpha * WAVE_ALPHA;
  context.fillStyle = palette.inkSoft;
  context.beginPath();
  for (let startSec = firstBar * barSec; startSec + barSec <= endSec; startSec += barSec) {
    const atSec = startSec - item.outputStartSec;
    const sourceSec = item.sourceStartSec + atSec;
    const peak = peakBetween(pyramid, sourceSec, sourceSec + barSec) * item.volume * fadeAt(item, atSec);
    const height = Math.max(1, Math.min(1, peak) * (heightPx - 4));
    context.rect(xOf(scale, startSec), topPx + (heightPx - height) / 2, BAR_PX - 1, height);
  }
  context.fill();
  context.globalAlpha = 1;
}

function fadeAt({ durationSec, fadeInSec, fadeOutSec }: EditAudio, atSec: number): number {
  const share = Math.min(1, durationSec / (fadeInSec + fadeOutSec || 1));
  const rise = fadeInSec === 0 ? 1 : atSec / (fadeInSec * share);
  const fall = fadeOutSec === 0 ? 1 : (durationSec - atSec) / (fadeOutSec * share);
  return Math.max(0, Math.min(1, rise, fall));
}
