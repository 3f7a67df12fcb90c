/** Films of cameras and television in half pictures: read as whole ones, from each container that carries them. */
import { openAsBlob } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { FrameStream } from '../../../media/pictures/frame-stream.ts';
import { PictureReader } from '../../../media/pictures/planes/picture-reader.ts';
import { loadKernels, PlaneMemory } from '../../../media/pictures/planes/plane-memory.ts';
import { presentationOf } from '../../../media/pictures/presentation-of.ts';
import { openSource } from '../../../media/probe/open-source.ts';
import { combs } from '../../../testing/media/combs.ts';
import { ffmpeg } from '../../../testing/media/run-ffmpeg.ts';
import { installWebCodecs } from './install-web-codecs.ts';

const SIZE = { width: 320, height: 240 };
const MOVING = ['-f', 'lavfi', '-i', 'testsrc2=s=320x240:r=50:d=1'];
const X264 = ['-c:v', 'libx264', '-pix_fmt', 'yuv420p', '-crf', '12'];
const FIELDS = ['-vf', 'interlace=scan=tff:lowpass=0', '-flags', '+ildct+ilme', '-x264-params', 'tff=1'];

let folder = '';
beforeAll(async () => {
  installWebCodecs();
  folder = await mkdtemp(join(tmpdir(), 'fields-'));
});
afterAll(() => rm(folder, { recursive: true }));

/** Of the twentieth picture, as it is read and as it was decoded. */
async function readAndDecoded(path: string): Promise<{ read: number; decoded: number; inFields: boolean }> {
  using source = await openSource(await openAsBlob(path));
  if (source.video === null) throw new Error('The film has no picture.');
  const presentation = await presentationOf(source, source.video);
  const memory = new PlaneMemory(await loadKernels());
  const stream = await FrameStream.open(source.video, source.originSec + 0.38);
  try {
    const frame = await stream.next();
    if (frame === null) throw new Error('The film has no such picture.');
    const light = async (inFields: boolean): Promise<number> => {
      const presented = { frame, presentation: { ...presentation, inFields } };
      const crop = { x: 0, y: 0, ...SIZE };
      const { y, strideY } = await new PictureReader(memory).read(presented, crop, SIZE);
      return combs(memory.bytes(y, strideY * SIZE.height), strideY);
    };
    const inFields = presentation.inFields === true;
    return { inFields, read: await light(inFields), decoded: await light(false) };
  } finally {
    stream.close();
  }
}

it.each(['mp4', 'ts', 'mkv'])('in %s', async (container) => {
  const path = join(folder, `fields.${container}`);
  await ffmpeg(...MOVING, ...FIELDS, ...X264, path);
  const { read, decoded, inFields } = await readAndDecoded(path);
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
