/** Films whose tables say that there is more than there is, made from real ones. Readers that believe them go on for ever. */
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { EncodedPacketSink } from 'mediabunny';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { ffmpeg } from '../../testing/media/run-ffmpeg.ts';
import { boxesIn } from './mp4-boxes.ts';
import { type DefaultSizes, lowerFragmentCounts, lowerMovieCounts } from './mp4-counts.ts';
import { openSource } from './open-source.ts';

const HUGE = 0x7fff_ffff;
const H264 = ['-c:v', 'libx264', '-bf', '2'];
const CARD = ['-f', 'lavfi', '-i', 'testsrc2=s=64x48:r=10:d=1'];
const PICTURE = [...CARD, ...H264];
const SOUND = ['-f', 'lavfi', '-i', 'sine=d=1'];
const PCM = ['-c:a', 'pcm_s16le'];
const FRAGMENTS = ['-movflags', 'empty_moov+default_base_moof', '-frag_duration', '400000'];

const films = new Map<string, Buffer>();
let folder = '';

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'mp4-counts-'));
  const make = async (name: string, ...args: string[]): Promise<void> => {
    await ffmpeg(...args, join(folder, name));
    films.set(name, await readFile(join(folder, name)));
  };
  await make('picture.mp4', ...PICTURE);
  await make('sound.mp4', ...SOUND, '-c:a', 'aac');
  await make('first.mp4', ...PICTURE, '-movflags', 'faststart');
  await make('samples.mov', ...SOUND, ...PCM);
  await make('both.mov', ...SOUND, ...CARD, '-map', '0', '-map', '1', ...PCM, ...H264);
  await make('pieces.mp4', ...PICTURE, ...FRAGMENTS);
  await make('alike.mov', ...SOUND, ...PCM, ...FRAGMENTS);
});
afterAll(() => rm(folder, { recursive: true }));

function film(name: string): Buffer {
  const bytes = films.get(name);
  if (bytes === undefined) throw new Error(`${name} was not made.`);
  return Buffer.from(bytes);
}

/** Where in a film what is in a box begins. */
const placeOf = (bytes: Buffer, type: string): number => bytes.indexOf(type) + 4;

async function packetsOf(bytes: Uint8Array): Promise<(readonly [sec: number, bytes: number])[]> {
  using source = await openSource(new Blob([Uint8Array.from(bytes)]));
  const track = source.audio ?? source.video;
  if (track === null) throw new Error('There is no track.');
  const packets: (readonly [number, number])[] = [];
  for await (const { timestamp, byteLength } of new EncodedPacketSink(track).packets())
    packets.push([timestamp, byteLength]);
  return packets;
}

describe('a table that counts more than there is', () => {
  it.each([
    ['rows of steps', 'picture.mp4', 'stts', 4],
    ['samples of a step', 'picture.mp4', 'stts', 8],
    ['samples of the last shift', 'picture.mp4', 'ctts', -8],
    ['sizes', 'picture.mp4', 'stsz', 8],
    ['samples in a chunk', 'picture.mp4', 'stsc', 12],
    ['samples in the last chunks', 'sound.mp4', 'stsc', -8],
    ['samples in all chunks', 'samples.mov', 'stts', 8],
  ] as const)('is read as far as there is something: %s', async (_, name, type, at) => {
    const whole = film(name);
    const damaged = film(name);
    const start = placeOf(whole, type);
    damaged.writeUInt32BE(HUGE, at < 0 ? start - 8 + whole.readUInt32BE(start - 8) + at : start + at);
    expect(damaged).not.toEqual(whole);
    expect(await packetsOf(damaged)).toEqual(await packetsOf(whole));
  });

  it('is read to the last chunk that is somewhere, where more are said to be alike', async () => {
    const damaged = film('both.mov');
    const start = placeOf(damaged, 'stsc');
    damaged.writeUInt32BE(HUGE, start - 8 + damaged.readUInt32BE(start - 8) - 12);
    const starts = async (bytes: Buffer): Promise<number[]> => (await packetsOf(bytes)).map(([sec]) => sec);
    expect(await starts(damaged)).toEqual(await starts(film('both.mov')));
  });

  it('is one of a fragment, too', async () => {
    const damaged = film('pieces.mp4');
    damaged.writeUInt32BE(HUGE, placeOf(damaged, 'trun') + 4);
    expect(await packetsOf(damaged)).toEqual(await packetsOf(film('pieces.mp4')));
  });

  it('is one of a fragment whose samples are all alike', async () => {
    const damaged = film('alike.mov');
    damaged.writeUInt32BE(HUGE, placeOf(damaged, 'trun') + 4);
    expect((await packetsOf(damaged)).length).toBeLessThan(damaged.length);
  });
});

describe('a table of a whole film', () => {
  it('stays as it is', () => {
    for (const whole of films.values()) {
      const read = new Uint8Array(whole);
      let defaults: DefaultSizes = new Map();
      for (const { type, data } of boxesIn(read)) {
        if (type === 'moov') defaults = lowerMovieCounts(data, read.length);
        if (type === 'moof') lowerFragmentCounts(data, defaults, read.length);
      }
      expect(Buffer.from(read).equals(whole)).toBe(true);
    }
  });
});
