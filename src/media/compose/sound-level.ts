/** How loud a sound of a plan is at a moment: its gain and its fades, and the fades of the whole. */
import type { CompositionPlan, SoundSpan } from './composition-plan.ts';

/** 0 to 1 and softly at both ends, for a share outside 0 to 1 too. */
export function raisedCosine(share: number): number {
  return 0.5 - 0.5 * Math.cos(Math.PI * Math.min(1, Math.max(0, share)));
}

/** A factor of the recorded level, without ducking; 0 outside the span. */
export function soundLevelAt(
  sound: SoundSpan,
  { fades, durationSec }: CompositionPlan,
  timeSec: number,
): number {
  if (timeSec < sound.startSec || timeSec >= sound.endSec) return 0;
  return (
    sound.gain *
    fadesAt(timeSec - sound.startSec, sound.endSec - timeSec, sound.fadeInSec, sound.fadeOutSec) *
    fadesAt(timeSec, durationSec - timeSec, fades.inSec, fades.outSec)
  );
}

function fadesAt(sinceSec: number, leftSec: number, inSec: number, outSec: number): number {
  const rising = inSec > 0 ? raisedCosine(sinceSec / inSec) : 1;
  return rising * (outSec > 0 ? raisedCosine(leftSec / outSec) : 1);
}
