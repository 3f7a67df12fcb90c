/**
 * Plays a sound faster or slower at its own pitch: waveform similarity overlap-add (Verhelst and Roelands, "An overlap-add
 * technique based on waveform similarity (WSOLA) for high quality time-scale modification of speech", ICASSP 1993).
 * Both channels are cut at the same places, so that nothing moves between them.
 */
import { concatFloats } from '../../base/bytes/concat-arrays.ts';
import type { Stereo } from './stereo.ts';

/** At 48 kHz: 43 ms a frame, half of it shared with the next; a cut may move by 15 ms, more than a period of any voice. */
const FRAME = 2048;
const HOP = FRAME / 2;
const REACH = 720;
/** First looked at in such steps, then from sample to sample around the best. */
const COARSE = 4;

/** Rises over the half that frames share; with the half that falls it sums to 1. */
const RISING = Float32Array.from(
  { length: HOP },
  (_, at) => 0.5 - 0.5 * Math.cos((Math.PI * (at + 0.5)) / HOP),
);

/** How much of a sound is looked at for `samples` of it at a speed: what follows goes on in the last frames. */
export function samplesToStretch(speed: number, samples: number): number {
  return Math.ceil(samples * speed) + REACH + FRAME;
}

/**
 * @param sound as long as `samplesToStretch` says: an end within that is heard as one
 * @param speed seconds of the sound a second
 * @param samples how many come out, exactly; silence follows a sound that ends before
 */
export async function* stretchTime(
  sound: AsyncGenerator<Stereo, void>,
  speed: number,
  samples: number,
): AsyncGenerator<Stereo, void> {
  const source = new Window(sound);
  try {
    /** Where the sound goes on as it did in the frame before. */
    let naturalAt = 0;
    let given = 0;
    for (let frame = 0; given < samples; frame += 1) {
      const wantedAt = Math.round(frame * HOP * speed);
      await source.reach(Math.max(naturalAt, wantedAt + REACH) + FRAME);
      const at = frame === 0 ? 0 : source.mostLike(naturalAt, wantedAt);
      const length = Math.min(HOP, samples - given);
      yield {
        left: crossFaded(source.left, source.indexOf(naturalAt), source.indexOf(at), length),
        right: crossFaded(source.right, source.indexOf(naturalAt), source.indexOf(at), length),
      };
      given += length;
      naturalAt = at + HOP;
      source.forget(Math.min(naturalAt, Math.round((frame + 1) * HOP * speed) - REACH));
    }
  } finally {
    await sound.return();
  }
}

/** What the frame before goes on with fades out while the next one fades in. */
function crossFaded(
  channel: Float32Array,
  from: number,
  to: number,
  length: number,
): Float32Array<ArrayBuffer> {
  const out = new Float32Array(length);
  for (let at = 0; at < length; at += 1) {
    const rising = RISING[at] ?? 1;
    out[at] = (channel[from + at] ?? 0) * (1 - rising) + (channel[to + at] ?? 0) * rising;
  }
  return out;
}

/** The part of a sound that is looked at; before its beginning and behind its end there is silence. */
class Window {
  left = new Float32Array(0);
  right = new Float32Array(0);
  /** Both channels together: what frames are compared by. */
  private mono = new Float32Array(0);
  private firstAt = 0;
  private readonly sound: AsyncGenerator<Stereo, void>;
  private hasEnded = false;

  constructor(sound: AsyncGenerator<Stereo, void>) {
    this.sound = sound;
  }

  indexOf(at: number): number {
    return at - this.firstAt;
  }

  /** Reads on until the sample before `endAt` is there. */
  async reach(endAt: number): Promise<void> {
    while (this.firstAt + this.mono.length < endAt) {
      const next = this.hasEnded ? null : await this.sound.next();
      if (next === null || next.done === true) {
        this.hasEnded = true;
        const missing = endAt - this.firstAt - this.mono.length;
        this.append({ left: new Float32Array(missing), right: new Float32Array(missing) });
      } else this.append(next.value);
    }
  }

  forget(beforeAt: number): void {
    const count = Math.min(this.mono.length, beforeAt - this.firstAt);
    if (count <= 0) return;
    this.left = this.left.slice(count);
    this.right = this.right.slice(count);
    this.mono = this.mono.slice(count);
    this.firstAt += count;
  }

  /** The place within reach of `wantedAt` where the sound is most like what comes at `naturalAt`. */
  mostLike(naturalAt: number, wantedAt: number): number {
    const from = Math.max(0, wantedAt - REACH);
    const coarse = this.best(naturalAt, from, wantedAt + REACH, COARSE);
    return this.best(naturalAt, Math.max(from, coarse - COARSE), coarse + COARSE, 1);
  }

  private best(naturalAt: number, fromAt: number, toAt: number, step: number): number {
    let [bestAt, most] = [fromAt, Number.NEGATIVE_INFINITY];
    for (let at = fromAt; at <= toAt; at += step) {
      const likeness = this.likeness(this.indexOf(naturalAt), this.indexOf(at), step);
      if (likeness > most) [bestAt, most] = [at, likeness];
    }
    return bestAt;
  }

  /** Normalised cross-correlation over the half that frames share. */
  private likeness(a: number, b: number, step: number): number {
    const { mono } = this;
    let [product, energy] = [0, 1e-9];
    for (let at = 0; at < HOP; at += step) {
      const value = mono[b + at] ?? 0;
      product += (mono[a + at] ?? 0) * value;
      energy += value * value;
    }
    return product / Math.sqrt(energy);
  }

  private append({ left, right }: Stereo): void {
    this.left = concatFloats([this.left, left]);
    this.right = concatFloats([this.right, right]);
    const mono = new Float32Array(left.length);
    for (let at = 0; at < mono.length; at += 1) mono[at] = (left[at] ?? 0) + (right[at] ?? 0);
    this.mono = concatFloats([this.mono, mono]);
  }
}
