/** H.264 of many kinds, copied out of an AVI: every picture of it, in its order, and AAC. Decoded by ffmpeg. */
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { chunk, list } from '../../testing/media/avi/part-riff.ts';
import { convertInPlace } from '../../testing/media/convert-in-place.ts';
import { acceptMp4 } from '../../testing/media/mp4/accept-mp4.ts';
import { ffmpeg, ffmpegBytes, ffprobe, soundPacketTimes } from '../../testing/media/run-ffmpeg.ts';
import { convertAvi } from './convert-avi.ts';

const FPS = 25;
const FRAMES = 50;
const CARD = ['-f', 'lavfi', '-i', `testsrc2=s=320x180:r=${FPS}:d=${FRAMES / FPS}`];
const X264 = ['-c:v', 'libx264', '-preset', 'veryfast', '-pix_fmt', 'yuv420p'];

let folder = '';

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'convert-avi-'));
});
afterAll(() => rm(folder, { recursive: true }));

async function convert(avi: string): Promise<string> {
  const path = `${avi}.mp4`;
  const { conversion, shares } = await convertInPlace(convertAvi, avi, path);
  expect(conversion).toEqual({ kind: 'converted' });
  expect(shares).toEqual(shares.toSorted((a, b) => a - b));
  expect(shares.at(-1)).toBe(1);
  return path;
}

const decoded = (path: string): Promise<Buffer> =>
  ffmpegBytes('-i', path, '-map', 'v', '-vsync', 'passthrough', '-f', 'rawvideo', '-pix_fmt', 'gray');

describe('H.264 in an AVI', () => {
  it.each([
    ['without B-frames', ['-bf', '0']],
    ['with B-frames', ['-bf', '3']],
    ['with a pyramid of many', ['-bf', '8', '-b_strategy', '0', '-x264-params', 'b-pyramid=normal']],
    ['with open groups', ['-bf', '3', '-g', '12', '-x264-params', 'open-gop=1']],
    ['with a key frame in each second', ['-bf', '2', '-g', '25', '-x264-params', 'keyint=25']],
    ['in fields', ['-bf', '2', '-flags', '+ildct+ilme', '-x264-params', 'tff=1']],
    ['in slices', ['-bf', '2', '-x264-params', 'slices=4']],
    ['in samples that are not square', ['-bf', '2', '-vf', 'setsar=4/3']],
  ] as const)('%s keeps every picture at its time', async (name, args) => {
    const avi = join(folder, `${name.replaceAll(' ', '-')}.avi`);
    const truth = `${avi}.truth.mp4`;
    await ffmpeg(...CARD, ...X264, ...args, truth);
    await ffmpeg('-i', truth, '-c', 'copy', avi);
    const path = await convert(avi);
    await acceptMp4(path);
    expect(Buffer.compare(await decoded(path), await decoded(truth))).toBe(0);
    const [made] = await ffprobe(path);
    const [meant] = await ffprobe(truth);
    expect(made).toMatchObject({
      start_time: '0.000000',
      width: 320,
      height: 180,
      nb_read_frames: String(FRAMES),
      sample_aspect_ratio: meant?.sample_aspect_ratio,
    });
    expect(Number(made?.duration)).toBeCloseTo(FRAMES / FPS, 2);
  });

  it('names what is not read here, and writes nothing', async () => {
    const avi = join(folder, 'xvid.avi');
    await ffmpeg(...CARD, '-c:v', 'mpeg4', '-vtag', 'XVID', avi);
    const { conversion, writtenBytes } = await convertInPlace(convertAvi, avi, `${avi}.mp4`);
    expect(conversion).toEqual({ kind: 'no_decoder', part: 'picture', codec: 'MPEG-4 Part 2 (Xvid)' });
    expect(writtenBytes).toBe(0);
  });

  it('names a tape, whose picture and sound are one stream', async () => {
    const head = Buffer.alloc(56);
    head.write('iavsdvsd', 'latin1');
    const streams = list('strl', chunk('strh', head), chunk('strf', Buffer.alloc(32)));
    const inside = [Buffer.from('AVI '), list('hdrl', streams), list('movi')];
    const avi = join(folder, 'tape.avi');
    await writeFile(avi, chunk('RIFF', Buffer.concat(inside)));
    const { conversion } = await convertInPlace(convertAvi, avi, `${avi}.mp4`);
    expect(conversion).toEqual({ kind: 'no_decoder', part: 'picture', codec: 'DV' });
  });

  it('stops when it is told to', async () => {
    const avi = join(folder, 'stopped.avi');
    await ffmpeg(...CARD, ...X264, avi);
    const controller = new AbortController();
    controller.abort(new Error('Stopped.'));
    const call = { signal: controller.signal, onProgress: () => undefined };
    const converting = convertAvi(new Blob([await readFile(avi)]), { write: () => undefined }, call);
    await expect(converting).rejects.toThrow('Stopped.');
  });
});

describe('AAC in an AVI', () => {
  /** As a program of high efficiency writes it: the headers say the rate that is heard, packets hold half of it. */
  async function asHighEfficiency(path: string): Promise<void> {
    const avi = await readFile(path);
    const rateAt = avi.indexOf(Buffer.from([0xff, 0, 1, 0, 0xc0, 0x5d, 0, 0])) + 4;
    const descriptionAt = rateAt + 14;
    expect(avi.subarray(descriptionAt, descriptionAt + 2)).toEqual(Buffer.from([0x13, 0x08]));
    avi.writeUInt32LE(48_000, rateAt);
    // Type 5 of 24 kHz and one channel, heard at 48 kHz; its core is of type 2.
    avi.writeUInt32BE(((5 << 27) | (6 << 23) | (1 << 19) | (3 << 15) | (2 << 10)) >>> 0, descriptionAt);
    await writeFile(path, avi);
  }

  it.each([
    ['of low complexity', async () => undefined],
    ['of high efficiency', asHighEfficiency],
  ] as const)('%s is as long as it was, packet by packet', async (name, change) => {
    const avi = join(folder, `${name.replaceAll(' ', '-')}.avi`);
    await ffmpeg(...CARD, '-f', 'lavfi', '-i', 'sine=r=24000:d=2', ...X264, '-c:a', 'aac', avi);
    await change(avi);
    const times = await soundPacketTimes(await convert(avi));
    expect(times.length).toBeGreaterThan(40);
    for (const [at, timeSec] of times.entries()) expect(timeSec).toBeCloseTo((at * 1024) / 24_000, 3);
  });
});
