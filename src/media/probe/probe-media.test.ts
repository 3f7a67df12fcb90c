import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { ffmpeg } from '../../testing/media/run-ffmpeg.ts';
import { probeMedia } from './probe-media.ts';

/** Where the width stands in the entry of a picture, behind its name (ISO/IEC 14496-12, 12.1.3). */
const WIDTH_AT = 28;

async function madeFilm(...args: readonly string[]): Promise<Buffer> {
  const folder = await mkdtemp(join(tmpdir(), 'probe-media-'));
  const path = join(folder, 'film.mp4');
  await ffmpeg(...args, '-c:v', 'libx264', path);
  const film = await readFile(path);
  await rm(folder, { recursive: true });
  return film;
}

it('refuses a picture that says it has no width', async () => {
  const film = await madeFilm('-f', 'lavfi', '-i', 'testsrc2=s=64x48:r=10:d=1');
  film.writeUInt16BE(0, film.indexOf('avc1', film.indexOf('stsd')) + WIDTH_AT);
  await expect(probeMedia(new Blob([Uint8Array.from(film)]))).rejects.toThrow(/damaged/);
});

it('knows no rate of a film of one picture', async () => {
  const film = await madeFilm('-f', 'lavfi', '-i', 'testsrc2=s=64x48:r=1/5:d=5');
  expect(await probeMedia(new Blob([Uint8Array.from(film)]))).toMatchObject({ fps: null, durationSec: 5 });
});
