import { mkdtempSync, openAsBlob, rmSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { ffmpeg } from '../../testing/media/run-ffmpeg.ts';
import { codecTitleOf } from './codec-names.ts';
import { openSource } from './open-source.ts';

let folder = '';
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'cliproom-names-'));
});
afterAll(() => rmSync(folder, { recursive: true }));

it.each([
  ['phone.mp4', 'yuv420p', 'H.264'],
  ['ten-bit.mkv', 'yuv420p10le', 'H.264 High 10'],
  ['camera.mov', 'yuv422p10le', 'H.264 High 4:2:2'],
  ['camera.ts', 'yuv422p', 'H.264 High 4:2:2'],
  ['screen.mp4', 'yuv444p', 'H.264 High 4:4:4'],
])('%s, of %s, is called %s', async (name, pixels, title) => {
  const path = join(folder, name);
  await ffmpeg('-f', 'lavfi', '-i', 'testsrc2=s=64x64:d=0.4', '-c:v', 'libx264', '-pix_fmt', pixels, path);
  using source = await openSource(await openAsBlob(path));
  expect(source.video && (await codecTitleOf(source.video))).toBe(title);
});

it('H.264 whose description is damaged is called so all the same', async () => {
  const path = join(folder, 'damaged.mp4');
  await ffmpeg('-f', 'lavfi', '-i', 'testsrc2=s=64x64:d=0.4', '-c:v', 'libx264', path);
  const bytes = await readFile(path);
  bytes.write('free', bytes.indexOf('avcC'));
  using source = await openSource(new Blob([Uint8Array.from(bytes)]));
  expect(source.video && (await codecTitleOf(source.video))).toBe('H.264');
});
