import { openAsBlob } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { ffmpeg } from '../../../testing/media/run-ffmpeg.ts';
import { openSource } from '../../probe/open-source.ts';
import { openAacStretch } from './sound-copy.ts';

let folder = '';
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'sound-copy-'));
});
afterAll(async () => rm(folder, { recursive: true }));

it('says behind each ten seconds that it goes on reading', async () => {
  const path = join(folder, 'sound.ts');
  await ffmpeg('-f', 'lavfi', '-i', 'sine=r=48000:d=25', '-c:a', 'aac', path);
  using source = await openSource(await openAsBlob(path));
  let signs = 0;
  const stretch =
    source.audio && (await openAacStretch(source.audio, source.originSec, 24, () => (signs += 1)));
  expect(stretch?.totalSamples).toBe(24 * 48_000);
  expect(signs).toBe(2);
});
