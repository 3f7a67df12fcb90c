/** Films whose clock begins late, as recorders, joined fragments and `-copyts` leave them, made to begin at 0. Read by ffprobe. */
import { execFile } from 'node:child_process';
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { ffmpeg, ffmpegBytes } from '../../testing/media/run-ffmpeg.ts';
import { probeMedia } from '../probe/probe-media.ts';
import { readSubtitles } from '../subtitles/read-subtitles.ts';
import { shiftClock } from './shift-clock.ts';

interface Packet {
  readonly stream_index: number;
  readonly pts_time: string;
  readonly size: string;
  readonly flags: string;
  readonly data_hash: string;
}

const CALL = { signal: new AbortController().signal, onProgress: () => undefined };
const CARD = ['-f', 'lavfi', '-i', 'testsrc2=s=160x120:r=10:d=4', '-f', 'lavfi', '-i', 'sine=d=4'];
const H264 = ['-c:v', 'libx264', '-preset', 'ultrafast', '-bf', '2', '-g', '10', '-c:a', 'aac'];
const VP8 = ['-c:v', 'libvpx', '-deadline', 'realtime', '-c:a', 'libopus'];
const FRAGMENTS = ['-movflags', 'frag_keyframe+delay_moov'];
const at = (sec: number): string[] => ['-output_ts_offset', String(sec)];

let folder = '';
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'cliproom-clock-'));
  await writeFile(
    join(folder, 'said.srt'),
    '1\n00:00:00,500 --> 00:00:01,500\nGood morning\n\n2\n00:00:02,000 --> 00:00:03,000\neverybody\n',
  );
  const chapter = '[CHAPTER]\nTIMEBASE=1/1000\nSTART=1000\nEND=2000\ntitle=Middle\n';
  await writeFile(join(folder, 'chapters.txt'), `;FFMETADATA1\n${chapter}`);
});
afterAll(() => rm(folder, { recursive: true }));

const pathOf = (name: string): string => join(folder, name);

async function made(name: string, ...args: readonly string[]): Promise<string> {
  await ffmpeg(...args, pathOf(name));
  return pathOf(name);
}

async function shifted(path: string): Promise<{ path: string; changedBytes: number }> {
  const before = await readFile(path);
  const after = new Uint8Array(before.length);
  await shiftClock(new Blob([before]), { write: (bytes, position) => after.set(bytes, position) }, CALL);
  const changedBytes = after.reduce((count, byte, index) => count + (byte === before[index] ? 0 : 1), 0);
  const target = `${path}.shifted`;
  await writeFile(target, after);
  return { path: target, changedBytes };
}

async function packetsOf(path: string): Promise<Packet[]> {
  const args = ['-v', 'error', '-show_packets', '-show_data_hash', 'md5', '-of', 'json', path];
  const { stdout } = await promisify(execFile)('ffprobe', args, { maxBuffer: 64 * 1024 * 1024 });
  return (JSON.parse(stdout) as { packets: Packet[] }).packets;
}

const probe = async (path: string) => probeMedia(new Blob([await readFile(path)]));

/** Everything as it was but the times, which are all earlier by as much. */
async function expectEarlier(path: string, lateSec: number, slackSec = 0.0011): Promise<void> {
  expect(await probe(path)).toMatchObject({ beginsLate: true });
  const target = await shifted(path);
  const [before, after] = [await packetsOf(path), await packetsOf(target.path)];
  const content = (packets: readonly Packet[]) =>
    packets.map(({ stream_index, size, flags, data_hash }) => [stream_index, size, flags, data_hash]);
  expect(content(after)).toEqual(content(before));
  const earlierSec = after.map(({ pts_time }, index) => Number(before[index]?.pts_time) - Number(pts_time));
  expect(Math.max(...earlierSec) - Math.min(...earlierSec)).toBeLessThan(slackSec);
  expect(earlierSec[0]).toBeCloseTo(lateSec, 1);
  const facts = await probe(target.path);
  expect(facts.beginsLate).toBe(false);
  const startSec = Math.min(...after.map(({ pts_time }) => Number(pts_time)));
  expect(startSec).toBeGreaterThan(-0.03);
  expect(startSec).toBeLessThan(0.2);
  const endSec = Math.max(...after.map(({ pts_time }) => Number(pts_time)));
  expect(facts.durationSec - endSec).toBeLessThan(0.3);
  // Nobody is told of damage.
  await ffmpeg('-err_detect', 'explode', '-xerror', '-i', target.path, '-f', 'null', '-');
}

async function wordsOf(path: string): Promise<[string, number][]> {
  const said = await readSubtitles(new Blob([await readFile(path)]), 'auto', CALL);
  return (said?.words ?? []).map(({ text, startSec }) => [text, startSec]);
}

describe('a film whose clock begins late', () => {
  it.each([
    ['edits.mp4', 5, H264],
    ['edits.mov', 5, H264],
    ['clusters.mkv', 5, H264],
    ['clusters.webm', 700, VP8],
    // Written to where nothing can be put right afterwards: lengths are left open.
    ['live.webm', 700, [...VP8, '-live', '1']],
    ['fragments.mp4', 900, [...H264, ...FRAGMENTS]],
    ['hours.mp4', 7200, H264],
    // The time of day, as live recorders may count it.
    ['day.mkv', 1_795_000_000, H264],
    ['sound.m4a', 60, ['-vn', '-c:a', 'aac']],
    ['sound.webm', 60, ['-vn', '-c:a', 'libopus']],
  ] as const)('begins at 0: %s at %i s', async (name, lateSec, args) => {
    await expectEarlier(await made(name, ...CARD, ...args, ...at(lateSec)), lateSec);
  });

  it('that was joined of fragments from the middle of a stream begins at 0', async () => {
    const hls = ['-f', 'hls', '-hls_time', '1', '-hls_segment_type', 'fmp4', '-hls_list_size', '0'];
    await made('stream.m3u8', ...CARD, ...H264, ...hls, '-hls_segment_filename', pathOf('part-%d.m4s'));
    const parts = ['init.mp4', 'part-2.m4s', 'part-3.m4s'].map((name) => readFile(pathOf(name)));
    await writeFile(pathOf('joined.mp4'), Buffer.concat(await Promise.all(parts)));
    await expectEarlier(pathOf('joined.mp4'), 2);
  });

  it('keeps what is said and shown in it at its place', async () => {
    const said = [
      '-i',
      pathOf('said.srt'),
      '-i',
      pathOf('chapters.txt'),
      '-map',
      '0',
      '-map',
      '1',
      '-map',
      '2',
    ];
    for (const [name, codec] of [
      ['said.mkv', 'srt'],
      ['said.mp4', 'mov_text'],
    ] as const) {
      const onTime = await made(`on-time-${name}`, ...CARD, ...said, ...H264, '-c:s', codec);
      const late = await made(name, ...CARD, ...said, ...H264, '-c:s', codec, ...at(300));
      expect((await wordsOf(late))[0]?.[1]).toBeGreaterThan(300);
      const words = await wordsOf((await shifted(late)).path);
      expect(words.map(([text]) => text)).toEqual(['Good', 'morning', 'everybody']);
      // Sound that encoders put before the beginning comes at 0.
      for (const [index, [, startSec]] of (await wordsOf(onTime)).entries())
        expect(words[index]?.[1]).toBeCloseTo(startSec + 0.024, 1);
    }
  });

  it('leaves out what was said before its picture', async () => {
    for (const [name, codec, said] of [
      ['before.mkv', 'srt', []],
      // An edit list cuts where it is to be cut.
      ['before.mp4', 'mov_text', [['everybody', 0]]],
    ] as const) {
      const early = ['-itsoffset', '2.5', ...CARD, '-i', pathOf('said.srt'), '-map', '0', '-map', '2'];
      const coded = [...H264, '-fps_mode', 'passthrough', '-c:s', codec];
      const late = await made(name, ...early, ...coded);
      expect(await probe(late)).toMatchObject({ beginsLate: true });
      const { path } = await shifted(late);
      const facts = await probe(path);
      expect(facts).toMatchObject({ beginsLate: false });
      expect(facts.durationSec).toBeCloseTo(4, 1);
      expect(await wordsOf(path)).toEqual(said);
    }
  });

  it('begins at 0 behind damage, too', async () => {
    const path = await made('damaged.mkv', ...CARD, ...H264, '-cluster_time_limit', '900', ...at(5));
    const bytes = await readFile(path);
    const cluster = [0x1f, 0x43, 0xb6, 0x75];
    const second = bytes.indexOf(Buffer.from(cluster), bytes.indexOf(Buffer.from(cluster)) + 4);
    bytes.fill(0, second - 40, second);
    // What a reader takes for the beginning of an element that cannot be.
    bytes.fill(0, second, second + 4);
    await writeFile(path, bytes);
    const times = (await packetsOf((await shifted(path)).path)).map(({ pts_time }) => Number(pts_time));
    expect(Math.max(...times)).toBeLessThan(4.1);
    expect(Math.max(...times)).toBeGreaterThan(3.5);
  });

  it('holds no checksum of the times it had', async () => {
    const path = await made('summed.mkv', ...CARD, ...H264, ...at(5));
    const firstOfCluster = async (film: string): Promise<string> => {
      const bytes = await readFile(film);
      // Behind the number of the element and its length in three bytes.
      const first = bytes.indexOf(Buffer.from([0x1f, 0x43, 0xb6, 0x75])) + 7;
      return bytes.subarray(first, first + 2).toString('hex');
    };
    expect(await firstOfCluster(path)).toBe('bf84');
    expect(await firstOfCluster((await shifted(path)).path)).toBe('ec84');
  });

  it('is changed in its times alone', async () => {
    const { changedBytes } = await shifted(await made('few.mp4', ...CARD, ...H264, ...at(5)));
    expect(changedBytes).toBeLessThan(80);
  });

  it('is stopped where it is', async () => {
    const film = new Blob([await readFile(await made('stopped.mp4', ...CARD, ...H264, ...at(5)))]);
    const call = { ...CALL, signal: AbortSignal.abort(new Error('enough')) };
    await expect(shiftClock(film, { write: () => undefined }, call)).rejects.toThrow('enough');
  });
});

describe('a film whose first sound is silent', () => {
  const silence = ['-f', 'lavfi', '-i', 'anullsrc=r=48000:cl=mono,atrim=end=4'];
  const maps = ['-map', '0:v', '-map', '2:a', '-map', '1:a'];
  // Sound as it is, which needs no decoder.
  const plain = [...H264, '-c:a', 'pcm_s16le'];

  const peakOfFirst = async (path: string): Promise<number> => {
    const samples = await ffmpegBytes('-i', path, '-map', '0:a:0', '-f', 'u8');
    return samples.reduce((peak, value) => Math.max(peak, value - 128), 0);
  };

  it.each([
    ['silent.mov', plain, 0],
    ['silent.mkv', plain, 0],
    ['silent-late.mov', plain, 5],
    ['silent-late.mkv', plain, 5],
  ] as const)('has the other first, and changes nothing else: %s', async (name, args, lateSec) => {
    const path = await made(name, ...CARD, ...silence, ...maps, ...args, ...at(lateSec));
    expect(await probe(path)).toMatchObject({ isHeardOtherwise: true, beginsLate: lateSec > 0 });
    expect(await peakOfFirst(path)).toBe(0);
    const target = await shifted(path);
    expect(await probe(target.path)).toMatchObject({ isHeardOtherwise: false, beginsLate: false });
    expect(await peakOfFirst(target.path)).toBeGreaterThan(10);
    const content = async (film: string) => (await packetsOf(film)).map(({ data_hash }) => data_hash).sort();
    expect(await content(target.path)).toEqual(await content(path));
  });
});

describe('a film that begins almost at 0', () => {
  it.each([
    ['b-frames.mp4', H264, 0],
    ['half.mkv', H264, 0.5],
    ['nearly.mp4', H264, 0.9],
    // Counted from its first picture or sound, wherever that is.
    ['stream.ts', H264, 500],
  ] as const)('is none of them: %s', async (name, args, lateSec) => {
    expect((await probe(await made(name, ...CARD, ...args, ...at(lateSec)))).beginsLate).toBe(false);
  });

  it('is none of them where its sound begins, and its picture is late', async () => {
    const late = ['-itsoffset', '3', '-f', 'lavfi', '-i', 'testsrc2=s=160x120:r=10:d=4'];
    const path = await made('late-picture.mkv', ...late, '-f', 'lavfi', '-i', 'sine=d=7', ...H264);
    expect((await probe(path)).beginsLate).toBe(false);
  });
});
