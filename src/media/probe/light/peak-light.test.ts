import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type MadeLight, sayLight } from '../../../testing/media/mp4/say-light.ts';
import { ffmpeg } from '../../../testing/media/run-ffmpeg.ts';
import { readPeakNits } from './peak-light.ts';

let folder = '';
let film: Buffer;

const blobOf = (bytes: Uint8Array): Blob => new Blob([Uint8Array.from(bytes)]);

/** The film with what it says, by another program in another container. */
async function remuxed(light: MadeLight, name: string, ...args: readonly string[]): Promise<Uint8Array> {
  const said = join(folder, 'said.mp4');
  await writeFile(said, sayLight(film, light));
  const path = join(folder, name);
  await ffmpeg('-i', said, '-map', '0', '-c', 'copy', ...args, path);
  return readFile(path);
}

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'peak-light-'));
  const path = join(folder, 'film.mp4');
  const inputs = ['-f', 'lavfi', '-i', 'sine=d=0.5', '-f', 'lavfi', '-i', 'testsrc2=s=64x48:r=10:d=0.5'];
  const codecs = ['-c:v', 'libvpx-vp9', '-deadline', 'realtime', '-pix_fmt', 'yuv420p10le', '-c:a', 'aac'];
  // Sound first, which has no light.
  await ffmpeg(...inputs, '-map', '0', '-map', '1', ...codecs, '-color_trc', 'smpte2084', path);
  film = await readFile(path);
});
afterAll(() => rm(folder, { recursive: true }));

describe('the brightest light a file says', () => {
  it('is none where it says none', async () => {
    expect(await readPeakNits(blobOf(film))).toBeNull();
    expect(await readPeakNits(blobOf(await remuxed({}, 'none.mkv')))).toBeNull();
    expect(await readPeakNits(blobOf(new Uint8Array(10)))).toBeNull();
  });

  it.each([
    [{ contentNits: 600, displayNits: 4000 }, 600],
    [{ contentNits: 0, displayNits: 1000 }, 1000],
    [{ displayNits: 540.5 }, 540.5],
    [{ contentNits: 400 }, 400],
  ] as const)('of %j is %d nits, in the words of MP4 and of VP9', async (light, nits) => {
    for (const inWords of ['iso', 'vp9'] as const) {
      const said = sayLight(film, light, inWords);
      expect(await readPeakNits(blobOf(said))).toBe(nits);
    }
  });

  it.each(['light.mkv', 'light.webm'])('is read from %s as another program wrote it', async (name) => {
    const sound = name.endsWith('webm') ? ['-c:a', 'libopus'] : [];
    expect(await readPeakNits(blobOf(await remuxed({ contentNits: 600 }, name, ...sound)))).toBe(600);
    const light = { displayNits: 4000, contentNits: 0 };
    expect(await readPeakNits(blobOf(await remuxed(light, `two-${name}`, ...sound)))).toBe(4000);
  });

  it('is read where the index comes first, and where there are fragments', async () => {
    for (const flags of ['faststart', 'frag_keyframe+empty_moov']) {
      const made = await remuxed({ contentNits: 600 }, `${flags.slice(0, 4)}.mp4`, '-movflags', flags);
      expect(await readPeakNits(blobOf(made))).toBe(600);
    }
  });

  it('is a number or nothing, whatever is wrong with the file', async () => {
    const files = [
      sayLight(film, { contentNits: 600, displayNits: 4000 }),
      await remuxed({ contentNits: 600, displayNits: 4000 }, 'harm.mkv'),
    ];
    await fc.assert(
      fc.asyncProperty(
        fc.constantFrom(...files),
        fc.array(fc.tuple(fc.nat(4000), fc.nat(255)), { maxLength: 8 }),
        fc.nat(4000),
        async (whole, changes, cut) => {
          const bytes = Uint8Array.from(whole.subarray(0, whole.length - (cut % whole.length)));
          for (const [at, value] of changes) bytes[at % bytes.length] = value;
          const nits = await readPeakNits(blobOf(bytes));
          expect(nits === null || Number.isFinite(nits)).toBe(true);
        },
      ),
      { numRuns: 300 },
    );
  });
});
