/** Turns a sound down just before its peaks and up again after them, so that none passes the ceiling. */
import type { Stereo } from '../../listen/stereo.ts';
import { TRUE_PEAK_AHEAD, truePeakAt } from './true-peak.ts';

/** -1 dBTP, the headroom EBU R 128 and the video sites ask for: lossy coding adds a little to peaks. */
export const CEILING = 10 ** (-1 / 20);
/** Time until a sound turned down is two thirds of the way up again. */
export const RELEASE_SEC = 0.12;
const SAMPLE_RATE = 48_000;
/** 5 ms: slow enough not to be heard as a click, short enough not to be heard as a dip. */
const AHEAD_SAMPLES = 240;
const DELAY_SAMPLES = AHEAD_SAMPLES + TRUE_PEAK_AHEAD;
const RECOVERY = 1 - Math.exp(-1 / (RELEASE_SEC * SAMPLE_RATE));
const RING = 512;
const MASK = RING - 1;

/**
 * 48 kHz stereo, both sides turned down alike. What comes out is as long as what went in and in its place; where
 * nothing was near the ceiling, samples are only multiplied by `gain`.
 */
export class PeakLimiter {
  private readonly gain: number;
  private readonly left = new Float32Array(RING);
  private readonly right = new Float32Array(RING);
  /** What each sample may at most be multiplied by, and the numbers of those that rise from first to last. */
  private readonly allowed = new Float64Array(RING).fill(1);
  private readonly rising = new Float64Array(RING);
  private risingFrom = 0;
  private risingTo = 0;
  /** The last AHEAD_SAMPLES lowest values; their mean is the smooth gain. */
  private readonly lowest = new Float64Array(AHEAD_SAMPLES).fill(1);
  private lowestSum = AHEAD_SAMPLES;
  private level = 1;
  private taken = 0;
  private given = 0;

  /** `gain` is applied before the limit. */
  constructor(gain: number) {
    this.gain = gain;
  }

  /** Blocks of any length; what is given back runs 5 ms behind. */
  push({ left, right }: Stereo): Stereo {
    const length = Math.max(0, this.taken + left.length - DELAY_SAMPLES - this.given);
    const out = { left: new Float32Array(length), right: new Float32Array(length) };
    let at = 0;
    for (let i = 0; i < left.length; i += 1) {
      if (this.take((left[i] as number) * this.gain, (right[i] as number) * this.gain)) {
        this.give(out, at);
        at += 1;
      }
    }
    return out;
  }

  /** What was still held back. */
  finish(): Stereo {
    const rest = Math.min(DELAY_SAMPLES, this.taken);
    const out = { left: new Float32Array(rest), right: new Float32Array(rest) };
    for (let i = 0, at = 0; i < DELAY_SAMPLES; i += 1) {
      if (this.take(0, 0)) {
        this.give(out, at);
        at += 1;
      }
    }
    return out;
  }

  /** True when the gain of the next sample to give is known. */
  private take(left: number, right: number): boolean {
    this.left[this.taken & MASK] = left;
    this.right[this.taken & MASK] = right;
    const sample = this.taken - TRUE_PEAK_AHEAD;
    this.taken += 1;
    if (sample < 0) return false;
    const peak = Math.max(truePeakAt(this.left, sample, CEILING), truePeakAt(this.right, sample, CEILING));
    this.allowed[sample & MASK] = peak > CEILING ? CEILING / peak : 1;
    this.smooth(this.lowestUntil(sample), sample);
    return sample >= AHEAD_SAMPLES;
  }

  private give(out: Stereo, at: number): void {
    const gain = Math.min(1, this.lowestSum / AHEAD_SAMPLES);
    out.left[at] = (this.left[this.given & MASK] as number) * gain;
    out.right[at] = (this.right[this.given & MASK] as number) * gain;
    this.given += 1;
  }

  /** Lowest value allowed from AHEAD_SAMPLES before `sample` up to it. */
  private lowestUntil(sample: number): number {
    const value = this.allowed[sample & MASK] as number;
    while (this.risingTo > this.risingFrom) {
      const last = this.rising[(this.risingTo - 1) & MASK] as number;
      if ((this.allowed[last & MASK] as number) < value) break;
      this.risingTo -= 1;
    }
    this.rising[this.risingTo & MASK] = sample;
    this.risingTo += 1;
    if ((this.rising[this.risingFrom & MASK] as number) < sample - AHEAD_SAMPLES) this.risingFrom += 1;
    return this.allowed[(this.rising[this.risingFrom & MASK] as number) & MASK] as number;
  }

  /** The mean over the look-ahead is never above what any sample inside it allows, and has no steps. */
  private smooth(lowest: number, sample: number): void {
    this.level = Math.min(lowest, this.level + (1 - this.level) * RECOVERY);
    const place = sample % AHEAD_SAMPLES;
    this.lowestSum += this.level - (this.lowest[place] as number);
    this.lowest[place] = this.level;
  }
}
