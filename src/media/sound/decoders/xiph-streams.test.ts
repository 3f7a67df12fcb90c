/** libopus, libFLAC and libvorbis against FFmpeg, on the same files: the same sound, where FFmpeg presents it. */
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { decodeByOurs } from '../../../testing/media/decode-by-ours.ts';
import { ffmpeg, ffmpegBytes } from '../../../testing/media/run-ffmpeg.ts';
import { placeBlock } from '../sound-placement.ts';
import type { SoundBlock } from './decoder-messages.ts';
import { openSoundStream } from './sound-stream.ts';

const RISING = '0.4*sin(2*PI*(200+400*t)*t)';
const TONES = `${RISING}|0.3*sin(2*PI*(900-200*t)*t):s=48000`;
const OF_CDS = TONES.replace('48000', '44100');
/** Six channels, of which only the first rises. */
const SURROUND = `${[RISING, ...[300, 400, 60, 500, 600].map((hz) => `0.2*sin(2*PI*${hz}*t)`)].join('|')}:c=5.1:s=48000`;
const OPUS = ['-c:a', 'libopus', '-b:a', '256k'];
const FLAC = ['-strict', '-2', '-c:a', 'flac'];
const DEEP = [...FLAC, '-sample_fmt', 's32', '-ar', '96000'];
/** A rest of a millisecond, to which times in Matroska are rounded, is heard by nobody. */
const ROUNDED_SEC = 0.001;
/** Of Opus: frames of which there are none. */
const NO_PACKET = Uint8Array.of(0xff, 0);

let folder: string;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'cliproom-xiph-'));
});
afterAll(() => rm(folder, { recursive: true }));

async function made(name: string, sound: string, encoder: readonly string[]): Promise<string> {
  const path = join(folder, name);
  await ffmpeg('-f', 'lavfi', '-t', '1.2', '-i', `aevalsrc=${sound}`, ...encoder, path);
  return path;
}

describe.each([
  { name: 'tones.webm', sound: TONES, encoder: OPUS },
  { name: 'tones.ogg', sound: TONES, encoder: OPUS },
  { name: 'tones.opus.mp4', sound: TONES, encoder: OPUS },
  // Two packets and a part of the third lie before the beginning.
  { name: 'short.ogg', sound: TONES, encoder: [...OPUS, '-frame_duration', '2.5'] },
  { name: 'surround.opus.mkv', sound: SURROUND, encoder: [...OPUS, '-mapping_family', '1'] },
  { name: 'tones.flac', sound: OF_CDS, encoder: FLAC },
  { name: 'tones.flac.mp4', sound: OF_CDS, encoder: FLAC },
  { name: 'deep.flac', sound: TONES, encoder: DEEP },
  { name: 'surround.flac.mkv', sound: SURROUND, encoder: FLAC },
  { name: 'tones.vorbis.ogg', sound: OF_CDS, encoder: ['-c:a', 'libvorbis'] },
  { name: 'tones.vorbis.webm', sound: OF_CDS, encoder: ['-c:a', 'libvorbis'] },
  { name: 'surround.vorbis.ogg', sound: SURROUND, encoder: ['-c:a', 'libvorbis'] },
])('$name', ({ name, sound, encoder }) => {
  it('comes out as from FFmpeg, from the beginning and from the middle', async () => {
    const path = await made(name, sound, encoder);
    const blocks = await decodeByOurs(path);
    const { sampleRate = 0, planes: { length: channels } = [] } = blocks[0] ?? {};
    const bytes = await ffmpegBytes('-i', path, '-f', 'f32le');
    const truth = channelsOf(Uint8Array.from(bytes), channels);
    // The first packet of Vorbis holds nothing, and in WebM it has a length all the same.
    const beginsSec = name === 'tones.vorbis.webm' ? (blocks[0]?.timestampSec ?? 0) : 0;

    const whole = placed(blocks, beginsSec);
    expect(whole[0]?.length).toBeGreaterThanOrEqual(truth[0]?.length ?? 0);
    expect(noiseBelowDb(whole, truth, 0)).toBeGreaterThan(75);

    // A decoder that is entered in the middle comes near only: Opus and Vorbis build on what was before.
    const fromSec = 0.6;
    const inTheMiddle = placed(await decodeByOurs(path, { fromSec: fromSec - 0.1 }), fromSec);
    const at = Math.round((fromSec - beginsSec) * sampleRate);
    const rounded = /mkv|webm/.test(name) ? Math.round(ROUNDED_SEC * sampleRate) : 0;
    const lags = Array.from({ length: 2 * rounded + 1 }, (_, lag) => lag - rounded);
    expect(Math.max(...lags.map((lag) => noiseBelowDb(inTheMiddle, truth, at + lag)))).toBeGreaterThan(40);
  });
});

describe.each([
  { name: 'damaged.ogg', encoder: OPUS },
  { name: 'damaged.flac', encoder: FLAC },
])('$name', ({ name, encoder }) => {
  it('gives nothing for the packet that is damaged, and goes on', async () => {
    const path = await made(name, TONES, encoder);
    const whole = await decodeByOurs(path);
    const damaged = await decodeByOurs(path, {
      change: (bytes, at) => (at === 4 ? NO_PACKET : bytes),
    });
    expect(damaged).toHaveLength(whole.length - 1);
    expect(damaged.at(-1)?.timestampSec).toBe(whole.at(-1)?.timestampSec);
  });
});

it('what a head of Opus says to make louder is', async () => {
  const path = await made('gain.ogg', TONES, OPUS);
  const QUIETER_6_DB = [0x05, 0xfa];
  const quiet = await decodeByOurs(path, {
    describe: (head) => Uint8Array.from(head, (byte, at) => QUIETER_6_DB[at - 16] ?? byte),
  });
  const loudest = (blocks: readonly SoundBlock[]): number =>
    Math.max(...blocks.flatMap(({ planes }) => [...(planes[0] ?? [])]));
  expect(loudest(quiet) / loudest(await decodeByOurs(path))).toBeCloseTo(0.5, 2);
});

it('frames of FLAC that leave rate and depth to the head of the stream are read by it', async () => {
  const path = await made('left.flac', OF_CDS, FLAC);
  const left = await decodeByOurs(path, { change: leftToTheHead });
  expect(left).toEqual(await decodeByOurs(path));
});

it.each(['opus', 'vorbis'] as const)('what is no description of %s is refused', async (codec) => {
  for (const description of [null, Uint8Array.of(2, 1, 1, 9, 9, 9)])
    await expect(openSoundStream({ codec, description })).rejects.toThrow(/head/);
});

function channelsOf(interleaved: Uint8Array, channels: number): Float32Array[] {
  const samples = new Float32Array(interleaved.buffer);
  return Array.from({ length: channels }, (_, channel) =>
    Float32Array.from(
      { length: samples.length / channels },
      (_, at) => samples[at * channels + channel] ?? 0,
    ),
  );
}

/** The channels from a time on, as readers of the sound lay them. */
function placed(blocks: readonly SoundBlock[], fromSec: number): Float32Array[] {
  const channels = (blocks[0]?.planes ?? []).map(() => [] as number[]);
  for (const { timestampSec, sampleRate, planes } of blocks) {
    const length = planes[0]?.length ?? 0;
    const { silence, skip } = placeBlock(
      channels[0]?.length ?? 0,
      timestampSec - fromSec,
      length,
      sampleRate,
    );
    for (const [at, channel] of channels.entries())
      channel.push(...new Float32Array(silence), ...(planes[at]?.subarray(skip) ?? []));
  }
  return channels.map((channel) => Float32Array.from(channel));
}

/** How far what differs lies below the sound, over what both have; ours begins `at` samples into the truth. */
function noiseBelowDb(ours: readonly Float32Array[], truth: readonly Float32Array[], at: number): number {
  let [sound, noise] = [0, 0];
  for (const [channel, theirs] of truth.entries()) {
    const plane = ours[channel] ?? new Float32Array();
    for (let index = 0; index < Math.min(plane.length, theirs.length - at); index += 1) {
      const their = theirs[at + index] ?? 0;
      sound += their ** 2;
      noise += (their - (plane[index] ?? 0)) ** 2;
    }
  }
  return 10 * Math.log10(sound / noise);
}

/** The same frame of FLAC (RFC 9639, 9.1), with "get from STREAMINFO" for its rate and depth. */
function leftToTheHead(frame: Uint8Array): Uint8Array {
  const changed = frame.slice();
  const size = (frame[2] as number) >> 4;
  // Frames below the 128th have a number of one byte; then comes the length of a block that has no code.
  const headEnd = 5 + (size === 6 ? 1 : 0) + (size === 7 ? 2 : 0);
  changed[2] = (frame[2] as number) & 0xf0;
  changed[3] = (frame[3] as number) & 0xf1;
  changed[headEnd] = crc(changed.subarray(0, headEnd), 0x07, 8);
  const sum = crc(changed.subarray(0, -2), 0x8005, 16);
  changed.set([sum >> 8, sum & 0xff], changed.length - 2);
  return changed;
}

function crc(bytes: Uint8Array, polynomial: number, bits: number): number {
  const [top, all] = [1 << (bits - 1), (1 << bits) - 1];
  let sum = 0;
  for (const byte of bytes) {
    sum ^= byte << (bits - 8);
    for (let bit = 0; bit < 8; bit += 1) sum = (sum & top ? (sum << 1) ^ polynomial : sum << 1) & all;
  }
  return sum;
}
