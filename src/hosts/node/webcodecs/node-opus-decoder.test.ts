/** Opus of a Node host lies where FFmpeg presents it, in every container, from the beginning and from the middle. */
import { openAsBlob } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { registerDecoder } from 'mediabunny';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { MEDIA_FORMATS, openSource } from '../../../media/probe/open-source.ts';
import { clipSound } from '../../../media/sound/clip-sound.ts';
import { ffmpeg, ffmpegBytes } from '../../../testing/media/run-ffmpeg.ts';
import { NodeOpusDecoder } from './node-opus-decoder.ts';

const RATE = 48_000;
/** Rising, another in each channel: where it lies is seen to the sample. */
const RISING = '0.4*sin(2*PI*(200+400*t)*t)|0.3*sin(2*PI*(900-200*t)*t)';
const SURROUND = `${RISING}|0|0|0|0:c=5.1`;
const FAMILY = ['-mapping_family', '1'];
/** How far off is looked: a hundredth of a second. */
const FARTHEST = 480;
/** A millisecond, to which times in Matroska are rounded. */
const MOST_LAG = RATE / 1000;

let folder: string;
beforeAll(async () => {
  registerDecoder(NodeOpusDecoder);
  folder = await mkdtemp(join(tmpdir(), 'cliproom-opus-'));
});
afterAll(() => rm(folder, { recursive: true }));

describe.each([
  { name: 'sound.mp4', options: [] },
  { name: 'sound.ogg', options: [] },
  { name: 'sound.webm', options: [] },
  { name: 'sound.mkv', options: [] },
  // Two packets and a part of the third lie before the beginning.
  { name: 'short.ogg', options: ['-frame_duration', '2.5'] },
  { name: 'surround.mp4', sound: SURROUND, options: FAMILY },
])('$name', ({ name, sound = RISING, options }) => {
  it('is heard where FFmpeg presents it', async () => {
    const path = join(folder, name);
    const made = ['-f', 'lavfi', '-t', '2', '-i', `aevalsrc=${sound}:s=${RATE}`];
    await ffmpeg(...made, '-c:a', 'libopus', '-b:a', '256k', ...options, path);
    const truth = await presented(path);
    for (const fromSec of [0, 0.05, 0.9]) {
      const heard = await leftOf(path, fromSec, 0.5);
      expect(Math.abs(lagOf(heard, truth, fromSec * RATE)), `from ${fromSec}`).toBeLessThanOrEqual(MOST_LAG);
    }
  });
});

/** The left channel as FFmpeg decodes it, from the time 0 on. */
async function presented(path: string): Promise<Float32Array> {
  const left = ['-copyts', '-i', path, '-af', 'pan=mono|c0=FL', '-f', 'f32le'];
  return new Float32Array(Uint8Array.from(await ffmpegBytes(...left)).buffer);
}

async function leftOf(path: string, fromSec: number, durationSec: number): Promise<Float32Array> {
  using source = await openSource(await openAsBlob(path), MEDIA_FORMATS);
  if (source.audio === null) throw new Error(`${path} has no sound.`);
  const left: number[] = [];
  for await (const block of clipSound(source.audio, fromSec, durationSec)) left.push(...block.left);
  return Float32Array.from(left);
}

/** By how many samples a sound lies later than in the truth, of which it is the part from `at` on. */
function lagOf(sound: Float32Array, truth: Float32Array, at: number): number {
  const likeness = (lag: number): number => {
    let [both, theirs] = [0, 0];
    for (let index = FARTHEST; index < sound.length - FARTHEST; index += 5) {
      const their = truth[at + index - lag] ?? 0;
      both += (sound[index] ?? 0) * their;
      theirs += their ** 2;
    }
    return both / Math.sqrt(theirs);
  };
  const lags = Array.from({ length: 2 * FARTHEST + 1 }, (_, index) => index - FARTHEST);
  const alike = lags.map(likeness);
  return lags[alike.indexOf(Math.max(...alike))] ?? 0;
}
