/** Loudness and true peak of a sound as ffmpeg's EBU R 128 meter tells them. Node only. */
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Stereo } from '../../media/sound/stereo.ts';
import { ffmpegBytes } from './run-ffmpeg.ts';

const METER = 'ebur128=peak=true:metadata=1,ametadata=print:file=-';

export interface MeasuredLoudness {
  /** LUFS; -70 or less where nothing was loud enough. */
  readonly integrated: number;
  /** dBTP. */
  readonly truePeak: number;
}

/** `input` is what ffmpeg needs to open the sound, usually `-i` and a path. */
export async function measureLoudness(...input: readonly string[]): Promise<MeasuredLoudness> {
  const told = (await ffmpegBytes(...input, '-vn', '-af', METER, '-f', 'null')).toString();
  const last = (key: string) => Number(told.slice(told.lastIndexOf(key) + key.length).split('\n')[0]);
  return { integrated: last('lavfi.r128.I='), truePeak: 20 * Math.log10(last('lavfi.r128.true_peak=')) };
}

/** A sound at 48 kHz. */
export async function measureStereoLoudness({ left, right }: Stereo): Promise<MeasuredLoudness> {
  const folder = await mkdtemp(join(tmpdir(), 'loudness-'));
  try {
    const interleaved = new Float32Array(2 * left.length);
    for (let i = 0; i < left.length; i += 1) {
      interleaved[2 * i] = left[i] as number;
      interleaved[2 * i + 1] = right[i] as number;
    }
    const path = join(folder, 'sound.f32');
    await writeFile(path, new Uint8Array(interleaved.buffer));
    return await measureLoudness('-f', 'f32le', '-ar', '48000', '-ac', '2', '-i', path);
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}
