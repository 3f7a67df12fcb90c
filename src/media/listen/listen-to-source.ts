/** Listens to a whole source once, streamed: loudness, peaks and pauses. No words. */
import { concatFloats } from '../../base/bytes/concat-arrays.ts';
import { findSilences } from '../../base/film/find-silences.ts';
import { problem } from '../../contract/problems/problem.ts';
import type { MediaCall } from '../media-call.ts';
import { codecTitleOf } from '../probe/codec-names.ts';
import { MEDIA_FORMATS, openSource } from '../probe/open-source.ts';
import { UnreadableMediaError } from '../probe/unreadable-media-error.ts';
import { monoSound } from '../sound/mono-sound.ts';
import { LevelMeter, powerToDb } from './level-meter.ts';
import type { SoundTrack } from './sound-track.ts';

/** Pauses are measured this finely, whatever is stored. */
const FINE_STEP_SEC = 0.02;
/** Kept steps a source, so that four hours stay under a megabyte of numbers. */
const MAX_STEPS = 100_000;
const REPORT_EVERY_SEC = 20;

/** A source without sound gives empty arrays. Throws UnreadableMediaError where it cannot be decoded. */
export async function listenToSource(file: Blob, call: MediaCall): Promise<SoundTrack> {
  using source = await openSource(file, MEDIA_FORMATS);
  const { audio, originSec } = source;
  if (!audio) return { loudnessDb: [], peaks: [], stepSec: FINE_STEP_SEC, silences: [] };
  if (!(await audio.canDecode())) {
    throw new UnreadableMediaError(problem('no_sound_decoder', { codec: await codecTitleOf(audio) }));
  }
  const durationSec = (await audio.computeDuration()) - originSec;
  const meters: { meter: LevelMeter; sampleRate: number }[] = [];
  let heardSec = 0;
  let reportedSec = 0;
  for await (const { sampleRate, silence, samples } of monoSound(source)) {
    call.signal.throwIfAborted();
    let current = meters.at(-1);
    if (current?.sampleRate !== sampleRate) {
      current = { meter: new LevelMeter(sampleRate, FINE_STEP_SEC), sampleRate };
      meters.push(current);
    }
    current.meter.pushSilence(silence);
    current.meter.push(samples);
    heardSec += (silence + samples.length) / sampleRate;
    if (heardSec - reportedSec >= REPORT_EVERY_SEC) {
      reportedSec = heardSec;
      call.onProgress(Math.min(1, heardSec / durationSec), 'listen');
    }
  }
  call.onProgress(1, 'listen');
  return summarise(meters.map(({ meter }) => meter.finish()));
}

function summarise(parts: readonly { powers: Float32Array; peaks: Float32Array }[]): SoundTrack {
  const powers = concatFloats(parts.map((part) => part.powers));
  const peaks = concatFloats(parts.map((part) => part.peaks));
  const silences = findSilences(powers.map(powerToDb), FINE_STEP_SEC);
  const merge = stepsToMerge(powers.length);
  const steps = Math.ceil(powers.length / merge);
  const part = (values: Float32Array, step: number) => values.subarray(step * merge, (step + 1) * merge);
  return {
    loudnessDb: Array.from({ length: steps }, (_, step) => round(powerToDb(mean(part(powers, step))), 10)),
    peaks: Array.from({ length: steps }, (_, step) => round(Math.max(...part(peaks, step)), 1000)),
    stepSec: FINE_STEP_SEC * merge,
    silences: silences.map(({ startSec, endSec }) => ({
      startSec: round(startSec, 1000),
      endSec: round(endSec, 1000),
    })),
  };
}

function stepsToMerge(fineSteps: number): number {
  const needed = fineSteps / MAX_STEPS;
  return [1, 2, 5, 10, 20, 50].find((merge) => merge >= needed) ?? Math.ceil(needed);
}

function mean(values: Float32Array): number {
  return values.reduce((sum, value) => sum + value, 0) / values.length;
}

function round(value: number, perUnit: number): number {
  return Math.round(value * perUnit) / perUnit;
}
