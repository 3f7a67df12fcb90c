/** Which part of the source picture fills the output, by the framing path. */
import type { CompositionPlan, FramingPath } from './composition-plan.ts';
import type { RectPx } from './overlay.ts';
import { evenDown } from './text-block.ts';

/** Crop in displayed source pixels: even, inside the picture, of the output's aspect to within a pixel pair. */
export function cropAt(plan: CompositionPlan, sourceTimeSec: number): RectPx {
  const sourceWidth = Math.max(2, evenDown(plan.sourceWidthPx));
  const sourceHeight = Math.max(2, evenDown(plan.sourceHeightPx));
  const aspect = plan.widthPx / plan.heightPx;
  const wide = sourceWidth / sourceHeight >= aspect;
  const width = wide ? Math.min(sourceWidth, nearestEven(sourceHeight * aspect)) : sourceWidth;
  const height = wide ? sourceHeight : Math.min(sourceHeight, nearestEven(sourceWidth / aspect));
  const center = centerAt(plan.framing, sourceTimeSec);
  return {
    x: placeSide(center.x * plan.sourceWidthPx - width / 2, sourceWidth - width),
    y: placeSide(center.y * plan.sourceHeightPx - height / 2, sourceHeight - height),
    width,
    height,
  };
}

/** Straight lines between keyframes; two keyframes at one time are a jump. No keyframe: the middle. */
function centerAt({ keyframes }: FramingPath, timeSec: number): { x: number; y: number } {
  let low = 0;
  let high = keyframes.length;
  while (low < high) {
    const middle = (low + high) >> 1;
    if ((keyframes[middle]?.timeSec ?? 0) <= timeSec) low = middle + 1;
    else high = middle;
  }
  const before = keyframes[low - 1];
  const after = keyframes[low];
  const from = before ?? after;
  if (from === undefined) return { x: 0.5, y: 0.5 };
  if (before === undefined || after === undefined) return { x: from.centerX, y: from.centerY };
  const share = (timeSec - before.timeSec) / (after.timeSec - before.timeSec);
  return {
    x: before.centerX + (after.centerX - before.centerX) * share,
    y: before.centerY + (after.centerY - before.centerY) * share,
  };
}

function placeSide(wished: number, room: number): number {
  return Math.min(room, Math.max(0, nearestEven(wished)));
}

function nearestEven(value: number): number {
  return Math.max(0, Math.round(value / 2) * 2);
}
