/** Compositions of several sources, rendered by the browser's media engine and read back by ffmpeg. */
import { join } from 'node:path';
import { expect, test } from '@playwright/test';
import type { CompositionPlan } from '../../src/media/compose/composition-plan.ts';
import type { PlannedSource } from '../../src/media/compose/plans/plan-parts.ts';
import { planSplitScreen } from '../../src/media/compose/plans/plan-split-screen.ts';
import { planVibeEdit } from '../../src/media/compose/plans/plan-vibe-edit.ts';
import { MADE_KINDS } from '../../src/testing/media/made-kinds.ts';
import type { FixtureName } from '../../src/testing/media/make-fixture.ts';
import { ffprobe } from '../../src/testing/media/run-ffmpeg.ts';
import { mediaBench } from '../harness/media-bench.ts';
import { brightestSpot, brightness, colours, firstLoud, loudness, soundOf } from '../harness/read-video.ts';
import { renderFixtures } from '../harness/render-fixtures.ts';

const bench = mediaBench();
const FPS = 30;
/** Of the fixtures that are red on one side and blue on the other. */
const HALVES = ['red', 'red', 'blue', 'blue'];

function render(
  name: string,
  files: Readonly<Record<string, FixtureName>>,
  plan: CompositionPlan,
): Promise<string> {
  const { folder, fixtures, harness } = bench();
  return renderFixtures(harness, fixtures, files, plan, join(folder, `${name}.mp4`));
}

function source(
  id: string,
  [width, height]: readonly [number, number],
  durationSec: number,
  hasAudio = true,
) {
  return { id, width, height, durationSec, hasAudio };
}

test('a split screen shows both pictures to the end and is heard from the main one', async () => {
  const plan = planSplitScreen(
    {
      main: source('main', [640, 360], 4),
      background: source('below', [360, 640], 2, false),
      backgroundStartSec: 1,
      layout: '50-50',
      captions: { style: null, words: [] },
    },
    { width: 360, height: 640, fps: FPS },
  );
  const path = await render('split', { main: 'flash.mp4', below: 'turned.mp4' }, plan);
  const [video, audio] = await ffprobe(path);
  expect(video).toMatchObject({ width: 360, height: 640, nb_read_frames: '120' });
  expect(Math.abs(Number(audio?.duration) - 4)).toBeLessThan(0.022);
  // The background lasts 2 s: from 1 s on it has begun again, and at 3 s once more.
  for (const atSec of [0.5, 1.5, 3.5]) {
    expect(await colours(path, 1, 4, atSec)).toEqual(['other', 'other', 'red', 'blue']);
  }
  const heard = await soundOf(path);
  for (const second of [1, 2, 3]) {
    const beepSec = firstLoud(heard, second - 0.3) / 48_000;
    expect(Math.abs(beepSec - second)).toBeLessThan(0.004);
  }
});

test('an edit shows its segments, b-roll and texts in their times and mixes music under its sound', async () => {
  const segment = (assetId: string, sourceStartSec: number, outputStartSec: number, outputEndSec: number) => {
    const plain = { zoom: 1, muted: false, volume: 1 };
    return { assetId, sourceStartSec, outputStartSec, outputEndSec, ...plain };
  };
  const title = { text: 'HELLO', preset: 'headline', outputStartSec: 2, durationSec: 0.7 };
  const sources: readonly PlannedSource[] = [
    source('wide', [1024, 576], 2, false),
    source('flash', [640, 360], 8),
    source('tall', [360, 640], 2, false),
    { id: 'tone', width: null, height: null, durationSec: 4, hasAudio: true },
  ];
  const plan = planVibeEdit(
    {
      durationSec: 4,
      reframe: 'center',
      segments: [segment('wide', 0.5, 0, 1), segment('flash', 2.5, 1, 3), segment('tall', 0, 3, 4)],
      texts: [{ ...title, xPercent: 50, yPercent: 50 }],
      broll: [{ assetId: 'tall', outputStartSec: 0.5, durationSec: 0.3, fit: 'cover' }],
      music: { assetId: 'tone', volume: 0.5, startSec: 1 },
      fadeInSec: 0,
      fadeOutSec: 0.5,
    },
    {
      sources: new Map(sources.map((one) => [one.id, one])),
      framings: new Map(),
      captions: { style: null, words: [] },
    },
    { width: 360, height: 640, fps: FPS },
  );
  const files = {
    wide: 'wide-samples.mp4',
    flash: 'flash.mp4',
    tall: 'turned.mp4',
    tone: 'sound-only.m4a',
  } as const;
  const path = await render('edit', files, plan);
  const [video, audio] = await ffprobe(path);
  expect(video).toMatchObject({ width: 360, height: 640, nb_read_frames: '120' });
  expect(Math.abs(Number(audio?.duration) - 4)).toBeLessThan(0.022);
  expect(await colours(path, 4, 1, 0.2)).toEqual(HALVES);
  expect(await colours(path, 1, 4, 0.6)).toEqual(HALVES);
  expect(await colours(path, 4, 1, 0.9)).toEqual(HALVES);
  expect(await colours(path, 1, 4, 3.2)).toEqual(HALVES);

  const spots = await brightestSpot(path);
  expect(Math.max(...spots.slice(1.8 * FPS, 1.95 * FPS))).toBeLessThanOrEqual(2);
  expect(spots[2.3 * FPS]).toBeGreaterThan(100);
  expect(Math.max(...spots.slice(2.8 * FPS, 2.95 * FPS))).toBeLessThanOrEqual(2);
  const frames = await brightness(path);
  const [steady = 0, fading = 0, last = 0] = [frames[100], frames[112], frames[119]];
  expect(fading).toBeLessThan(steady);
  expect(last).toBeLessThan(fading);

  // The beep of the source's third second, over music that falls under it and never stops before the fade.
  const beepSec = firstLoud(await soundOf(path), 1.2) / 48_000;
  expect(Math.abs(beepSec - 1.5)).toBeLessThan(0.004);
  const music = await loudness(path, 0.1, 0.9);
  expect(music).toBeGreaterThan(0.02);
  expect(await loudness(path, 1.63, 1.68)).toBeLessThan(0.7 * music);
  expect(Math.abs((await loudness(path, 2.1, 2.4)) / music - 1)).toBeLessThan(0.1);
  expect(await loudness(path, 3.95, 4)).toBeLessThan(music / 4);
});

for (const name of ['an auto clip in bold karaoke', 'a split screen', 'a vibe edit'] as const) {
  test(`${name} has the same colours drawn on planes and on a canvas`, async () => {
    const { harness } = bench();
    const plan = MADE_KINDS[name]?.plan;
    if (plan === undefined) throw new Error(`No made kind is called ${name}.`);
    const { planesMs, canvasMs, difference } = await harness.page.evaluate(
      (wanted) => mediaHarness.tryCompositors(wanted),
      plan,
    );
    expect(Math.min(planesMs, canvasMs)).toBeGreaterThan(0);
    expect(difference).toBeLessThan(1.5);
  });
}
