/** Every container, codec, pixel format and colour space, exported by the browser and by Node: the colours stay. */
import { join } from 'node:path';
import { expect, test } from '@playwright/test';
import type { CompositionPlan } from '../../src/media/compose/composition-plan.ts';
import { planComposition } from '../../src/media/compose/plans/plan-composition.ts';
import {
  BARS,
  FORMATS,
  type Format,
  type FormatName,
  makeFormat,
} from '../../src/testing/media/made-formats.ts';
import { acceptMp4 } from '../../src/testing/media/mp4/accept-mp4.ts';
import { ffmpegBytes } from '../../src/testing/media/run-ffmpeg.ts';
import { expectColours, readBars } from '../harness/colour-bars.ts';
import { benchOfBoth } from '../harness/media-bench.ts';
import { loudness } from '../harness/read-video.ts';

const bench = benchOfBoth(4396);

function planOf(name: FormatName): CompositionPlan {
  const format: Format = FORMATS[name];
  const [width, height] = format.size ?? [640, 360];
  const whole = { ...{ width: 360, height: 640, fps: 25 }, source: { startSec: 0, endSec: 0.96 } };
  const bare = { ...whole, hook: null, captions: { style: null }, words: [] };
  return planComposition(bare, { id: 'source', width, height, hasAudio: true });
}

async function renderInBrowser(path: string, name: FormatName): Promise<string> {
  const { folder, harness } = bench();
  await harness.choose(path);
  const output = `renders/${name}.mp4`;
  await harness.page.evaluate(
    ([file, plan, target]) =>
      mediaHarness.engine.run(
        'render',
        { files: { source: file }, plan, outputFile: target },
        mediaHarness.callOf('render'),
      ),
    [name, planOf(name), output] as const,
  );
  const saved = join(folder, `browser-${name}.mp4`);
  await harness.save(output, saved);
  return saved;
}

async function expectBars(path: string, by: string): Promise<void> {
  const { tracks } = await acceptMp4(path);
  expect(tracks.map(({ entry, samples }) => [entry.kind, samples.length]).at(0)).toEqual(['avc1', 24]);
  expect(await loudness(path, 0.1, 0.8)).toBeGreaterThan(0.05);
  expectColours(await readBars(path), by);
}

async function expectPoster(path: string, by: string): Promise<void> {
  const filter = `scale=2:${BARS.length * 8}:flags=area,format=rgb24`;
  const raw = await ffmpegBytes('-i', path, '-vf', filter, '-f', 'rawvideo');
  const seen = BARS.map((_, bar) => [...raw.subarray(6 * (bar * 8 + 4)).subarray(0, 3)]);
  expectColours(seen, `poster by ${by}`);
}

for (const [name, format] of Object.entries<Format>(FORMATS)) {
  const { refusedFor, inNode, hdr } = format;
  const file = name as FormatName;
  test(`${name} is ${refusedFor === undefined ? 'exported in its colours' : 'refused by the name of its codec'}`, async () => {
    const { folder, harness, node } = bench();
    const path = await makeFormat(file, folder);
    if (refusedFor === undefined) {
      await expectBars(await renderInBrowser(path, file), 'browser');
      await expectBars(await node.renderFile(path, planOf(file), `${name}.mp4`), 'Node');
    } else {
      const refusal = await renderInBrowser(path, file).then(() => 'nothing', String);
      expect(refusal).toContain(refusedFor);
      expect(refusal).toContain('UnreadableMediaError');
    }
    if (inNode) await expectBars(await node.renderFile(path, planOf(file), `${name}.mp4`), 'Node');
    if (hdr !== undefined) await expectPoster(await node.poster(path, `${name}.jpg`), 'Node');
    if (hdr !== undefined && refusedFor === undefined) {
      await harness.page.evaluate(
        (source) =>
          mediaHarness.engine.run('poster', { file: source, atSec: 0.5, outputFile: 'posters/hdr.jpg' }),
        file,
      );
      const saved = join(folder, 'hdr.jpg');
      await harness.save('posters/hdr.jpg', saved);
      await expectPoster(saved, 'browser');
    }
  });
}

// What cameras and phones are decoded to by hardware, which there is none of here.
for (const [name, colorSpace, samples] of [
  ['BT.709', { matrix: 'bt709', fullRange: false }, [63, 102, 240]],
  ['BT.709 in full range', { matrix: 'bt709', fullRange: true }, [54, 99, 255]],
  ['BT.601', { matrix: 'smpte170m', fullRange: false }, [81, 90, 240]],
  ['BT.601 in full range', { matrix: 'smpte170m', fullRange: true }, [76, 85, 255]],
] as const)
  test(`red in NV12 of ${name} is the same red in the film`, async () => {
    const { harness } = bench();
    const read = await harness.page.evaluate(
      ([made, space]) =>
        mediaHarness.readMadeFrame(made, { ...space, primaries: 'bt709', transfer: 'bt709' }),
      [samples, colorSpace] as const,
    );
    const apart = read.map((value, part) => Math.abs(value - [63, 102, 240][part]!));
    expect(Math.max(...apart), `read as ${read.join(' ')}`).toBeLessThanOrEqual(1);
  });

test('diffuse white of HDR in NV12 is tone-mapped too', async () => {
  const { harness } = bench();
  const space = { primaries: 'bt2020', transfer: 'hlg', matrix: 'bt2020-ncl', fullRange: false };
  const read = await harness.page.evaluate(
    (made) => mediaHarness.readMadeFrame([180, 128, 128], made as VideoColorSpaceInit),
    space,
  );
  expect(read).toEqual([177, 128, 128]);
});
