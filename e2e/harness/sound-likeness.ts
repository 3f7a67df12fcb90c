/** Compares what the player was heard to play with the sound of a file, by their loudness over time. */
import { ffmpegBytes } from '../../src/testing/media/run-ffmpeg.ts';
import type { Heard } from './heard-preview.ts';

const SAMPLE_RATE = 48_000;
/** Long enough for a tone of 100 Hz to have a loudness, short enough to see a cut. */
const STEP_SEC = 0.05;
/** What is quieter is noise of the coder. */
const FLOOR_DB = -50;
/** Between the clock of the player and what comes out of the loudspeakers. */
const LATEST_SEC = 0.6;
/** The player ran, and did not wait for its films, while its clock went by this much of real time. */
const RUNNING = { from: 0.7, to: 1.3 };

export interface SoundLikeness {
  /** Steps of STEP_SEC that were played without a stop. */
  readonly steps: number;
  /** Of the loudness in dB over time; 1 is the same. */
  readonly correlation: number;
  /** Share of the steps whose loudness differs by at most 3 dB, once both are equally loud on the whole. */
  readonly alike: number;
}

export async function soundLikeness(heard: Heard, path: string, durationSec: number): Promise<SoundLikeness> {
  const exported = await loudnessOfFile(path);
  let best: SoundLikeness = { steps: 0, correlation: -1, alike: 0 };
  for (let lateSec = 0; lateSec <= LATEST_SEC; lateSec += 0.01) {
    const likeness = compare(loudnessOfPlay(heard, lateSec, durationSec), exported);
    if (likeness.correlation > best.correlation) best = likeness;
  }
  return best;
}

function compare(played: readonly (number | null)[], exported: readonly number[]): SoundLikeness {
  const pairs = played.flatMap((value, step) => {
    const other = exported[step];
    return value === null || other === undefined ? [] : [[value, other] as const];
  });
  const means = [0, 1].map((side) => pairs.reduce((sum, pair) => sum + (pair[side] ?? 0), 0) / pairs.length);
  const offsets = pairs.filter((pair) => Math.min(...pair) > FLOOR_DB).map(([some, other]) => other - some);
  const louder = offsets.sort((a, b) => a - b)[offsets.length >> 1] ?? 0;
  let [both, some2, other2, alike] = [0, 0, 0, 0];
  for (const [some, other] of pairs) {
    const [a, b] = [some - (means[0] ?? 0), other - (means[1] ?? 0)];
    both += a * b;
    some2 += a * a;
    other2 += b * b;
    if (Math.abs(Math.max(FLOOR_DB, some + louder) - other) <= 3) alike += 1;
  }
  return {
    steps: pairs.length,
    correlation: both / Math.sqrt(some2 * other2),
    alike: alike / pairs.length,
  };
}

/** In dB, a value a step; null where nothing was heard or the player waited. */
function loudnessOfPlay(
  { sound, clock }: Heard,
  lateSec: number,
  durationSec: number,
): readonly (number | null)[] {
  const sums = Array.from({ length: Math.floor(durationSec / STEP_SEC) }, () => ({ sum: 0, count: 0 }));
  let at = 0;
  for (const [heardMs, meanSquare] of sound) {
    const atMs = heardMs - lateSec * 1000;
    while ((clock[at + 1]?.[0] ?? Number.POSITIVE_INFINITY) <= atMs) at += 1;
    const [before, after] = [clock[at], clock[at + 1]];
    if (before === undefined || after === undefined || atMs < before[0]) continue;
    const rate = (after[1] - before[1]) / ((after[0] - before[0]) / 1000);
    if (rate < RUNNING.from || rate > RUNNING.to) continue;
    const step = sums[Math.floor((before[1] + (atMs - before[0]) / 1000) / STEP_SEC)];
    if (step === undefined) continue;
    step.sum += meanSquare;
    step.count += 1;
  }
  return sums.map(({ sum, count }) => (count < 3 ? null : decibels(sum / count)));
}

async function loudnessOfFile(path: string): Promise<readonly number[]> {
  const raw = await ffmpegBytes(
    '-i',
    path,
    '-map',
    'a',
    '-ac',
    '2',
    '-ar',
    String(SAMPLE_RATE),
    '-f',
    's16le',
  );
  const samples = new Int16Array(raw.buffer, raw.byteOffset, Math.floor(raw.byteLength / 2));
  const length = 2 * SAMPLE_RATE * STEP_SEC;
  return Array.from({ length: Math.floor(samples.length / length) }, (_, step) => {
    const part = samples.subarray(step * length, (step + 1) * length);
    return decibels(part.reduce((sum, value) => sum + (value / 32_768) ** 2, 0) / length);
  });
}

function decibels(meanSquare: number): number {
  return Math.max(FLOOR_DB, 10 * Math.log10(Math.max(1e-12, meanSquare)));
}
