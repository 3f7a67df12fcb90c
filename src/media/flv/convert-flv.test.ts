/** FLV of many kinds made MP4: everything of it, at the times at which FFmpeg presents it. */
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { EncodedPacketSink } from 'mediabunny';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { convertInPlace } from '../../testing/media/convert-in-place.ts';
import { type FlvPart, flvOf, partsOfFlv } from '../../testing/media/flv/flv-parts.ts';
import { ffmpeg, ffmpegBytes, ffprobe } from '../../testing/media/run-ffmpeg.ts';
import { openSource } from '../probe/open-source.ts';
import { UnreadableMediaError } from '../probe/unreadable-media-error.ts';
import { convertFlv } from './convert-flv.ts';

const CARD = ['-f', 'lavfi', '-i', 'testsrc2=s=96x64:r=25:d=1'];
const TONE = ['-f', 'lavfi', '-i', 'sine=r=44100:d=1'];
const X264 = ['-c:v', 'libx264', '-preset', 'veryfast', '-pix_fmt', 'yuv420p', '-g', '10'];
const AAC = ['-c:a', 'aac'];
const MP3 = ['-c:a', 'libmp3lame'];
/** What a frame of sound lasts. */
const SOUND_SLACK_SEC = 0.03;
const ROUNDING_SEC = 0.0011;

let folder = '';
/** With B-frames and AAC. */
let usual = '';
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'convert-flv-'));
  usual = await made('usual.flv', '-bf', '2', ...AAC);
});
afterAll(() => rm(folder, { recursive: true }));

const pathOf = (name: string): string => join(folder, name);

async function made(name: string, ...args: readonly string[]): Promise<string> {
  await ffmpeg(...CARD, ...TONE, ...X264, ...args, pathOf(name));
  return pathOf(name);
}

async function converted(path: string): Promise<string> {
  const target = `${path}.mp4`;
  const { conversion, shares } = await convertInPlace(convertFlv, path, target);
  expect(conversion).toEqual({ kind: 'converted' });
  expect(shares).toEqual(shares.toSorted((a, b) => a - b));
  expect(shares.at(-1)).toBe(1);
  return target;
}

interface Presented {
  readonly timeSec: number;
  readonly hash: string;
}

/** Pictures as they are decoded and packets of sound, with the times FFmpeg gives them; nobody is told of damage. */
async function presented(path: string): Promise<{ pictures: Presented[]; sound: Presented[] }> {
  const text = await ffmpegBytes(
    ...[
      '-err_detect',
      'explode',
      '-xerror',
      '-i',
      path,
      '-map',
      '0:v',
      '-map',
      '0:a',
      '-vsync',
      'passthrough',
    ],
    ...['-c:v', 'rawvideo', '-c:a', 'copy', '-f', 'framemd5'],
  );
  const found: Presented[][] = [[], []];
  const lines = text.toString('latin1').split('\n');
  const bases = lines.flatMap((line) =>
    [...line.matchAll(/^#tb \d: (\d+)\/(\d+)/g)].map(([, a, b]) => Number(a) / Number(b)),
  );
  for (const line of lines) {
    const [stream = '', , pts, , , hash = ''] = line.split(/,\s*/);
    if (/^\d$/.test(stream))
      found[Number(stream)]?.push({ timeSec: Number(pts) * (bases[Number(stream)] ?? Number.NaN), hash });
  }
  return { pictures: found[0] ?? [], sound: found[1] ?? [] };
}

const latin = (text: string): Buffer => Buffer.from(text, 'latin1');

/** The pictures of an MP4 as tags, in turn of both editions. */
async function hevcParts(path: string): Promise<FlvPart[]> {
  using source = await openSource(new Blob([await readFile(path)]));
  const { video } = source;
  if (video === null) throw new Error('The film has no picture.');
  const description = (await video.getDecoderConfig())?.description as Uint8Array;
  const parts: FlvPart[] = [{ type: 9, stampMs: 0, body: Buffer.concat([latin('\x90hvc1'), description]) }];
  for await (const { timestamp, data, type } of new EncodedPacketSink(video).packets()) {
    const stampMs = (parts.length - 1) * 40;
    const composition = Buffer.alloc(4);
    composition.writeInt32BE(Math.round(timestamp * 1000) + 80 - stampMs);
    const head = latin(parts.length % 2 === 0 ? '\x0c\x01' : '\x81hvc1');
    const body = Buffer.concat([head, composition.subarray(1), data]);
    body[0] = (body[0] ?? 0) | (type === 'key' ? 0x10 : 0x20);
    parts.push({ type: 9, stampMs, body });
  }
  return parts;
}

function expectSame(made: readonly Presented[], meant: readonly Presented[], slackSec: number): void {
  expect(made.map(({ hash }) => hash)).toEqual(meant.map(({ hash }) => hash));
  const apartSec = made.map(({ timeSec }, index) =>
    Math.abs(timeSec - (meant[index]?.timeSec ?? Number.NaN)),
  );
  expect(Math.max(...apartSec)).toBeLessThan(slackSec);
}

/** Every picture and packet of it, at the times FFmpeg has for them. */
async function expectAsFfmpeg(path: string, seen = path): Promise<void> {
  const meant = await presented(seen);
  const made = await presented(await converted(path));
  expect(meant.pictures.length).toBeGreaterThan(9);
  expectSame(made.pictures, meant.pictures, ROUNDING_SEC);
  expectSame(made.sound, meant.sound, SOUND_SLACK_SEC);
}

async function changed(path: string, name: string, change: (parts: FlvPart[]) => FlvPart[]): Promise<string> {
  await writeFile(pathOf(name), flvOf(change(partsOfFlv(await readFile(path)))));
  return pathOf(name);
}

describe('an FLV', () => {
  it.each([
    ['without B-frames, with MP3', ['-bf', '0', ...MP3]],
    ['with a pyramid of many', ['-bf', '8', '-b_strategy', '0', '-x264-params', 'b-pyramid=normal', ...AAC]],
    ['with open groups', ['-bf', '3', '-x264-params', 'open-gop=1', '-output_ts_offset', '20000', ...AAC]],
    ['whose numbers have a sign', ['-bf', '2', '-output_ts_offset', '2150000', ...AAC]],
    ['whose sound begins later', ['-bf', '2', '-af', 'asetpts=PTS+0.7/TB', ...AAC]],
    ['whose picture begins later', ['-bf', '2', '-vf', 'setpts=PTS+1.3/TB,setsar=4/3', ...MP3]],
  ] as const)('%s is copied as FFmpeg presents it', async (name, args) => {
    await expectAsFfmpeg(await made(`${name.replaceAll(' ', '-')}.flv`, ...args));
  });

  it('without what its head says of it is the same', async () => {
    await expectAsFfmpeg(
      await changed(usual, 'headless.flv', (parts) => parts.filter(({ type }) => type !== 18)),
    );
  });

  it('whose numbers jump by hours, there and back, goes on without a gap', async () => {
    const jumpMs = (share: number): number => (share > 0.3 ? 7_200_000 : 0) - (share > 0.7 ? 7_230_000 : 0);
    const jumping = await changed(usual, 'jumping.flv', (parts) =>
      parts.map((part, index) => ({ ...part, stampMs: part.stampMs + jumpMs(index / parts.length) })),
    );
    await expectAsFfmpeg(jumping, usual);
  });

  it('that begins again in the middle goes on behind its end', async () => {
    const once = await presented(usual);
    const twice = await presented(
      await converted(await changed(usual, 'twice.flv', (parts) => [...parts, ...parts])),
    );
    const gapSec = (twice.pictures[25]?.timeSec ?? 0) - (twice.pictures[24]?.timeSec ?? 0);
    expect(gapSec).toBeGreaterThan(0);
    expect(gapSec).toBeLessThan(0.15);
    const laterSec = (twice.pictures[25]?.timeSec ?? 0) - (once.pictures[0]?.timeSec ?? 0);
    const meant = (of: readonly Presented[]) => [
      ...of,
      ...of.map(({ timeSec, hash }) => ({ timeSec: timeSec + laterSec, hash })),
    ];
    expectSame(twice.pictures, meant(once.pictures), 0.002);
    expectSame(twice.sound, meant(once.sound), SOUND_SLACK_SEC);
  });

  it('that is cut off gives everything that is whole', async () => {
    const parts = partsOfFlv(await readFile(usual));
    const bytes = flvOf(parts.slice(0, 50));
    await writeFile(pathOf('cut.flv'), bytes.subarray(0, bytes.length - 7));
    const whole = pathOf('whole-part.flv');
    await writeFile(whole, flvOf(parts.slice(0, 49)));
    await expectAsFfmpeg(pathOf('cut.flv'), whole);
  });

  it('of another encoder from the middle on is copied where its pictures are as large', async () => {
    const other = await made('other.flv', '-bf', '0', '-x264-params', 'cabac=0', ...AAC);
    const added = partsOfFlv(await readFile(other));
    const both = await presented(
      await converted(await changed(usual, 'both.flv', (parts) => [...parts, ...added])),
    );
    const meant = [...(await presented(usual)).pictures, ...(await presented(other)).pictures];
    expect(both.pictures.map(({ hash }) => hash)).toEqual(meant.map(({ hash }) => hash));
  });

  it('of HEVC is copied, named by a number and by four letters', async () => {
    const film = pathOf('hevc.mp4');
    const x265 = [
      '-c:v',
      'libx265',
      '-x265-params',
      'log-level=none:bframes=2:keyint=10',
      '-pix_fmt',
      'yuv420p',
    ];
    await ffmpeg(...CARD, ...TONE, '-vf', 'scale=98:66,setsar=1', ...x265, ...AAC, film);
    const parts = await hevcParts(film);
    const sound = partsOfFlv(await readFile(usual)).filter(({ type }) => type === 8);
    const both = [...parts, ...sound].toSorted((a, b) => a.stampMs - b.stampMs);
    const made = await converted(await changed(usual, 'hevc.flv', () => both));
    const fromFirst = async (path: string): Promise<Presented[]> => {
      const { pictures } = await presented(path);
      return pictures.map(({ timeSec, hash }) => ({ timeSec: timeSec - (pictures[0]?.timeSec ?? 0), hash }));
    };
    expectSame(await fromFirst(made), await fromFirst(film), 2 * ROUNDING_SEC);
    const describing = async (path: string) => {
      using source = await openSource(new Blob([await readFile(path)]));
      const video = source.video;
      return [
        await video?.getCodecParameterString(),
        await video?.getDisplayWidth(),
        await video?.getDisplayHeight(),
      ];
    };
    expect(await describing(made)).toEqual(await describing(film));
  });

  const notCopied = async (change: (parts: FlvPart[]) => FlvPart[]) => {
    const path = await changed(usual, 'changed.flv', change);
    const { conversion, writtenBytes } = await convertInPlace(convertFlv, path, `${path}.mp4`);
    expect(writtenBytes).toBe(0);
    return conversion;
  };

  it.each([
    ['picture', '\x22', 'Sorenson H.263'],
    ['picture', '\x14\0', 'VP6'],
    ['picture', '\x93av01', 'AV1'],
    ['picture', '\x1f', 'picture format 15'],
    ['sound', '\x6e', 'Nellymoser'],
    ['sound', '\xb2', 'Speex'],
    ['sound', '\x3e', 'PCM'],
    ['sound', '\x91Opus', 'Opus'],
  ] as const)('whose %s begins with %j is named, and nothing is written', async (part, begin, codec) => {
    const type = part === 'picture' ? 9 : 8;
    const body = Buffer.from(`${begin}packet`, 'latin1');
    const conversion = await notCopied((parts) =>
      parts.map((one) => (one.type === type ? { ...one, body } : one)),
    );
    const named = part === 'picture' ? part : 'film_sound';
    expect(conversion).toEqual({ kind: 'no_decoder', part: named, codec });
  });

  it('whose picture changes its size, or whose sound its rate, is no copy', async () => {
    const wide = partsOfFlv(await readFile(await made('wide.flv', '-vf', 'scale=128:64', ...AAC)));
    expect(await notCopied((parts) => [...parts, ...wide])).toEqual({
      ...{ kind: 'no_decoder', part: 'picture', codec: 'H.264 96×64 → 128×64' },
    });
    const slow = partsOfFlv(await readFile(await made('slow.flv', '-ar', '22050', ...AAC)));
    expect(await notCopied((parts) => [...parts, ...slow])).toEqual({
      ...{ kind: 'no_decoder', part: 'film_sound', codec: 'AAC 44100 Hz × 1 → 22050 Hz × 1' },
    });
  });

  it('in which the codec of one tag is damaged lacks that tag alone', async () => {
    const damagedAt = partsOfFlv(await readFile(usual)).findIndex(
      ({ type, body }) => type === 8 && body[1] === 1,
    );
    const damaged = await changed(usual, 'one-codec.flv', (parts) =>
      parts.map((part, index) =>
        index === damagedAt ? { ...part, body: Buffer.from('\xb2speex', 'latin1') } : part,
      ),
    );
    const lacking = await changed(usual, 'one-less.flv', (parts) =>
      parts.filter((_, index) => index !== damagedAt),
    );
    await expectAsFfmpeg(damaged, lacking);
  });

  it('that goes on in another codec is no copy', async () => {
    const conversion = await notCopied((parts) => [
      ...parts,
      ...parts.map((part) =>
        part.type === 8 ? { ...part, body: Buffer.from('\xb2speex', 'latin1') } : part,
      ),
    ]);
    expect(conversion).toEqual({ kind: 'no_decoder', part: 'film_sound', codec: 'AAC → Speex' });
  });

  it.each([
    ['a description of sound and no sound', (part: FlvPart) => part.type !== 8 || part.body[1] === 0],
    ['no sound at all', (part: FlvPart) => part.type !== 8],
  ] as const)('with %s is a film without', async (_, isKept) => {
    const path = await converted(await changed(usual, 'silent.flv', (parts) => parts.filter(isKept)));
    expect(await ffprobe(path)).toMatchObject([{ codec_name: 'h264', nb_read_frames: '25' }]);
  });

  it('whose MP3 is none is a film without sound', async () => {
    const path = await converted(
      await changed(usual, 'no-mp3.flv', (parts) =>
        parts.map((part) =>
          part.type === 8 ? { ...part, body: Buffer.from('\x2fgarbage', 'latin1') } : part,
        ),
      ),
    );
    expect(await ffprobe(path)).toMatchObject([{ codec_name: 'h264', nb_read_frames: '25' }]);
  });

  it.each([
    ['nothing', () => []],
    ['no description of its picture', (parts: FlvPart[]) => parts.filter(({ body }) => body[1] !== 0)],
  ] as const)('with %s is damaged', async (_, change) => {
    await expect(notCopied(change)).rejects.toBeInstanceOf(UnreadableMediaError);
  });
});
