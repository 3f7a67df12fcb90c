/** Measures loudness and peaks of a 48 kHz stereo sound as it streams by. ITU-R BS.1770-4, annex 1. */
import type { Stereo } from '../../sound/stereo.ts';

/** Loudness is kept in steps this long, so that a level can be worked out later without the sound. */
export const CELL_SEC = 0.01;
const CELL_SAMPLES = 480;
/** Gating blocks last 400 ms and begin every 100 ms (75 % overlap). */
const CELLS_A_BLOCK = 40;
const CELLS_A_HOP = 10;
const OFFSET_LUFS = -0.691;
const ABSOLUTE_GATE_LUFS = -70;
const RELATIVE_GATE_LU = -10;

/** One value a cell of CELL_SEC; what is left of a cell at the end is not counted. About 1 KB a second. */
export interface LoudnessProfile {
  /** Mean square after K-weighting, left and right added. */
  readonly energies: readonly number[];
  /** Largest sample of either side, full scale being 1. */
  readonly peaks: readonly number[];
}

export class LoudnessMeter {
  private readonly energies: number[] = [];
  private readonly peaks: number[] = [];
  private readonly left = new WeightedSide();
  private readonly right = new WeightedSide();
  private filled = 0;

  /** Blocks of any length; how the sound is cut into them changes nothing. */
  push({ left, right }: Stereo): void {
    for (let from = 0; from < left.length; ) {
      const to = Math.min(left.length, from + CELL_SAMPLES - this.filled);
      this.left.add(left, from, to);
      this.right.add(right, from, to);
      this.filled += to - from;
      from = to;
      if (this.filled < CELL_SAMPLES) continue;
      this.energies.push((this.left.energy + this.right.energy) / CELL_SAMPLES);
      this.peaks.push(Math.max(this.left.peak, this.right.peak));
      this.left.beginCell();
      this.right.beginCell();
      this.filled = 0;
    }
  }

  get profile(): LoudnessProfile {
    return { energies: this.energies, peaks: this.peaks };
  }
}

/** LUFS over the whole sound; null where no block of 400 ms is above -70 LUFS. */
export function integratedLoudness(energies: readonly number[]): number | null {
  const blocks: number[] = [];
  for (let start = 0; start + CELLS_A_BLOCK <= energies.length; start += CELLS_A_HOP) {
    let sum = 0;
    for (let cell = start; cell < start + CELLS_A_BLOCK; cell += 1) sum += energies[cell] as number;
    blocks.push(sum / CELLS_A_BLOCK);
  }
  const audible = meanAbove(blocks, energyOf(ABSOLUTE_GATE_LUFS));
  if (audible === 0) return null;
  const gate = Math.max(energyOf(ABSOLUTE_GATE_LUFS), audible * 10 ** (RELATIVE_GATE_LU / 10));
  return OFFSET_LUFS + 10 * Math.log10(meanAbove(blocks, gate));
}

/** 0 where none is above. */
function meanAbove(values: readonly number[], gate: number): number {
  let sum = 0;
  let count = 0;
  for (const value of values) {
    // Stryker disable next-line EqualityOperator: no block lies on a gate to the last digit
    if (value <= gate) continue;
    sum += value;
    count += 1;
  }
  return count === 0 ? 0 : sum / count;
}

function energyOf(lufs: number): number {
  return 10 ** ((lufs - OFFSET_LUFS) / 10);
}

/** One side through the two filters of tables 1 and 2 of the recommendation: the head's shelf, then a high-pass. */
class WeightedSide {
  /** Of the cell so far: the sum of the weighted squares, and the largest sample before the filters. */
  energy = 0;
  peak = 0;
  private shelf1 = 0;
  private shelf2 = 0;
  private pass1 = 0;
  private pass2 = 0;

  beginCell(): void {
    this.energy = 0;
    this.peak = 0;
  }

  /** Transposed direct form II, which needs two numbers of memory a filter. */
  add(samples: Float32Array, from: number, to: number): void {
    let { energy, peak, shelf1, shelf2, pass1, pass2 } = this;
    for (let i = from; i < to; i += 1) {
      const value = samples[i] as number;
      peak = Math.max(peak, Math.abs(value));
      const shelved = 1.53512485958697 * value + shelf1;
      shelf1 = -2.69169618940638 * value + 1.69065929318241 * shelved + shelf2;
      shelf2 = 1.19839281085285 * value - 0.73248077421585 * shelved;
      const passed = shelved + pass1;
      pass1 = -2 * shelved + 1.99004745483398 * passed + pass2;
      pass2 = shelved - 0.99007225036621 * passed;
      energy += passed * passed;
    }
    this.energy = energy;
    this.peak = peak;
    this.shelf1 = shelf1;
    this.shelf2 = shelf2;
    this.pass1 = pass1;
    this.pass2 = pass2;
  }
}
