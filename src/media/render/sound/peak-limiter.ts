/** Turns a sound down just before its peaks and up again after them, so that none passes the ceiling. */
import type { Stereo } from '../../sound/stereo.ts';
import { raiseToTruePeaks, TRUE_PEAK_AHEAD } from './true-peak.ts';

/** -1 dBTP, the headroom EBU R 128 and the video sites ask for: lossy coding adds a little to peaks. */
export const CEILING = 10 ** (-1 / 20);
/** Time until a sound turned down is two thirds of the way up again. */
export const RELEASE_SEC = 0.12;
const SAMPLE_RATE = 48_000;
/** 5 ms: slow enough not to be heard as a click, short enough not to be heard as a dip. */
const AHEAD_SAMPLES = 240;
const DELAY_SAMPLES = AHEAD_SAMPLES + TRUE_PEAK_AHEAD;
const RECOVERY = 1 - Math.exp(-1 / (RELEASE_SEC * SAMPLE_RATE));
/** Samples worked through at a time. Numbers live in locals and rings: one in a field costs an object each time it changes. */
const STEP_SAMPLES = 128;
/** Holds a step, what is held back and what true peaks look back at. */
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
  /** Of each sample, what it may at most be multiplied by, above 1 too; and the numbers of those that rise from first to last. */
  private readonly allowed = new Float64Array(RING);
  private readonly rising = new Float64Array(RING);
  private risingFrom = 0;
  private risingTo = 0;
  /** The last AHEAD_SAMPLES lowest values; their mean is the smooth gain, kept with the sample it became known at. */
  private readonly lowest = new Float64Array(AHEAD_SAMPLES).fill(1);
  private readonly gains = new Float64Array(RING);
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
    const before = this.given;
    // Stryker disable next-line EqualityOperator: a step of no samples changes nothing
    for (let from = 0; from < left.length; from += STEP_SAMPLES) {
      const known = Math.max(0, this.taken - TRUE_PEAK_AHEAD);
      this.take(left, right, from, Math.min(left.length, from + STEP_SAMPLES));
      const until = Math.max(0, this.taken - TRUE_PEAK_AHEAD);
      this.allow(known, until);
      this.smooth(known, until);
      this.give(out, before, until - AHEAD_SAMPLES);
    }
    return out;
  }

  /** What was still held back. */
  finish(): Stereo {
    const silence = new Float32Array(DELAY_SAMPLES);
    return this.push({ left: silence, right: silence });
  }

  private take(left: Float32Array, right: Float32Array, from: number, to: number): void {
    const { gain, taken } = this;
    // Stryker disable next-line EqualityOperator: what lies after is taken again when it comes
    for (let i = from; i < to; i += 1) {
      const place = (taken + i - from) & MASK;
      this.left[place] = (left[i] as number) * gain;
      this.right[place] = (right[i] as number) * gain;
    }
    this.taken = taken + to - from;
  }

  private allow(from: number, to: number): void {
    const { allowed } = this;
    // Stryker disable next-line EqualityOperator: what lies after is cleared before it is worked out
    for (let sample = from; sample < to; sample += 1) allowed[sample & MASK] = 0;
    raiseToTruePeaks(this.left, allowed, from, to, CEILING);
    raiseToTruePeaks(this.right, allowed, from, to, CEILING);
    // Stryker disable next-line EqualityOperator: what lies after is cleared before it is worked out
    for (let sample = from; sample < to; sample += 1)
      allowed[sample & MASK] = CEILING / (allowed[sample & MASK] as number);
  }

  /** The mean over the look-ahead is never above what any sample inside it allows, and has no steps. */
  private smooth(from: number, to: number): void {
    const { allowed, rising, lowest, gains } = this;
    let { risingFrom, risingTo, level, lowestSum } = this;
    for (let sample = from; sample < to; sample += 1) {
      const value = allowed[sample & MASK] as number;
      while (risingTo > risingFrom) {
        const last = rising[(risingTo - 1) & MASK] as number;
        // Stryker disable next-line EqualityOperator: of two alike either says how low it is, the later one longer
        if ((allowed[last & MASK] as number) < value) break;
        risingTo -= 1;
      }
      rising[risingTo & MASK] = sample;
      risingTo += 1;
      if ((rising[risingFrom & MASK] as number) < sample - AHEAD_SAMPLES) risingFrom += 1;
      const floor = allowed[(rising[risingFrom & MASK] as number) & MASK] as number;
      level = Math.min(floor, level + (1 - level) * RECOVERY);
      const place = sample % AHEAD_SAMPLES;
      lowestSum += level - (lowest[place] as number);
      lowest[place] = level;
      gains[sample & MASK] = Math.min(1, lowestSum / AHEAD_SAMPLES);
    }
    this.risingFrom = risingFrom;
    this.risingTo = risingTo;
    this.level = level;
    this.lowestSum = lowestSum;
  }

  /** The samples up to, not with, `to`; `before` were given in earlier blocks. */
  private give(out: Stereo, before: number, to: number): void {
    const { left, right, gains } = this;
    for (let sample = this.given; sample < to; sample += 1) {
      const gain = gains[(sample + AHEAD_SAMPLES) & MASK] as number;
      out.left[sample - before] = (left[sample & MASK] as number) * gain;
      out.right[sample - before] = (right[sample & MASK] as number) * gain;
    }
    this.given = Math.max(this.given, to);
  }
}
