/** Loudness, peaks and pauses of a file, measured from PCM that ffmpeg decodes. */
import type { TimeSpan } from '../../base/film/time-span.ts';
import type { SoundTrack } from '../../media/listen/sound-track.ts';
import { CLIP_SAMPLE_RATE } from '../../media/sound/clip-sound.ts';
import type { Stereo } from '../../media/sound/stereo.ts';
import { runProgram } from '../media/run-ffmpeg.ts';

const RATE = 8000;
const STEP_SEC = 0.1;
const SILENCE_DB = -40;
const SHORTEST_SILENCE_SEC = 0.3;

export async function readSoundTrack(path: string, signal: AbortSignal): Promise<SoundTrack> {
  const bytes = await runProgram(
    'ffmpeg',
    ['-i', path, '-vn', '-ac', '1', '-ar', String(RATE), '-f', 's16le', 'pipe:1'],
    { signal },
  );
  const samples = new Int16Array(bytes.buffer, bytes.byteOffset, Math.floor(bytes.byteLength / 2));
  const perStep = RATE * STEP_SEC;
  const loudnessDb: number[] = [];
  const peaks: number[] = [];
  for (let start = 0; start < samples.length; start += perStep) {
    const step = samples.subarray(start, start + perStep);
    let power = 0;
    let peak = 0;
    for (const sample of step) {
      power += (sample / 32768) ** 2;
      peak = Math.max(peak, Math.abs(sample) / 32768);
    }
    loudnessDb.push(Math.max(-100, 10 * Math.log10(power / step.length + 1e-10)));
    peaks.push(peak);
  }
  return { loudnessDb, peaks, stepSec: STEP_SEC, silences: silencesOf(loudnessDb) };
}

/** The whole sound in one block, at the rate clips are made with. */
export async function* readStereoSound(path: string, signal: AbortSignal): AsyncGenerator<Stereo, void> {
  const bytes = await runProgram(
    'ffmpeg',
    ['-i', path, '-vn', '-ac', '2', '-ar', String(CLIP_SAMPLE_RATE), '-f', 'f32le', 'pipe:1'],
    { signal },
  );
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  const length = Math.floor(bytes.byteLength / 8);
  const channel = (offset: number) =>
    Float32Array.from({ length }, (_, at) => view.getFloat32(at * 8 + offset, true));
  yield { left: channel(0), right: channel(4) };
}

function silencesOf(loudnessDb: readonly number[]): TimeSpan[] {
  const silences: TimeSpan[] = [];
  let from: number | null = null;
  for (const [index, db] of [...loudnessDb, 0].entries()) {
    if (db < SILENCE_DB) from ??= index;
    else if (from !== null) {
      const span = { startSec: from * STEP_SEC, endSec: index * STEP_SEC };
      if (span.endSec - span.startSec >= SHORTEST_SILENCE_SEC) silences.push(span);
      from = null;
    }
  }
  return silences;
}
