/** Every container, codec, pixel format and colour space, exported by the browser and by Node: colours and times stay. */
import { join } from 'node:path';
import { expect, test } from '@playwright/test';
import type { CompositionPlan } from '../../src/media/compose/composition-plan.ts';
import { planComposition } from '../../src/media/compose/plans/plan-composition.ts';
import { blankPlan } from '../../src/media/compose/plans/plan-parts.ts';
import {
  BARS,
  FORMATS,
  type Format,
  type FormatName,
  makeFormat,
} from '../../src/testing/media/made-formats.ts';
import type { FixtureName } from '../../src/testing/media/make-fixture.ts';
import { acceptMp4 } from '../../src/testing/media/mp4/accept-mp4.ts';
import { ffmpeg, ffmpegBytes, soundPacketTimes } from '../../src/testing/media/run-ffmpeg.ts';
import { expectColours, readBars } from '../harness/colour-bars.ts';
import { benchOfBoth } from '../harness/media-bench.ts';
import { baseNamesOf } from '../harness/node-export.ts';
import { firstLoud, loudness, soundOf } from '../harness/read-video.ts';

const bench = benchOfBoth();

function planOf(name: FormatName): CompositionPlan {
  const format: Format = FORMATS[name];
  const [width, height] = format.size ?? [640, 360];
  const whole = { ...{ width: 360, height: 640, fps: 25 }, source: { startSec: 0, endSec: 0.96 } };
  const bare = { ...whole, hook: null, captions: { style: null }, words: [] };
  return planComposition(bare, { id: 'source', width, height, hasAudio: true });
}

/** `paths` by the ids of the plan's sources. */
async function renderInBrowser(
  paths: Readonly<Record<string, string>>,
  plan: CompositionPlan,
  name: string,
): Promise<string> {
  const { folder, harness } = bench();
  await harness.choose(...Object.values(paths));
  const output = `renders/${name}`;
  await harness.page.evaluate(
    ([files, wanted, target]) =>
      mediaHarness.engine.run(
        'render',
        { files, plan: wanted, outputFile: target },
        mediaHarness.callOf('render'),
      ),
    [baseNamesOf(paths), plan, output] as const,
  );
  const saved = join(folder, `browser-${name}`);
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
    const inBrowser = () => renderInBrowser({ source: path }, planOf(file), `${name}.mp4`);
    if (refusedFor === undefined) {
      await expectBars(await inBrowser(), 'browser');
      await expectBars(await node.renderFile(path, planOf(file), `${name}.mp4`), 'Node');
    } else {
      const refusal = await inBrowser().then(() => 'nothing', String);
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

/** What the browser records. */
async function recorded(): Promise<string> {
  const { folder, harness } = bench();
  const path = join(folder, 'recorded.mp4');
  await harness.page.mouse.click(2, 2);
  await harness.page.evaluate(() => mediaHarness.recordBeeps('recorded.mp4'));
  await harness.save('recorded.mp4', path);
  return path;
}

/** Chromium's recorder writes packets of as much sound. */
const RECORDED_PACKET_SEC = 0.06;

/** How much sooner or later than others a packet of a recording says that it was heard, though none is missing. */
async function jitterMs(path: string): Promise<number> {
  const offsets = (await soundPacketTimes(path)).map((timeSec, at) => timeSec - at * RECORDED_PACKET_SEC);
  return 1000 * (Math.max(...offsets) - Math.min(...offsets));
}

/** The sound of a film where FFmpeg presents it, from the time 0 on. */
async function presented(path: string): Promise<Int16Array> {
  const sound = `${path}.wav`;
  await ffmpeg('-i', path, '-af', 'aresample=async=1:first_pts=0', sound);
  return soundOf(sound);
}

/** Those of which the time of their beeps is known: 0.2 s after each second. */
const BEEPS_OF_OPUS = [
  'beep.opus.mp4',
  'beep.opus.ogg',
  'beep.opus.webm',
  'beep.opus.mkv',
  'beep-after-gap.opus.mkv',
] as const satisfies readonly FixtureName[];
/** Those that say nothing of what an encoder put before the beginning: their beeps are where FFmpeg presents them. */
const OTHER_BEEPS = [
  'beep.vorbis.webm',
  'beep.mp3',
  'beep-after-gap.aac.mp4',
  'beep-after-gap.mp3.mkv',
  'beep-after-gap.flac.mkv',
  'beep-after-gap.vorbis.webm',
] as const satisfies readonly FixtureName[];

test('sound is heard at its time in every container, from the beginning, from the middle and after a gap', async () => {
  const { fixtures, node } = bench();
  const paths: Record<string, string> = {};
  const parts: { id: string; fromSec: number; beepSec: number; most: number }[] = [];
  const addPresented = async (id: string, path: string, fromSecs: readonly number[], most: number) => {
    paths[id] = path;
    const truth = await presented(path);
    for (const fromSec of fromSecs)
      parts.push({ id, fromSec, beepSec: firstLoud(truth, fromSec) / 48_000, most });
  };
  const recording = await recorded();
  await addPresented('recorded', recording, [0], 5);
  // A stretch from the middle lies by the time of the packet it is entered at.
  await addPresented('recorded', recording, [0.5], 5 + (await jitterMs(recording)));
  // Times in Matroska are rounded to a millisecond.
  for (const id of OTHER_BEEPS) await addPresented(id, await fixtures.path(id), [0, 0.8, 1], 1.5);
  for (const id of BEEPS_OF_OPUS) {
    paths[id] = await fixtures.path(id);
    for (const fromSec of [0, 1]) parts.push({ id, fromSec, beepSec: fromSec + 0.2, most: 1.5 });
  }
  const plan = {
    ...blankPlan({ width: 64, height: 64, fps: 10 }, parts.length / 2),
    sounds: parts.map(({ id, fromSec }, at) => ({
      ...{ sourceId: id, sourceStartSec: fromSec, startSec: at / 2, endSec: (at + 1) / 2 },
      ...{ gain: 1, fadeInSec: 0, fadeOutSec: 0 },
    })),
  };
  for (const [host, film] of [
    ['browser', await renderInBrowser(paths, plan, 'beeps.mp4')],
    ['Node', await node.renderPaths(paths, plan, 'beeps.mp4')],
  ] as const) {
    const sound = await soundOf(film);
    for (const [at, { id, fromSec, beepSec, most }] of parts.entries()) {
      const lateMs = 1000 * (firstLoud(sound, at / 2) / 48_000 - at / 2 - (beepSec - fromSec));
      expect.soft(Math.abs(lateMs), `${id} from ${fromSec} by ${host}: ${lateMs} ms`).toBeLessThan(most);
    }
  }
});
