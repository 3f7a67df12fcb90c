/** Which sides of a stereo sound were recorded: one microphone in two channels, or one wired the wrong way round. */
import type { Stereo } from './stereo.ts';

/** `opposed`: both sides say the same with opposite signs, so that one loudspeaker hears nothing. */
export type HeardSides = 'both' | 'left' | 'right' | 'opposed';

/** A side that is 30 dB quieter holds the other's crosstalk or the hiss of an open input. */
const LOST_SIDE = 10 ** (-30 / 10);
/** Of correlation, over all that is heard; stereo of music and rooms stays far above. */
const OPPOSED = -0.9;
/** -60 dBFS: what is quieter tells nothing of the wiring. */
const AUDIBLE = 10 ** (-60 / 10);
/** What is heard on both sides for so long was recorded on both. */
const ENOUGH_SAMPLES = 48_000;

/** Reads no further than it must: a second of a sound that is as it should be. */
export async function hearSides(
  sounds: Iterable<AsyncIterable<Stereo>>,
  signal: AbortSignal,
): Promise<HeardSides> {
  const meter = new SidesMeter();
  for (const sound of sounds)
    for await (const block of sound) {
      signal.throwIfAborted();
      meter.push(block);
      if (meter.isSettled) return meter.sides;
    }
  return meter.sides;
}

/** What was recorded on one side, or the wrong way round on one, as both ears should hear it. */
export async function* bothSidesOf(
  sound: AsyncIterable<Stereo>,
  sides: HeardSides = 'both',
): AsyncGenerator<Stereo, void> {
  for await (const block of sound) yield onBothSides(block, sides);
}

function onBothSides({ left, right }: Stereo, sides: HeardSides): Stereo {
  if (sides === 'left') return { left, right: left };
  if (sides === 'right') return { left: right, right };
  return sides === 'opposed' ? { left, right: right.map((value) => -value) } : { left, right };
}

class SidesMeter {
  private leftEnergy = 0;
  private rightEnergy = 0;
  private product = 0;
  private samples = 0;

  push({ left, right }: Stereo): void {
    let [leftEnergy, rightEnergy, product] = [0, 0, 0];
    for (let i = 0; i < left.length; i += 1) {
      const [a, b] = [left[i] as number, right[i] as number];
      leftEnergy += a * a;
      rightEnergy += b * b;
      product += a * b;
    }
    if (leftEnergy + rightEnergy <= AUDIBLE * left.length) return;
    this.leftEnergy += leftEnergy;
    this.rightEnergy += rightEnergy;
    this.product += product;
    this.samples += left.length;
  }

  /** `both` for silence. */
  get sides(): HeardSides {
    const { leftEnergy, rightEnergy, product } = this;
    if (rightEnergy < leftEnergy * LOST_SIDE) return 'left';
    if (leftEnergy < rightEnergy * LOST_SIDE) return 'right';
    return product < OPPOSED * Math.sqrt(leftEnergy * rightEnergy) ? 'opposed' : 'both';
  }

  /** True once both sides were heard for long enough; what follows is not waited for. */
  get isSettled(): boolean {
    return this.samples >= ENOUGH_SAMPLES && this.sides === 'both';
  }
}
