import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { mutateBytes } from '../mutated/mutate-bytes.ts';
import { ffmpeg } from '../run-ffmpeg.ts';
import { acceptMp4 } from './accept-mp4.ts';
import { Mp4Error } from './boxes.ts';
import { readMp4 } from './read-mp4.ts';

let folder = '';
let path = '';
/** 1 s of H.264 with B-frames at 25 fps and of AAC at 48 kHz. */
let whole: Uint8Array = new Uint8Array();

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'read-mp4-'));
  path = join(folder, 'film.mp4');
  const pictures = ['-f', 'lavfi', '-i', 'testsrc2=s=64x48:r=25:d=1'];
  const sound = ['-f', 'lavfi', '-i', 'sine=f=440:r=48000:d=1'];
  const codecs = [
    '-c:v',
    'libx264',
    '-bf',
    '3',
    '-g',
    '10',
    '-pix_fmt',
    'yuv420p',
    '-c:a',
    'aac',
    '-ac',
    '2',
  ];
  await ffmpeg(...pictures, ...sound, ...codecs, path);
  whole = new Uint8Array(await readFile(path));
});
afterAll(() => rm(folder, { recursive: true }));

/** The film with a number written `at` so many bytes after the name of the first, or `nth`, box of a type. */
function damaged(type: string, at: number, value: (old: number) => number, nth = 0): Uint8Array {
  const bytes = Buffer.from(whole);
  let place = -1;
  for (let found = 0; found <= nth; found += 1) place = bytes.indexOf(type, place + 1, 'latin1');
  bytes.writeUInt32BE(value(bytes.readUInt32BE(place + at)) >>> 0, place + at);
  return new Uint8Array(bytes);
}

function renamed(type: string, to: string): Uint8Array {
  const bytes = Buffer.from(whole);
  bytes.write(to, bytes.indexOf(type, 0, 'latin1'), 'latin1');
  return new Uint8Array(bytes);
}

describe('reading an MP4 strictly', () => {
  it('finds what is in a file that another program wrote', async () => {
    const film = await acceptMp4(path);
    const [video, audio] = film.tracks;
    expect(video).toMatchObject({ handler: 'vide', entry: { kind: 'avc1', widthPx: 64, heightPx: 48 } });
    expect(audio).toMatchObject({
      handler: 'soun',
      entry: { kind: 'mp4a', sampleRate: 48_000, channels: 2 },
    });
    expect(video?.samples.filter(({ isSync }) => isSync)).toHaveLength(3);
    expect(video?.durationSec).toBeCloseTo(1, 5);
    // Shown in another order than decoded, and all of it after the start that the edit list gives.
    const shown = video?.samples.map(({ presentationTime }) => presentationTime) ?? [];
    const sorted = [...shown].sort((a, b) => a - b);
    expect(shown).not.toEqual(sorted);
    expect(sorted).toEqual(sorted.map((_, frame) => (video?.startsAt ?? 0) + frame * 512));
    expect(audio?.startsAt).toBe(1024);
  });

  it.each([
    ['cut off', () => whole.subarray(0, whole.length - 10), /ends 10 bytes after what holds it/],
    ['with bytes behind its end', () => new Uint8Array([...whole, 1, 2, 3]), /3 bytes are left over/],
    ['without its type', () => whole.subarray(32), /does not begin with its type/],
    ['without a movie header', () => renamed('mvhd', 'free'), /moov: has 0 boxes of the type mvhd/],
    ['without a sample table', () => renamed('stts', 'free'), /stbl: has 0 boxes of the type stts/],
    [
      'whose box is larger than its parent',
      () => damaged('minf', -4, (size) => size + 8),
      /ends \d+ bytes after/,
    ],
    ['whose movie lasts longer', () => damaged('mvhd', 20, (old) => old + 5), /moov: lasts 1\d{3}/],
    ['whose track lasts longer', () => damaged('tkhd', 24, (old) => old + 5), /moov\/trak: lasts/],
    ['whose media last longer', () => damaged('mdhd', 20, (old) => old + 1), /mdia: lasts/],
    ['with a switched off track', () => damaged('tkhd', 4, () => 0), /switched off/],
    ['with a longer sample', () => damaged('stts', 16, (old) => old + 1), /mdia: lasts/],
    ['with fewer times than samples', () => damaged('stts', 12, (old) => old - 1), /counts 24 of 25/],
    ['with more times than samples', () => damaged('stts', 12, (old) => old + 1), /more than the 25/],
    ['with fewer offsets than samples', () => damaged('ctts', 12, (old) => old + 1), /counts/],
    ['with a key frame that is none', () => damaged('stss', 16, () => 2), /sample 1 is no key frame/],
    ['with a key frame past the end', () => damaged('stss', 16, () => 99), /names sample 99 of 25/],
    ['with another count in its chunks', () => damaged('stsc', 16, (old) => old + 1), /room for \d+ samples/],
    ['with a size too many', () => damaged('stsz', 12, (old) => old + 1), /stsz: is cut off/],
    [
      'with a larger sample',
      () => damaged('stsz', 16, (old) => old + 4),
      /ends within a unit|empty unit|share/,
    ],
    ['with an empty sample', () => damaged('stsz', 16, () => 0), /empty sample/],
    ['with a chunk outside its data', () => damaged('stco', 12, () => 8), /not inside the media data/],
    ['with two chunks in one place', () => damaged('stco', 12, () => firstChunk(0), 1), /share the byte/],
    ['with an edit past its end', () => damaged('elst', 12, (old) => old + 2000), /lasts|ends after/],
    ['that plays at half speed', () => damaged('elst', 20, () => 0x8000), /another speed/],
    [
      'without a description of its picture',
      () => renamed('avcC', 'free'),
      /avc1: has 0 boxes of the type avcC/,
    ],
    ['of another profile than it says', () => damaged('avcC', 4, (old) => old ^ 0x0100), /another profile/],
    [
      'without a description of its sound',
      () => renamed('esds', 'free'),
      /mp4a: has 0 boxes of the type esds/,
    ],
    ['whose samples are in another file', () => damaged('url ', 4, () => 0), /points at another file/],
  ] as const)('refuses a file %s', (_, make, message) => {
    expect(() => readMp4(make())).toThrow(Mp4Error);
    expect(() => readMp4(make())).toThrow(message);
  });

  it('says what is wrong, or reads, whatever the damage', () => {
    fc.assert(
      fc.property(fc.nat(), (seed) => {
        try {
          return readMp4(mutateBytes(whole.slice(), seed)).tracks.length > 0;
        } catch (error) {
          return error instanceof Mp4Error;
        }
      }),
      { numRuns: 400 },
    );
  });

  it('is not fooled where only the pictures are damaged: ffmpeg decodes them', async () => {
    const { tracks } = readMp4(whole);
    const bytes = new Uint8Array(whole);
    for (const { offset, sizeBytes } of tracks[0]?.samples ?? [])
      bytes.fill(0x55, offset + 5 + Math.min(8, sizeBytes - 6), offset + sizeBytes);
    const broken = join(folder, 'broken.mp4');
    await writeFile(broken, bytes);
    await expect(acceptMp4(broken)).rejects.toThrow(Mp4Error);
  });
});

function firstChunk(nth: number): number {
  const bytes = Buffer.from(whole);
  let place = -1;
  for (let found = 0; found <= nth; found += 1) place = bytes.indexOf('stco', place + 1, 'latin1');
  return bytes.readUInt32BE(place + 12);
}
