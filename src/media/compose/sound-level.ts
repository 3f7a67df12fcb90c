/** How loud a sound of a plan is at a moment: its gain and its fades, and the fades of the whole. */
import type { CompositionPlan, Dip, SoundSpan } from './composition-plan.ts';

/** 0 to 1 and softly at both ends, for a share outside 0 to 1 too. */
export function raisedCosine(share: number): number {
  return 0.5 - 0.5 * Math.cos(Math.PI * Math.min(1, Math.max(0, share)));
}

/** A factor of the recorded level, without ducking; 0 outside the span. */
export function soundLevelAt(
  sound: SoundSpan,
  { fades, dips = [], durationSec }: CompositionPlan,
  timeSec: number,
): number {
  if (timeSec < sound.startSec || timeSec >= sound.endSec) return 0;
  return (
    sound.gain *
    fadesAt(timeSec - sound.startSec, sound.endSec - timeSec, sound.fadeInSec, sound.fadeOutSec) *
    fadesAt(timeSec, durationSec - timeSec, fades.inSec, fades.outSec) *
    dips.reduce((level, dip) => level * dipLevelAt(dip, timeSec), 1)
  );
}

/** What a dip leaves of all sounds: 1 beside it, 0 in its middle. */
export function dipLevelAt({ atSec, durationSec, silences }: Dip, timeSec: number): number {
  return silences === true ? raisedCosine((2 * Math.abs(timeSec - atSec)) / durationSec) : 1;
}

/** Two fades that would overlap share the length, in seconds or samples: the one at the end has half of it at the most. */
export function fadesWithin(
  length: number,
  fadeIn: number,
  fadeOut: number,
): { readonly fadeIn: number; readonly fadeOut: number } {
  const rising = Math.min(fadeIn, length - Math.min(fadeOut, length / 2));
  return { fadeIn: rising, fadeOut: Math.min(fadeOut, length - rising) };
}

function fadesAt(sinceSec: number, leftSec: number, inSec: number, outSec: number): number {
  const { fadeIn, fadeOut } = fadesWithin(sinceSec + leftSec, inSec, outSec);
  const rising = fadeIn > 0 ? raisedCosine(sinceSec / fadeIn) : 1;
  return rising * (fadeOut > 0 ? raisedCosine(leftSec / fadeOut) : 1);
}
