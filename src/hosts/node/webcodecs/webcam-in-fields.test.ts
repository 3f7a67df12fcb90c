/** A webcam is looked for in the pictures that everything else shows: whole ones, also in a film of half pictures. */
import { openAsBlob } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { FACE_INPUT_PX } from '../../../media/vision/faces/decode-faces.ts';
import { webcamOfFile } from '../../../media/vision/faces/webcam-of-file.ts';
import { combs } from '../../../testing/media/combs.ts';
import { ffmpeg } from '../../../testing/media/run-ffmpeg.ts';
import { NodeEncodedVideoChunk } from './node-encoded-video-chunk.ts';
import { offscreenCanvas } from './node-offscreen-canvas.ts';
import { NodeVideoDecoder } from './node-video-decoder.ts';
import { NodeVideoFrame } from './node-video-frame.ts';

/** About as large as it is looked at, so that lines stay lines. */
const MOVING = ['-f', 'lavfi', '-i', 'testsrc2=s=568x424:r=50:d=1', '-c:v', 'libx264', '-pix_fmt', 'yuv420p'];
const FIELDS = ['-vf', 'interlace=scan=tff:lowpass=0', '-flags', '+ildct+ilme', '-x264-params', 'tff=1'];

let folder = '';
beforeEach(async () => {
  vi.stubGlobal('OffscreenCanvas', offscreenCanvas());
  vi.stubGlobal('VideoDecoder', NodeVideoDecoder);
  vi.stubGlobal('EncodedVideoChunk', NodeEncodedVideoChunk);
  vi.stubGlobal('VideoFrame', NodeVideoFrame);
  folder = await mkdtemp(join(tmpdir(), 'webcam-'));
});
afterEach(async () => {
  vi.unstubAllGlobals();
  await rm(folder, { recursive: true });
});

async function combsSeen(name: string, ...args: readonly string[]): Promise<number> {
  const path = join(folder, name);
  await ffmpeg(...MOVING, ...args, path);
  let most = 0;
  const detector = {
    async detect(rgb: Uint8Array) {
      most = Math.max(
        most,
        combs(
          rgb.filter((_, at) => at % 3 === 1),
          FACE_INPUT_PX,
        ),
      );
      return [];
    },
    close: () => undefined,
  };
  const call = { signal: new AbortController().signal, onProgress: () => undefined };
  expect(await webcamOfFile(await openAsBlob(path), 1, async () => detector, call)).toBeNull();
  return most;
}

it('are as even as those of a film of whole pictures', async () => {
  const [whole, half] = [await combsSeen('whole.mp4'), await combsSeen('half.mp4', ...FIELDS)];
  expect(half).toBeLessThan(1.5 * whole);
});
