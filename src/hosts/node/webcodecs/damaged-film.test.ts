/** What is damaged in the middle of a film costs its own pictures alone: the clips and small pictures around it are there. */
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { EncodedPacketSink } from 'mediabunny';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { openSource } from '../../../media/probe/open-source.ts';
import { UnreadableMediaError } from '../../../media/probe/unreadable-media-error.ts';
import { analyzePicture } from '../../../media/vision/analyze-picture.ts';
import { keyFramesAt } from '../../../media/vision/key-frames.ts';
import { keyTimesOf } from '../../../media/vision/key-packets.ts';
import { ffmpeg } from '../../../testing/media/run-ffmpeg.ts';
import { NodeEncodedVideoChunk } from './node-encoded-video-chunk.ts';
import { offscreenCanvas } from './node-offscreen-canvas.ts';
import { NodeVideoDecoder } from './node-video-decoder.ts';
import { NodeVideoFrame } from './node-video-frame.ts';

let folder = '';
let film: Buffer<ArrayBuffer>;
beforeEach(async () => {
  vi.stubGlobal('OffscreenCanvas', offscreenCanvas());
  vi.stubGlobal('VideoDecoder', NodeVideoDecoder);
  vi.stubGlobal('EncodedVideoChunk', NodeEncodedVideoChunk);
  vi.stubGlobal('VideoFrame', NodeVideoFrame);
  folder = await mkdtemp(join(tmpdir(), 'damaged-'));
  const path = join(folder, 'film.mp4');
  // A key frame each second, and another scene from 12 s on.
  const scenes = ['testsrc2=s=160x90:r=10:d=12', 'smptebars=s=160x90:r=10:d=8'];
  const inputs = scenes.flatMap((scene) => ['-f', 'lavfi', '-i', scene]);
  const keys = ['-g', '10', '-sc_threshold', '0', '-pix_fmt', 'yuv420p'];
  await ffmpeg(...inputs, '-filter_complex', 'concat', '-c:v', 'libx264', ...keys, path);
  film = (await readFile(path)) as Buffer<ArrayBuffer>;
});
afterEach(async () => {
  vi.unstubAllGlobals();
  await rm(folder, { recursive: true });
});

/** With zeros where these key frames were, as after a download that was cut. */
async function withoutKeys(isLost: (timeSec: number) => boolean): Promise<Blob> {
  const damaged = Buffer.from(film);
  using source = await openSource(new Blob([film]));
  if (source.video === null) throw new Error('The film has a picture.');
  const sink = new EncodedPacketSink(source.video);
  let at = 0;
  for (let key = await sink.getFirstKeyPacket(); key; key = await sink.getNextKeyPacket(key)) {
    // Some are alike.
    at = film.indexOf(key.data, at + 1);
    if (isLost(key.timestamp)) damaged.fill(0, at, at + key.data.length);
  }
  return new Blob([damaged]);
}

async function keysShown(file: Blob): Promise<number[]> {
  using source = await openSource(file);
  if (source.video === null) throw new Error('The film has a picture.');
  const times = (await keyTimesOf(source.video)).map((timeSec) => ({ timeSec, early: false }));
  const shownSec: number[] = [];
  for await (const frame of keyFramesAt(source.video, times)) {
    shownSec.push(Math.round(frame.timestamp / 1e6));
    frame.close();
  }
  return shownSec;
}

it('each key frame but those is decoded, once and in order', async () => {
  const lost = [0, 5, 6, 13, 19];
  const shown = Array.from({ length: 20 }, (_, sec) => sec).filter((sec) => !lost.includes(sec));
  expect(await keysShown(await withoutKeys((sec) => lost.includes(Math.round(sec))))).toEqual(shown);
});

it('its cuts are found where it is whole', async () => {
  const call = { signal: new AbortController().signal, onProgress: () => undefined };
  const { shotCutsSec, motion } = await analyzePicture(await withoutKeys((sec) => sec === 4), call);
  expect(shotCutsSec).toEqual([12]);
  expect(motion).toHaveLength(10);
});

it('a film that is damaged everywhere is unreadable', async () => {
  await expect(keysShown(await withoutKeys(() => true))).rejects.toBeInstanceOf(UnreadableMediaError);
});
