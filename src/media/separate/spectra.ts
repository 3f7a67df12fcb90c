/**
 * Stereo sound to spectra and back, frame by frame. A frame is one transform of left + i right, so a real mask
 * that is the same for both channels is one multiplication a bin, and all masks of 1 give the sound again.
 */
import type { Stereo } from '../sound/stereo.ts';
import { Fft } from './fft.ts';

/** 85 ms at 48 kHz: long enough to part the overtones of a voice from those of instruments. */
export const FRAME_SAMPLES = 4096;
export const HOP_SAMPLES = FRAME_SAMPLES / 4;
export const BINS = FRAME_SAMPLES / 2 + 1;

export interface Spectrum {
  readonly re: Float32Array;
  readonly im: Float32Array;
}

/** Root of a Hann window, used going in and coming out: four overlapping squares add up to 2. */
const WINDOW = Float32Array.from({ length: FRAME_SAMPLES }, (_, at) =>
  Math.sin((Math.PI * at) / FRAME_SAMPLES),
);
const SCALE = 1 / (2 * FRAME_SAMPLES);
const EDGE = FRAME_SAMPLES - HOP_SAMPLES;

/** Frame f covers the samples from `f * HOP_SAMPLES - EDGE` on, as if silence lay before and behind the sound. */
export class SpectrumReader {
  private readonly fft = new Fft(FRAME_SAMPLES);
  private readonly left = new Float32Array(FRAME_SAMPLES);
  private readonly right = new Float32Array(FRAME_SAMPLES);
  private filled = EDGE;

  *push({ left, right }: Stereo): Generator<Spectrum, void> {
    for (let at = 0; at < left.length; ) {
      const length = Math.min(FRAME_SAMPLES - this.filled, left.length - at);
      this.left.set(left.subarray(at, at + length), this.filled);
      this.right.set(right.subarray(at, at + length), this.filled);
      this.filled += length;
      at += length;
      if (this.filled === FRAME_SAMPLES) yield this.takeFrame();
    }
  }

  /** The frames that still hold sound, and enough behind them for all of it to come out again. */
  *finish(): Generator<Spectrum, void> {
    const silence = new Float32Array(EDGE + HOP_SAMPLES);
    yield* this.push({ left: silence, right: silence });
  }

  private takeFrame(): Spectrum {
    const re = new Float32Array(FRAME_SAMPLES);
    const im = new Float32Array(FRAME_SAMPLES);
    for (let at = 0; at < FRAME_SAMPLES; at += 1) {
      const weight = WINDOW[at] as number;
      re[at] = weight * (this.left[at] as number);
      im[at] = weight * (this.right[at] as number);
    }
    this.fft.forward(re, im);
    this.left.copyWithin(0, HOP_SAMPLES);
    this.right.copyWithin(0, HOP_SAMPLES);
    this.filled = EDGE;
    return { re, im };
  }
}

export class SpectrumWriter {
  private readonly fft = new Fft(FRAME_SAMPLES);
  private readonly left = new Float32Array(FRAME_SAMPLES);
  private readonly right = new Float32Array(FRAME_SAMPLES);
  private before = EDGE;

  /**
   * Takes frame and mask in order; gives the samples they complete, none during the first frames.
   * @param mask gain of each of the BINS.
   */
  push({ re, im }: Spectrum, mask: Float32Array): Stereo {
    const [re2, im2] = [new Float32Array(FRAME_SAMPLES), new Float32Array(FRAME_SAMPLES)];
    for (let at = 0; at < FRAME_SAMPLES; at += 1) {
      const gain = mask[at < BINS ? at : FRAME_SAMPLES - at] as number;
      re2[at] = gain * (re[at] as number);
      im2[at] = gain * (im[at] as number);
    }
    this.fft.inverse(re2, im2);
    for (let at = 0; at < FRAME_SAMPLES; at += 1) {
      const weight = SCALE * (WINDOW[at] as number);
      this.left[at] = (this.left[at] as number) + weight * (re2[at] as number);
      this.right[at] = (this.right[at] as number) + weight * (im2[at] as number);
    }
    const start = Math.min(HOP_SAMPLES, this.before);
    this.before -= start;
    const done = { left: this.left.slice(start, HOP_SAMPLES), right: this.right.slice(start, HOP_SAMPLES) };
    for (const channel of [this.left, this.right]) {
      channel.copyWithin(0, HOP_SAMPLES);
      channel.fill(0, EDGE);
    }
    return done;
  }
}
