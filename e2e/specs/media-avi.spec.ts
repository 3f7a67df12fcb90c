/** AVI made MP4 by the browser and by Node: pictures, their order, their colours, and sound at its time. */
import { basename, join } from 'node:path';
import { expect, test } from '@playwright/test';
import type { Conversion } from '../../src/media/convert/conversion.ts';
import { makeFormat } from '../../src/testing/media/made-formats.ts';
import type { FixtureName } from '../../src/testing/media/make-fixture.ts';
import { acceptMp4 } from '../../src/testing/media/mp4/accept-mp4.ts';
import { ffmpeg, ffprobe } from '../../src/testing/media/run-ffmpeg.ts';
import { expectColours, readBars } from '../harness/colour-bars.ts';
import { benchOfBoth } from '../harness/media-bench.ts';
import { brightness, firstLoud, soundOf } from '../harness/read-video.ts';

const bench = benchOfBoth();
const FPS = 30;
/** What encoders put before the sound, of which an AVI says nothing. */
const DELAYS_SEC = { mp3: 1105 / 48_000, ac3: 256 / 48_000, pcm: 0 } as const;

interface Made {
  readonly path: string;
  readonly done: Conversion;
}

const inBrowser = async (name: FixtureName) => browserMade(await bench().fixtures.path(name));
const inNode = async (name: FixtureName) => nodeMade(await bench().fixtures.path(name));
const nodeMade = (path: string): Promise<Made> => bench().node.convert(path, `${basename(path)}.mp4`);

async function browserMade(from: string): Promise<Made> {
  const { folder, harness } = bench();
  await harness.choose(from);
  const name = basename(from);
  const output = `assets/${name}.mp4`;
  const done = await harness.page.evaluate(
    ([file, target]) =>
      mediaHarness.engine.run('convert', { file, outputFile: target }, mediaHarness.callOf('convert')),
    [name, output] as const,
  );
  const path = join(folder, `browser-${name}.mp4`);
  if (done.kind === 'converted') await harness.save(output, path);
  return { path, done };
}

/** Flashes and beeps at each whole second, and together. */
async function expectSync(path: string, sound: keyof typeof DELAYS_SEC): Promise<void> {
  const frames = await brightness(path);
  const heard = await soundOf(path);
  for (const second of [1, 3, 5, 7]) {
    const from = Math.round((second - 0.3) * FPS);
    const flashSec = (from + frames.slice(from).findIndex((value) => value > 128)) / FPS;
    const beepSec = firstLoud(heard, second - 0.3) / 48_000;
    expect(Math.abs(beepSec - (second + DELAYS_SEC[sound])), `beep at ${beepSec}`).toBeLessThan(0.004);
    expect(Math.abs(flashSec - second), `flash at ${flashSec}`).toBeLessThan(1.5 / FPS);
    expect(Math.abs(flashSec - beepSec), `apart by ${flashSec - beepSec}`).toBeLessThan(1.2 / FPS);
  }
}

for (const [name, codecs] of [
  ['flash.avi', ['h264', 'mp3']],
  ['flash-b-frames.avi', ['h264', 'aac']],
  ['flash-open-dml.avi', ['h264', 'aac']],
  ['flash-mjpeg.avi', ['h264', 'aac']],
  ['card.avi', ['h264', 'aac']],
] as const)
  test(`${name} becomes an MP4 in the browser and in Node`, async () => {
    for (const { path, done } of [await inBrowser(name), await inNode(name)]) {
      expect(done).toEqual({ kind: 'converted' });
      await acceptMp4(path, codecs[1] === 'mp3' ? 'mp3' : 'mp4a');
      const streams = await ffprobe(path);
      expect(streams.map(({ codec_name }) => codec_name)).toEqual(codecs);
      expect(streams[0]).toMatchObject({ width: 640, height: 360, start_time: '0.000000' });
      expect(Number(streams[0]?.nb_read_frames)).toBeGreaterThanOrEqual(name === 'card.avi' ? 100 : 240);
      if (name !== 'card.avi') await expectSync(path, codecs[1] === 'mp3' ? 'mp3' : 'pcm');
    }
  });

for (const [name, codec, sound] of [
  ['flash-xvid.avi', 'MPEG-4 Part 2 (Xvid)', 'mp3'],
  ['flash-msmpeg4.avi', 'Microsoft MPEG-4', 'ac3'],
] as const)
  test(`${name} becomes an MP4 in Node, and the browser names what it cannot decode`, async () => {
    expect((await inBrowser(name)).done).toMatchObject({ kind: 'no_decoder', part: 'picture', codec });
    const { path, done } = await inNode(name);
    expect(done).toEqual({ kind: 'converted' });
    await acceptMp4(path);
    const streams = await ffprobe(path);
    expect(streams.map(({ codec_name }) => codec_name)).toEqual(['h264', 'aac']);
    await expectSync(path, sound);
  });

for (const [codec, hosts] of [
  ['mjpeg', ['browser', 'node']],
  ['mpeg4', ['node']],
] as const)
  test(`the colours of ${codec} stay`, async () => {
    const { folder } = bench();
    const path = join(folder, `bars-${codec}.avi`);
    // As cameras write them: BT.601, which JPEG always is, and what no AVI says.
    const range = codec === 'mjpeg' ? 'pc' : 'tv';
    const matrix = `scale=in_color_matrix=bt709:in_range=tv:out_color_matrix=bt601:out_range=${range}`;
    const pixels = codec === 'mjpeg' ? 'yuvj420p' : 'yuv420p';
    const coded = ['-vf', matrix, '-pix_fmt', pixels, '-c:v', codec, '-q:v', '2', '-c:a', 'pcm_s16le'];
    await ffmpeg('-i', await makeFormat('h264-aac.mp4', folder), ...coded, path);
    for (const host of hosts) {
      const made = host === 'browser' ? await browserMade(path) : await nodeMade(path);
      expectColours(await readBars(made.path), `${codec} by ${host}`);
    }
  });

test('an AVI that is cut off is refused', async () => {
  await expect(inBrowser('cut-off.avi')).rejects.toThrow(/UnreadableMediaError: .*damaged or cut off/);
  await expect(inNode('cut-off.avi')).rejects.toThrow(/damaged or cut off/);
});
