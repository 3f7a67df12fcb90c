/** Which streams are left to a browser's decoders: layer II under the name of MP3 is not, which a library decodes. */
import { mkdtempSync, openAsBlob, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { ffmpeg } from '../../../testing/media/run-ffmpeg.ts';
import { MEDIA_FORMATS, openSource } from '../../probe/open-source.ts';
import { browserDecoderOf } from './browser-decoder.ts';
import { workerDecoderOf } from './worker-decoder.ts';

let folder = '';
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'cliproom-layers-'));
});
afterAll(() => rmSync(folder, { recursive: true }));

it.each([
  ['television.ts', 'mp2', false],
  ['television.mp4', 'mp2', false],
  ['music.ts', 'libmp3lame', true],
  ['music.mp3', 'libmp3lame', true],
])('%s', async (name, encoder, byBrowser) => {
  const path = join(folder, name);
  await ffmpeg('-f', 'lavfi', '-i', 'sine=d=1:r=48000', '-c:a', encoder, path);
  using source = await openSource(await openAsBlob(path), MEDIA_FORMATS);
  const config = await source.audio?.getDecoderConfig();
  if (!config) throw new Error('The file has no sound.');
  expect(await source.audio?.getCodec()).toBe('mp3');
  expect(browserDecoderOf('mp3').supports('mp3', config)).toBe(byBrowser);
  expect(workerDecoderOf('mp3').supports('mp3', config)).toBe(true);
});
