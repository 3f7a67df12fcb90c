/** Loudness and peak of sound in short equal steps, from blocks of any length. */

/** What digital silence is given as. */
const SILENCE_DB = -100;

export class LevelMeter {
  private readonly samplesPerStep: number;
  private readonly powers: number[] = [];
  private readonly peaks: number[] = [];
  private sum = 0;
  private peak = 0;
  private count = 0;

  private length: number;

  /** Steps are whole samples, at some rates not all equal, so that the clock never drifts. */
  constructor(sampleRate: number, stepSec: number) {
    this.samplesPerStep = sampleRate * stepSec;
    this.length = this.nextLength();
  }

  push(block: Float32Array): void {
    for (let at = 0; at < block.length; ) {
      const end = Math.min(block.length, at + this.length - this.count);
      // In variables of their own: fields are written back at every sample.
      let { sum, peak } = this;
      for (let i = at; i < end; i += 1) {
        const value = block[i] as number;
        const size = Math.abs(value);
        sum += value * value;
        if (size > peak) peak = size;
      }
      this.sum = sum;
      this.peak = peak;
      this.count += end - at;
      at = end;
      if (this.count === this.length) this.closeStep();
    }
  }

  pushSilence(samples: number): void {
    let left = samples;
    while (left > 0) {
      const taken = Math.min(left, this.length - this.count);
      this.count += taken;
      left -= taken;
      if (this.count === this.length) this.closeStep();
    }
  }

  /** Mean power and peak, 0 to 1, a value each step; a last step that is not full counts as heard. */
  finish(): { powers: Float32Array; peaks: Float32Array } {
    if (this.count > 0) this.closeStep();
    return { powers: Float32Array.from(this.powers), peaks: Float32Array.from(this.peaks) };
  }

  private closeStep(): void {
    this.powers.push(this.sum / this.count);
    this.peaks.push(Math.min(1, this.peak));
    this.sum = 0;
    this.peak = 0;
    this.count = 0;
    this.length = this.nextLength();
  }

  private nextLength(): number {
    const step = this.powers.length;
    return Math.max(1, Math.round((step + 1) * this.samplesPerStep) - Math.round(step * this.samplesPerStep));
  }
}

export function powerToDb(power: number): number {
  return power <= 1e-10 ? SILENCE_DB : 10 * Math.log10(power);
}
