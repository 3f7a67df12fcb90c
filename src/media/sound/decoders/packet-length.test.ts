/** How long packets sound, against what FFmpeg decodes of them. */
import { openAsBlob } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { EncodedPacketSink } from 'mediabunny';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Sound } from '../../../base/browser/missing-sounds.ts';
import { ffmpeg, ffmpegBytes } from '../../../testing/media/run-ffmpeg.ts';
import { MEDIA_FORMATS, openSource } from '../../probe/open-source.ts';
import { packetLengths } from './packet-length.ts';

/** Everything that is in the packets. */
const WHOLE = ['-flags2', '+skip_manual', '-ignore_editlist', '1'];
const OF_CDS = 44_100;

let folder: string;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'cliproom-lengths-'));
});
afterAll(() => rm(folder, { recursive: true }));

const FLAC = ['-c:a', 'flac'];
const VORBIS = ['-c:a', 'libvorbis'];
const MP3 = ['-c:a', 'libmp3lame'];
/** Loud and silent in turn: windows of Vorbis are short and long. */
const KNOCKS = "'0.8*sin(2000*t)*lt(mod(t,0.3),0.02)'";

describe.each([
  { name: 'low.m4a', rate: OF_CDS, encoder: ['-c:a', 'aac'], asked: WHOLE },
  { name: 'low.ts', rate: 48_000, encoder: ['-c:a', 'aac'] },
  { name: 'high.mkv', rate: OF_CDS, encoder: MP3, asked: WHOLE.slice(0, 2) },
  { name: 'half.mkv', rate: 24_000, encoder: MP3, asked: WHOLE.slice(0, 2) },
  { name: 'quarter.mkv', rate: 11_025, encoder: MP3, asked: WHOLE.slice(0, 2) },
  { name: 'television.ts', rate: 48_000, encoder: ['-c:a', 'mp2'] },
  { name: 'low-television.ts', rate: 24_000, encoder: ['-c:a', 'mp2'] },
  { name: 'plain.flac.mkv', rate: OF_CDS, encoder: FLAC },
  // Lengths that stand at the end of the header, of one byte and of two; and one by the number of a table.
  { name: 'short.flac.mkv', rate: 48_000, encoder: [...FLAC, '-frame_size', '200'] },
  { name: 'odd.flac.mkv', rate: 48_000, encoder: [...FLAC, '-frame_size', '1000'] },
  { name: 'table.flac.mkv', rate: 48_000, encoder: [...FLAC, '-frame_size', '1152'] },
  { name: 'even.flac.mkv', rate: 48_000, encoder: [...FLAC, '-frame_size', '1024'] },
  { name: 'knocks.ogg', rate: 48_000, encoder: VORBIS },
  { name: 'knocks.webm', rate: OF_CDS, encoder: VORBIS },
  { name: 'native.webm', rate: OF_CDS, encoder: ['-ac', '2', '-c:a', 'vorbis', '-strict', '-2'] },
])('$name', ({ name, rate, encoder, asked = [] }) => {
  it('is as long as its packets together', async () => {
    const path = join(folder, name);
    await ffmpeg('-f', 'lavfi', '-t', '3', '-i', `aevalsrc=${KNOCKS}:s=${rate}`, ...encoder, path);
    const decoded = await ffmpegBytes(...asked, '-i', path, '-ac', '1', '-f', 's16le');
    // The last packet may be cut: in Ogg, and in what ends with its file.
    const most = name.endsWith('.ogg') || name.endsWith('.webm') ? 2048 : 0;
    const overSamples = (await lengthSec(path)) * rate - decoded.length / 2;
    expect(overSamples).toBeGreaterThan(-0.5);
    expect(overSamples).toBeLessThanOrEqual(most + 0.5);
  });
});

it.each([
  // Explicit, with the upper half apart: a core of 24 kHz in 48 kHz; and in the way that older players pass over.
  { of: 'high efficiency', bytes: [0x2b, 0x11, 0x88, 0x00], sec: 1024 / 24_000 },
  {
    of: 'high efficiency, as it may be overlooked',
    bytes: [0x13, 0x10, 0x56, 0xe5, 0x98],
    sec: 1024 / 24_000,
  },
  { of: 'a rate that is in no table', bytes: [0x17, 0x80, 0x61, 0xa8, 0x10], sec: 1024 / 50_000 },
  { of: 'broadcasts, of 960 samples', bytes: [0x11, 0x94], sec: 960 / 48_000 },
])('AAC of $of has packets of its core', ({ bytes, sec }) => {
  const length = packetLengths('aac', { ...BLANK, description: Uint8Array.from(bytes) });
  expect(length?.(new Uint8Array())).toBeCloseTo(sec, 9);
});

it('nothing is said of what is not known', () => {
  const [lowDelay, nothing] = [Uint8Array.of(0xb9, 0x88, 0x00), new Uint8Array(8)];
  expect(packetLengths('aac', { ...BLANK, description: lowDelay })).toBeNull();
  expect(packetLengths('aac', { ...BLANK, description: nothing })).toBeNull();
  expect(packetLengths('vorbis', { ...BLANK, description: nothing })).toBeNull();
  expect(packetLengths('vorbis', BLANK)).toBeNull();
});

it('a packet of MP3 that is empty or no frame has no length', () => {
  const length = packetLengths('mp3', BLANK);
  // The last is a frame but for its layer, which is none.
  const none = [[], [0, 0, 0, 0], [0xff, 0x1b, 0x90, 0], [0xff, 0xf9, 0x90, 0]];
  expect(none.map((bytes) => length?.(Uint8Array.from(bytes)))).toEqual([0, 0, 0, 0]);
});

const BLANK: AudioDecoderConfig = { codec: '', sampleRate: 48_000, numberOfChannels: 2 };

async function lengthSec(path: string): Promise<number> {
  using source = await openSource(await openAsBlob(path), MEDIA_FORMATS);
  const config = await source.audio?.getDecoderConfig();
  if (!source.audio || !config) throw new Error('The file has no sound.');
  const lengthOf = packetLengths((await source.audio.getCodec()) as Sound, config);
  let sec = 0;
  for await (const { data } of new EncodedPacketSink(source.audio).packets()) sec += lengthOf?.(data) ?? 0;
  return sec;
}
