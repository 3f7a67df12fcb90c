/** Films that only FFmpeg reads, as MP4s: flashes and beeps where FFmpeg presents them, whole pictures, square samples. */
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { basename, join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { MediaEngine } from '../../../media/engine/media-engine.ts';
import { combs } from '../../../testing/media/combs.ts';
import { ffmpeg, ffmpegBytes, ffprobe } from '../../../testing/media/run-ffmpeg.ts';
import { beepTimes, flashTimes } from '../../../testing/media/seen-and-heard.ts';
import { toneHz } from '../../../testing/media/tone-hz.ts';
import { ensureHostBuilt } from '../build/host-build.ts';
import { createMediaProcesses, type MediaProcesses } from './media-processes.ts';
import { createNodeMediaEngine } from './node-media-engine.ts';

const FPS = 25;
const FLASHES = [
  ...['-f', 'lavfi', '-i'],
  `color=black:s=320x180:r=${FPS}:d=3,drawbox=color=white:t=fill:enable='lt(mod(t-0.2,1),0.06)*gt(t,0.19)'`,
  ...['-f', 'lavfi', '-i', "aevalsrc='if(lt(mod(t+0.6,1),0.06),0.8*sin(2*PI*1000*t),0)':s=48000:d=3"],
];
const TURNED = [
  ...['-f', 'lavfi', '-i', 'gradients=s=160x96:c0=black:c1=white:x0=0:y0=0:x1=160:y1=0:d=0.4:speed=0.00001'],
  ...['-f', 'lavfi', '-i', 'sine=d=0.4', '-pix_fmt', 'yuv420p'],
];
const SOUND = ['-f', 'lavfi', '-i', 'sine=f=440:d=2:r=44100'];
const SORENSON = ['-c:v', 'flv', '-ar', '44100'];
/** What differs between encoders: a picture is one of 25 a second, sound is known to a packet's delay. */
const PICTURE_SEC = 0.001;
const SOUND_SEC = 0.03;

let folder = '';
let processes: MediaProcesses;
let media: MediaEngine;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'convert-by-ffmpeg-'));
  const { mediaScript } = await ensureHostBuilt(false);
  processes = createMediaProcesses({ script: mediaScript, root: folder });
  const lane = processes.lane(1);
  media = createNodeMediaEngine({ jobs: lane, quick: lane });
});
afterAll(async () => {
  await processes.close();
  await rm(folder, { recursive: true });
});

/** As a service has it done: in a process, whose globals are no other test's. */
async function convert(path: string, { anew = true } = {}): Promise<string> {
  const call = { signal: new AbortController().signal, onProgress: () => undefined };
  const file = basename(path);
  const input = { file, outputFile: `${file}.mp4`, anew };
  expect(await media.run('convert', input, call)).toEqual({ kind: 'converted' });
  return `${path}.mp4`;
}

const made = async (name: string, ...args: readonly string[]): Promise<string> => {
  const path = join(folder, name);
  await ffmpeg(...args, path);
  return path;
};

async function expectInPlace(path: string, source: string): Promise<void> {
  const [seen, heard] = [await flashTimes(path), await beepTimes(path)];
  const [meantSeen, meantHeard] = [await flashTimes(source), await beepTimes(source)];
  expect(meantSeen.length).toBeGreaterThanOrEqual(2);
  expect(seen).toHaveLength(meantSeen.length);
  expect(heard).toHaveLength(meantHeard.length);
  for (const [at, sec] of seen.entries())
    expect(Math.abs(sec - (meantSeen[at] ?? 0))).toBeLessThanOrEqual(PICTURE_SEC);
  for (const [at, sec] of heard.entries())
    expect(Math.abs(sec - (meantHeard[at] ?? 0))).toBeLessThanOrEqual(SOUND_SEC);
}

describe('a film that only FFmpeg reads', () => {
  it.each([
    ['Windows Media', 'film.wmv', ['-c:v', 'wmv2', '-c:a', 'wmav2']],
    ['an MPEG program stream', 'film.mpg', ['-c:v', 'mpeg2video', '-bf', '2', '-c:a', 'mp2', '-f', 'vob']],
    ['MXF', 'film.mxf', ['-c:v', 'mpeg2video', '-c:a', 'pcm_s16le', '-ar', '48000']],
    ['MPEG-2 as broadcast', 'film.ts', ['-c:v', 'mpeg2video', '-bf', '2', '-c:a', 'mp2']],
    ['a late FLV of old codecs', 'film.flv', [...SORENSON, '-c:a', 'libmp3lame', '-output_ts_offset', '50']],
    ['Apple Lossless', 'film.mp4', ['-c:v', 'libx264', '-pix_fmt', 'yuv420p', '-c:a', 'alac']],
  ])('%s: picture and sound keep their times', async (_, name, codecs) => {
    const source = await made(name, ...FLASHES, ...codecs);
    await expectInPlace(await convert(source), source);
  });

  it('that was cut by an edit list shows what is between the cuts', async () => {
    const whole = await made(
      'whole.mp4',
      ...[...FLASHES, '-c:v', 'libx264', '-pix_fmt', 'yuv420p', '-g', '50', '-c:a', 'aac'],
    );
    const source = await made('cut.mp4', '-ss', '0.6', '-i', whole, '-c', 'copy');
    await expectInPlace(await convert(source), source);
  });

  it('that is half in fragments comes whole', async () => {
    const h264 = ['-c:v', 'libx264', '-pix_fmt', 'yuv420p', '-g', '25'];
    const source = await made('half.mp4', ...FLASHES, ...h264, '-c:a', 'aac', '-movflags', 'frag_keyframe');
    await expectInPlace(await convert(source), source);
    expect(await flashTimes(`${source}.mp4`)).toHaveLength(3);
  });

  it.each([90, 180, 270])('that is shown turned by %i° comes upright', async (degrees) => {
    const lying = await made(`lying-${degrees}.mp4`, ...TURNED, '-c:v', 'libx264', '-c:a', 'alac');
    const turned = ['-c', 'copy', '-metadata:s:v', `rotate=${degrees}`];
    const source = await made(`turned-${degrees}.mp4`, '-i', lying, ...turned);
    const path = await convert(source);
    const first = (film: string) =>
      ffmpegBytes('-i', film, '-frames:v', '1', '-vf', 'scale=8:8', '-pix_fmt', 'gray', '-f', 'rawvideo');
    const [seen, meant] = [await first(path), await first(source)];
    for (const [at, light] of seen.entries()) expect(Math.abs(light - (meant[at] ?? 0))).toBeLessThan(16);
    expect(seen).toHaveLength(64);
  });

  it('whose clock starts anew goes on where it was', async () => {
    const piece = await ffmpegBytes(...FLASHES, '-c:v', 'mpeg2video', '-c:a', 'mp2', '-f', 'vob');
    const source = join(folder, 'pieces.mpg');
    await writeFile(source, Buffer.concat([piece, piece]));
    const path = await convert(source);
    const [seen, heard] = [await flashTimes(path), await beepTimes(path)];
    expect(seen).toHaveLength(6);
    expect(heard).toHaveLength(6);
    for (const [at, sec] of seen.entries())
      expect((heard[at] ?? 0) - sec).toBeCloseTo((heard[0] ?? 0) - (seen[0] ?? 0), 1);
  });

  it('that has a sound for each microphone has the first two on one side each', async () => {
    const tone = (frequency: number) => ['-f', 'lavfi', '-i', `sine=f=${frequency}:r=48000:d=1`];
    const maps = ['-map', '0:v', '-map', '1', '-map', '2', '-map', '3', '-map', '4'];
    const source = await made(
      'microphones.mxf',
      ...['-f', 'lavfi', '-i', 'testsrc2=s=320x180:r=25:d=1', ...[400, 700, 900, 900].flatMap(tone)],
      ...[...maps, '-c:v', 'mpeg2video', '-c:a', 'pcm_s24le'],
    );
    const path = await convert(source);
    expect(await toneHz(path, 'c0')).toBeCloseTo(400, -1);
    expect(await toneHz(path, 'c1')).toBeCloseTo(700, -1);
  });

  it.each([
    // A recorder whose first two inputs nobody uses.
    ['third.mxf', ['mpeg2video', 'pcm_s24le'], [0, 0, 1, 1], [900, 1200]],
    ['both.mov', ['prores', 'pcm_s16le'], [1, 1], [400, 700]],
    ['second.mov', ['prores', 'pcm_s16le'], [0, 1], [700, 700]],
    ['languages.mpg', ['mpeg2video', 'mp2'], [1, 1], [400, 400]],
    ['second.mpg', ['mpeg2video', 'mp2'], [0, 1], [700, 700]],
  ] as const)(
    'of several microphones has those that are heard: %s',
    async (name, [picture, sound], on, heard) => {
      const inputs = on.flatMap((gain, place) => [
        ...['-f', 'lavfi', '-i'],
        `sine=f=${[400, 700, 900, 1200][place]}:r=48000:d=2,volume=${gain}`,
      ]);
      const source = await made(
        name,
        ...['-f', 'lavfi', '-i', 'testsrc2=s=320x180:r=25:d=2', ...inputs, '-map', '0'],
        ...on.flatMap((_, place) => ['-map', String(place + 1)]),
        ...['-c:v', picture, '-c:a', sound],
      );
      const path = await convert(source);
      expect(await toneHz(path, 'c0', 0.5)).toBeCloseTo(heard[0], -1);
      expect(await toneHz(path, 'c1', 0.5)).toBeCloseTo(heard[1], -1);
    },
  );

  it('has silence where its sound was lost', async () => {
    const lossy = ['-c:v', 'wmv2', '-af', "aselect='lt(t,0.7)+gt(t,1.7)'", '-c:a', 'wmav2'];
    const source = await made('gap.wmv', ...FLASHES, ...lossy);
    await expectInPlace(await convert(source), source);
  });

  it.each([
    ['625', ['-target', 'pal-dv'], { width: 768, height: 576 }],
    ['525', ['-target', 'ntsc-dv'], { width: 640, height: 480 }],
  ])('of a tape of %s lines has whole pictures in square samples', async (lines, target, size) => {
    const fields = `testsrc2=s=720x576:r=50:d=1,interlace=scan=tff`;
    const card = ['-f', 'lavfi', '-i', fields, '-f', 'lavfi', '-i', 'sine=f=440:r=48000:d=1'];
    const source = await made(`${lines}.dv`, ...card, '-ac', '2', '-aspect', '4:3', ...target);
    const path = await convert(source);
    const [picture] = await ffprobe(path);
    expect(picture).toMatchObject(size);
    expect(picture?.sample_aspect_ratio ?? '1:1').toBe('1:1');
    expect(await combsOf(path)).toBeLessThan((await combsOf(source)) / 4);
  });
});

describe('sound that only FFmpeg reads', () => {
  it.each([
    ['sound.wma', ['-c:a', 'wmav2']],
    ['sound.m4a', ['-c:a', 'alac']],
    ['sound.aac', ['-c:a', 'aac', '-f', 'adts']],
    ['sound.au', ['-c:a', 'pcm_s16be']],
    ['sound.wv', []],
    ['sound.mp2', []],
  ])('%s', async (name, codec) => {
    const path = await convert(await made(name, ...SOUND, ...codec));
    const streams = await ffprobe(path);
    expect(streams).toMatchObject([{ codec_type: 'audio', codec_name: 'aac' }]);
    expect(Math.abs(Number(streams[0]?.duration) - 2)).toBeLessThan(0.1);
  });

  it('is heard behind a tag that belongs at its end', async () => {
    const mp3 = await readFile(await made('sound.mp3', ...SOUND, '-c:a', 'libmp3lame'));
    const tag = Buffer.from(`APETAGEX${'\0'.repeat(24)}`, 'latin1');
    // Version 2, the length of what follows, and that it is a header.
    tag.writeUInt32LE(2000, 8);
    tag.writeUInt32LE(32, 12);
    tag.writeUInt32LE(0xa000_0000, 20);
    const source = join(folder, 'tagged.mp3');
    await writeFile(source, Buffer.concat([tag, tag, mp3]));
    const path = await convert(source);
    expect(await toneHz(path, 'c0', 0.5)).toBeCloseTo(440, -1);
  });

  it('is sound alone where it has a cover', async () => {
    const cover = ['-f', 'lavfi', '-i', 'color=red:s=64x64:r=1:d=1', '-map', '0', '-map', '1'];
    const kept = ['-c:a', 'alac', '-c:v', 'mjpeg', '-frames:v', '1', '-disposition:v', 'attached_pic'];
    const path = await convert(await made('cover.m4a', ...SOUND, ...cover, ...kept));
    expect(await ffprobe(path)).toMatchObject([{ codec_type: 'audio' }]);
  });
});

it('an Ogg of several recordings holds all of them, each as it is', async () => {
  const [mono, stereo] = [join(folder, 'mono.ogg'), join(folder, 'stereo.ogg')];
  await ffmpeg('-f', 'lavfi', '-i', 'sine=f=400:d=1:r=48000', '-c:a', 'libopus', mono);
  await ffmpeg('-f', 'lavfi', '-i', 'sine=f=700:d=1:r=44100', '-ac', '2', '-c:a', 'libvorbis', stereo);
  const source = join(folder, 'chained.ogg');
  await writeFile(source, Buffer.concat([await readFile(mono), await readFile(stereo)]));
  const path = await convert(source, { anew: false });
  expect(Math.abs(Number((await ffprobe(path))[0]?.duration) - 2)).toBeLessThan(0.05);
  expect(await toneHz(path, 'c0')).toBeCloseTo(400, -1);
  expect(await toneHz(path, 'c1', 1)).toBeCloseTo(700, -1);
});

it.each([
  ['large', ['-f', 'lavfi', '-i', 'color=s=6144x6144:r=1:d=1'], { width: 6144, height: 6144 }],
  [
    'wide',
    ['-f', 'lavfi', '-i', 'color=s=2048x256:r=1:d=1', '-vf', 'setsar=100/1'],
    { width: 204_800, height: 256 },
  ],
])('is refused where its pictures are too %s for any H.264', async (name, picture, values) => {
  const source = await made(`${name}.mp4`, ...picture, '-c:v', 'libx264', '-preset', 'ultrafast');
  const file = basename(source);
  const call = { signal: new AbortController().signal, onProgress: () => undefined };
  await expect(
    media.run('convert', { file, outputFile: `${file}.mp4`, anew: true }, call),
  ).rejects.toMatchObject({ problem: { code: 'picture_too_large', values } });
});

it('opens no other file that a file names', async () => {
  const film = await made('other.ts', ...FLASHES, '-c:v', 'mpeg2video', '-c:a', 'mp2');
  const texts = {
    'list.m3u8': `#EXTM3U\n#EXT-X-TARGETDURATION:3\n#EXTINF:3,\n${film}\n#EXT-X-ENDLIST\n`,
    'list.txt': `ffconcat version 1.0\nfile '${film}'\n`,
    'page.txt': 'A talk about prices.\n',
  };
  for (const [file, text] of Object.entries(texts)) {
    await writeFile(join(folder, file), text);
    const call = { signal: new AbortController().signal, onProgress: () => undefined };
    const input = { file, outputFile: `${file}.mp4`, anew: true };
    expect(await media.run('convert', input, call)).toEqual({ kind: 'not_read' });
  }
});

/** Of the first pictures of a film. */
async function combsOf(path: string): Promise<number> {
  const widthPx = 640;
  const shape = ['-vf', `crop=iw:480:0:0,scale=${widthPx}:480:flags=neighbor`, '-pix_fmt', 'gray'];
  return combs(await ffmpegBytes('-i', path, ...shape, '-frames:v', '12', '-f', 'rawvideo'), widthPx);
}
