import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { ffmpeg } from '../../testing/media/run-ffmpeg.ts';
import { AVI_HEAD_BYTES, aviCodecs } from './avi-codecs.ts';

let folder = '';

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'avi-codecs-'));
});
afterAll(() => rm(folder, { recursive: true }));

async function aviOf(...codecs: readonly string[]): Promise<Uint8Array> {
  const path = join(folder, 'film.avi');
  const picture = ['-f', 'lavfi', '-i', 'testsrc2=s=64x48:r=10:d=0.5'];
  await ffmpeg(...picture, '-f', 'lavfi', '-i', 'sine=d=0.5', ...codecs, path);
  return new Uint8Array(await readFile(path)).subarray(0, AVI_HEAD_BYTES);
}

describe('the codecs of an AVI', () => {
  it.each([
    [
      ['-c:v', 'mpeg4', '-c:a', 'libmp3lame'],
      ['MPEG-4 Part 2', 'MP3'],
    ],
    [
      ['-c:v', 'libxvid', '-c:a', 'ac3'],
      ['MPEG-4 Part 2 (Xvid)', 'AC-3 (Dolby Digital)'],
    ],
    [
      ['-c:v', 'mjpeg', '-c:a', 'pcm_s16le'],
      ['Motion JPEG', 'PCM'],
    ],
    [['-c:v', 'libx264', '-an'], ['H.264']],
  ])('written with %s have their names', async (args, names) => {
    expect(aviCodecs(await aviOf(...args))).toEqual(names);
  });

  it('are none of a file that is none', () => {
    fc.assert(fc.property(fc.uint8Array({ maxLength: 200 }), (bytes) => aviCodecs(bytes).length === 0));
  });

  it('are read or not, whatever follows the first letters', () => {
    fc.assert(
      fc.property(fc.uint8Array({ maxLength: 300 }), (rest) => {
        expect(() => aviCodecs(Uint8Array.from([...Buffer.from('RIFF'), ...rest]))).not.toThrow();
      }),
    );
  });
});
