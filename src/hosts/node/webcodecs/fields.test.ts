/** Films of cameras and television in half pictures: read as whole ones, from each container that carries them. */
import { openAsBlob } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { EncodedPacketSink, type InputVideoTrack } from 'mediabunny';
import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { PictureReader } from '../../../media/pictures/planes/picture-reader.ts';
import { loadKernels, PlaneMemory } from '../../../media/pictures/planes/plane-memory.ts';
import { presentationOf } from '../../../media/pictures/presentation-of.ts';
import { openSource } from '../../../media/probe/open-source.ts';
import { combs } from '../../../testing/media/combs.ts';
import { ffmpeg } from '../../../testing/media/run-ffmpeg.ts';
import { NodeEncodedVideoChunk } from './node-encoded-video-chunk.ts';
import { offscreenCanvas } from './node-offscreen-canvas.ts';
import { NodeVideoDecoder } from './node-video-decoder.ts';
import type { NodeVideoFrame } from './node-video-frame.ts';

const SIZE = { width: 320, height: 240 };
const MOVING = ['-f', 'lavfi', '-i', 'testsrc2=s=320x240:r=50:d=1'];
const X264 = ['-c:v', 'libx264', '-pix_fmt', 'yuv420p', '-crf', '12'];
const FIELDS = ['-vf', 'interlace=scan=tff:lowpass=0', '-flags', '+ildct+ilme', '-x264-params', 'tff=1'];

let folder = '';
beforeAll(async () => {
  // Other tests of this process have to do without it.
  vi.stubGlobal('OffscreenCanvas', offscreenCanvas());
  folder = await mkdtemp(join(tmpdir(), 'fields-'));
});
afterAll(async () => {
  vi.unstubAllGlobals();
  await rm(folder, { recursive: true });
});

/** Of the twentieth picture, as it is read for a picture of the size `into` and as it was decoded. */
async function readAndDecoded(
  path: string,
  into = SIZE,
): Promise<{ read: number; decoded: number; inFields: boolean }> {
  using source = await openSource(await openAsBlob(path));
  if (source.video === null) throw new Error('The film has no picture.');
  const presentation = await presentationOf(source, source.video);
  const memory = new PlaneMemory(await loadKernels());
  const frame = await twentieth(source.video);
  try {
    const light = async (inFields: boolean, size: typeof SIZE): Promise<number> => {
      const presented = {
        frame: frame as unknown as VideoFrame,
        presentation: { ...presentation, inFields },
      };
      const crop = { x: 0, y: 0, ...SIZE };
      const { y, strideY } = await new PictureReader(memory).read(presented, crop, size);
      return combs(memory.bytes(y, strideY * SIZE.height), strideY);
    };
    const inFields = presentation.inFields === true;
    return { inFields, read: await light(inFields, into), decoded: await light(false, SIZE) };
  } finally {
    frame.close();
  }
}

async function twentieth(video: InputVideoTrack): Promise<NodeVideoFrame> {
  const frames: NodeVideoFrame[] = [];
  const decoder = new NodeVideoDecoder({
    output: (frame) => frames.push(frame),
    error: (error) => expect.unreachable(error.message),
  });
  const config = await video.getDecoderConfig();
  if (config === null) throw new Error('The film has no description.');
  decoder.configure(config);
  for await (const { type, timestamp, data } of new EncodedPacketSink(video).packets())
    decoder.decode(
      new NodeEncodedVideoChunk({ type, timestamp: timestamp * 1e6, data: Uint8Array.from(data) }),
    );
  await decoder.flush();
  decoder.close();
  const [chosen] = frames.splice(19, 1);
  for (const other of frames) other.close();
  if (chosen === undefined) throw new Error('The film has no such picture.');
  return chosen;
}

it.each(['mp4', 'ts', 'mkv'])('in %s', async (container) => {
  const path = join(folder, `fields.${container}`);
  await ffmpeg(...MOVING, ...FIELDS, ...X264, path);
  const { read, decoded, inFields } = await readAndDecoded(path);
  expect(inFields).toBe(true);
  expect(read).toBeLessThan(decoded / 3);
});

it.each([
  ['ProRes', ['-c:v', 'prores_ks', '-flags', '+ildct+ilme']],
  ['H.264 of ten bits', [...X264, '-pix_fmt', 'yuv422p10le', '-flags', '+ildct+ilme']],
])('of %s, which is drawn before it is read', async (name, codec) => {
  const path = join(folder, `${name}.mov`);
  await ffmpeg(...MOVING, '-vf', 'interlace=scan=tff:lowpass=0,setfield=tff', ...codec, path);
  // Drawn at once in the size that is wanted, lines of both fields would have become one.
  const { read, decoded, inFields } = await readAndDecoded(path, { width: 160, height: 120 });
  expect(inFields).toBe(true);
  expect(read).toBeLessThan(decoded / 3);
});

it('whole pictures are read as they are', async () => {
  const path = join(folder, 'whole.mp4');
  await ffmpeg(...MOVING, ...X264, path);
  const { read, decoded, inFields } = await readAndDecoded(path);
  expect(inFields).toBe(false);
  expect(read).toBe(decoded);
});
