/** FAAD2 and mpg123 against FFmpeg, which decodes the same packets: the same sound at the same time, without a delay. */
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { decodeByOurs } from '../../../testing/media/decode-by-ours.ts';
import { ffmpeg, ffmpegBytes } from '../../../testing/media/run-ffmpeg.ts';
import type { SoundBlock } from './decoder-messages.ts';
import { openSoundStream } from './sound-stream.ts';

const RATE = 44_100;
/** Rising and falling, another in each channel: where they are late by a sample, it shows. */
const TONES = [
  ...['-f', 'lavfi', '-t', '2'],
  ...['-i', `aevalsrc=0.4*sin(2*PI*(200+400*t)*t)|0.3*sin(2*PI*(900-200*t)*t):s=${RATE}`],
];
/** Six channels of a tone each. */
const SURROUND = [
  ...['-f', 'lavfi', '-t', '2', '-i'],
  `aevalsrc=${[200, 300, 400, 60, 500, 600].map((hz) => `0.2*sin(2*PI*${hz}*t)`).join('|')}:c=5.1:s=${RATE}`,
];
/** Every packet, what an encoder put before the beginning too. */
const WHOLE = ['-flags2', '+skip_manual'];
const WITHOUT_EDITS = ['-ignore_editlist', '1'];

let folder: string;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'cliproom-sounds-'));
});
afterAll(() => rm(folder, { recursive: true }));

describe.each([
  { name: 'tones.m4a', sound: TONES, encoder: 'aac', frame: 1024, asked: [...WHOLE, ...WITHOUT_EDITS] },
  { name: 'tones.ts', sound: TONES, encoder: 'aac', frame: 1024, asked: [] },
  { name: 'tones.mp3', sound: TONES, encoder: 'libmp3lame', frame: 1152, asked: WHOLE },
  { name: 'television.ts', sound: TONES, encoder: 'mp2', frame: 1152, asked: [] },
  { name: 'surround.m4a', sound: SURROUND, encoder: 'aac', frame: 1024, asked: [...WHOLE, ...WITHOUT_EDITS] },
])('$name', ({ name, sound, encoder, frame, asked }) => {
  it('comes out as from FFmpeg, each packet at its time', async () => {
    const path = join(folder, name);
    await ffmpeg(...sound, '-c:a', encoder, '-b:a', '192k', path);
    const blocks = await decodeByOurs(path);
    const [first] = blocks;
    const channels = sound === SURROUND ? 6 : 2;
    expect(first?.planes).toHaveLength(channels);
    for (const [at, { timestampSec, planes }] of blocks.entries()) {
      expect(planes[1]).toHaveLength(frame);
      expect(timestampSec).toBeCloseTo((first?.timestampSec ?? 0) + (at * frame) / RATE, 3);
    }

    const theirs = await ffmpegBytes(...asked, '-i', path, '-f', 'f32le');
    const truth = new Float32Array(Uint8Array.from(theirs).buffer);
    // Only the last frame of a stream may wait for one after it.
    expect(blocks.length * frame * channels).toBeGreaterThanOrEqual(truth.length - channels * frame);
    expect(noiseBelowDb(blocks, truth)).toBeGreaterThan(60);
  });
});

it('a packet that is damaged gives nothing, and the next goes on', async () => {
  const path = join(folder, 'whole.m4a');
  await ffmpeg(...TONES, '-c:a', 'aac', path);
  const whole = await decodeByOurs(path);
  const damaged = await decodeByOurs(path, {
    change: (bytes, at) => (at === 40 ? bytes.map((byte) => byte ^ 0x5a) : bytes),
  });
  expect(damaged.length).toBeGreaterThanOrEqual(whole.length - 2);
  expect(damaged.at(-1)).toEqual(whole.at(-1));
});

it.each([
  { name: 'gap.m4a', encoder: 'aac' },
  { name: 'gap.mp3.mkv', encoder: 'libmp3lame' },
  { name: 'gap.flac.mkv', encoder: 'flac' },
  { name: 'gap.vorbis.webm', encoder: 'libvorbis' },
  { name: 'gap.opus.mkv', encoder: 'libopus' },
])('what comes after a gap of $name comes at its time', async ({ name, encoder }) => {
  const [path, whole] = [join(folder, name), join(folder, `whole-${name}`)];
  await ffmpeg(...TONES, '-ar', '48000', '-c:a', encoder, whole);
  const dropped = ['-bsf:a', "noise=drop='between(pts*tb,0.5,1.05)'"];
  await ffmpeg('-i', whole, '-c', 'copy', ...dropped, path);
  const times = (await decodeByOurs(path)).map(({ timestampSec }) => timestampSec);
  expect(times.filter((timeSec) => timeSec > 0.51 && timeSec < 1.04)).toEqual([]);
  expect(times.at(-1)).toBeGreaterThan(1.85);
});

it('high efficiency of version 2 is known, said in front or behind', async () => {
  // Of 44.1 kHz with a core of half of that, its two channels in one.
  for (const bytes of [
    [0xeb, 0x8a, 0x08, 0x00],
    [0x13, 0x88, 0x56, 0xe5, 0xa5, 0x48, 0x80],
  ]) {
    const stream = await openSoundStream({ codec: 'aac', description: Uint8Array.from(bytes) });
    stream.close();
  }
});

it('what is no description of a stream is refused', async () => {
  const description = Uint8Array.of(0xff, 0xff);
  await expect(openSoundStream({ codec: 'aac', description })).rejects.toThrow('AAC');
});

/** How far what differs lies below the sound; the first two frames are half of what was before them. */
function noiseBelowDb(blocks: readonly SoundBlock[], truth: Float32Array): number {
  let [sound, noise, at] = [0, 0, 0];
  for (const [index, { planes }] of blocks.entries())
    for (let sample = 0; sample < (planes[0]?.length ?? 0); sample += 1)
      for (const plane of planes) {
        const theirs = truth[at] ?? 0;
        at += 1;
        if (index < 2) continue;
        sound += theirs ** 2;
        noise += (theirs - (plane[sample] ?? 0)) ** 2;
      }
  return 10 * Math.log10(sound / noise);
}
