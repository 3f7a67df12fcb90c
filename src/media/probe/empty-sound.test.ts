/** Recorders that were given no sound leave a track for it in which nothing is. */
import { mkdtempSync, openAsBlob, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { ffmpeg } from '../../testing/media/run-ffmpeg.ts';
import { probeMedia } from './probe-media.ts';

let folder = '';
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'cliproom-empty-sound-'));
});
afterAll(() => rmSync(folder, { recursive: true }));

it.each([
  ['film.mkv', 'libx264', 'aac'],
  ['film.webm', 'libvpx', 'libopus'],
])('a %s with an empty track of sound is a silent film', async (name, picture, sound) => {
  const path = join(folder, name);
  await ffmpeg(
    ...['-f', 'lavfi', '-i', 'testsrc2=s=64x64:r=10:d=2', '-f', 'lavfi', '-i', 'anullsrc=r=48000'],
    ...['-filter_complex', '[1:a]atrim=end=0[none]', '-map', '0:v', '-map', '[none]'],
    ...['-c:v', picture, '-c:a', sound, path],
  );
  const facts = await probeMedia(await openAsBlob(path));
  expect(facts).toMatchObject({ durationSec: 2, hasVideo: true, hasAudio: false, audioCodec: null });
});
