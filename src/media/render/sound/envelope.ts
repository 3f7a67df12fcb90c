/** Gain over the length of a sound: its level, and fades at both ends that are the same in any blocks. */
import { fadesWithin, raisedCosine } from '../../compose/sound-level.ts';

export interface Envelope {
  readonly gain: number;
  /** In samples, as are the positions; two fades that would overlap share the length. */
  readonly total: number;
  readonly fadeIn: number;
  readonly fadeOut: number;
}

/**
 * Adds `block`, whose first sample is number `position` of the sound, to `into` at `offset`. Fades are raised
 * cosines, 0 at the edges of the sound.
 */
export function addWithEnvelope(
  into: Float32Array,
  offset: number,
  block: Float32Array,
  position: number,
  { gain, total, ...fades }: Envelope,
): void {
  const { fadeIn, fadeOut } = fadesWithin(total, fades.fadeIn, fades.fadeOut);
  for (let i = 0; i < block.length; i += 1) {
    const at = position + i;
    let level = gain;
    // Stryker disable next-line EqualityOperator: the fade has reached 1 there
    if (at < fadeIn) level *= raisedCosine(at / fadeIn);
    if (at >= total - fadeOut) level *= raisedCosine((total - 1 - at) / fadeOut);
    into[offset + i] = (into[offset + i] as number) + (block[i] as number) * level;
  }
}
