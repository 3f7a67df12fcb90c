/** How things come and go over time, in steps of whole frames, so that a frame's picture has one key. */

export interface Timing {
  readonly startSec: number;
  readonly endSec: number;
}

/** 0 to 1: rises over `inSec` from the start and falls over `outSec` to the end; 0 outside. */
export function fadeAt(
  timeSec: number,
  { startSec, endSec }: Timing,
  fps: number,
  { inSec, outSec }: { readonly inSec: number; readonly outSec: number },
): number {
  const frame = Math.floor(timeSec * fps + 1e-6);
  const framesSince = frame - Math.ceil(startSec * fps - 1e-6);
  const framesLeft = Math.ceil(endSec * fps - 1e-6) - frame;
  if (framesSince < 0 || framesLeft <= 0) return 0;
  const fadeInFrames = Math.max(1, Math.round(inSec * fps));
  const fadeOutFrames = Math.max(1, Math.round(outSec * fps));
  return Math.min(1, (framesSince + 1) / fadeInFrames, framesLeft / fadeOutFrames);
}

/** Quick at first, then settling: 0 to 1 for 0 to 1. */
export function easeOut(share: number): number {
  return 1 - (1 - Math.min(1, Math.max(0, share))) ** 3;
}

/** A little past its size and back, as something that pops up: 0 at 0, 1 at 1 (Penner's "back" easing). */
export function easeOutBack(share: number): number {
  const rest = Math.min(1, Math.max(0, share)) - 1;
  return 1 + 2.4 * rest ** 3 + 1.4 * rest ** 2;
}
