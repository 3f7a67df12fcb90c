/** When the sound of an MP3 is heard, as FFmpeg has it. */
import { openAsBlob } from 'node:fs';
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { decodeByOurs } from '../../testing/media/decode-by-ours.ts';
import { ffmpeg, ffmpegBytes } from '../../testing/media/run-ffmpeg.ts';
import { id3Size } from './mp3-lead.ts';
import { MEDIA_FORMATS, openSource } from './open-source.ts';

const LOUD = 0.3;

let folder = '';
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'cliproom-mp3-'));
});
afterAll(() => rm(folder, { recursive: true }));

async function heardByFfmpeg(path: string): Promise<number> {
  const bytes = await ffmpegBytes('-i', path, '-ac', '1', '-ar', '48000', '-f', 'f32le');
  const samples = new Float32Array(bytes.buffer.slice(bytes.byteOffset, bytes.byteOffset + bytes.length));
  return samples.findIndex((sample) => Math.abs(sample) > LOUD) / 48_000;
}

async function heardByOurs(path: string): Promise<number> {
  using source = await openSource(await openAsBlob(path), MEDIA_FORMATS);
  for (const { timestampSec, planes, sampleRate } of await decodeByOurs(path)) {
    const at = planes[0]?.findIndex((sample) => Math.abs(sample) > LOUD) ?? -1;
    if (at >= 0) return timestampSec + at / sampleRate - source.originSec;
  }
  return Number.NaN;
}

it.each([
  ['in stereo', ['-ar', '44100', '-ac', '2'], 1],
  ['in mono', ['-ar', '48000', '-ac', '1'], 1],
  ['of half the rate', ['-ar', '22050', '-ac', '1'], 1],
  ['of variable rate behind tags', ['-ar', '44100', '-ac', '2', '-q:a', '3', '-metadata', 'title=Tone'], 1],
  // Then nobody knows, and both have it late by what LAME does.
  ['that says nothing', ['-ar', '44100', '-ac', '2', '-write_xing', '0'], 1 + 1105 / 44_100],
] as const)('an MP3 %s is heard when FFmpeg has it', async (name, args, atSec) => {
  expect(await heardSec(await made(`${name.replaceAll(' ', '-')}.mp3`, args))).toBeCloseTo(atSec, 2);
});

it('an MP3 behind two tags is heard when FFmpeg has it', async () => {
  const bytes = await readFile(await made('tagged.mp3', ['-ar', '44100', '-metadata', 'title=Tone']));
  const path = join(folder, 'tagged-twice.mp3');
  await writeFile(path, Buffer.concat([bytes.subarray(0, id3Size(bytes)), bytes]));
  expect(await heardSec(path)).toBeCloseTo(1, 2);
});

/** A beep from the first second on. */
async function made(name: string, args: readonly string[]): Promise<string> {
  const beep = "aevalsrc='if(gte(t,1),0.8*sin(2*PI*1000*t),0)':s=48000:d=2";
  await ffmpeg('-f', 'lavfi', '-i', beep, '-c:a', 'libmp3lame', ...args, join(folder, name));
  return join(folder, name);
}

/** By ours, which is when FFmpeg has it. */
async function heardSec(path: string): Promise<number> {
  const sec = await heardByOurs(path);
  expect(sec - (await heardByFfmpeg(path))).toBeCloseTo(0, 3);
  return sec;
}
