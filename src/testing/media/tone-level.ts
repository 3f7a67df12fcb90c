/** How loud one tone is in a media file: what shows that a sound went into it. */
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { ffmpegBytes } from './run-ffmpeg.ts';

const SAMPLE_RATE = 48_000;

/** Root mean square of the part of the first `durationSec` at `hz`, where 1 is a square wave at full scale. */
export async function toneLevel(media: Blob, hz: number, durationSec: number): Promise<number> {
  const folder = await mkdtemp(join(tmpdir(), 'cliproom-tone-'));
  try {
    const path = join(folder, 'media');
    await writeFile(path, new Uint8Array(await media.arrayBuffer()));
    const length = ['-t', String(durationSec), '-map', '0:a'];
    const shape = ['-ac', '1', '-ar', String(SAMPLE_RATE), '-f', 's16le'];
    const bytes = await ffmpegBytes('-i', path, ...length, ...shape);
    return levelAt(new Int16Array(new Uint8Array(bytes).buffer), hz);
  } finally {
    await rm(folder, { recursive: true });
  }
}

function levelAt(samples: Int16Array, hz: number): number {
  let [sine, cosine] = [0, 0];
  for (const [at, sample] of samples.entries()) {
    const angle = (2 * Math.PI * hz * at) / SAMPLE_RATE;
    sine += (sample / 32_768) * Math.sin(angle);
    cosine += (sample / 32_768) * Math.cos(angle);
  }
  return (Math.SQRT2 * Math.hypot(sine, cosine)) / Math.max(1, samples.length);
}
