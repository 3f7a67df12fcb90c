/** Loudness, peaks and pauses of a file, measured from PCM that ffmpeg decodes. */
import type { SoundTrack, TimeSpan } from '../../media/listen/sound-track.ts';
import { runProgram } from './run-program.ts';

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
