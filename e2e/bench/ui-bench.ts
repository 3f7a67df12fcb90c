/**
 * How the screens feel: from a decision about a clip to its paint in reviews of 100 and 1,000 clips, from pointing at a seek
 * bar to the picture of that moment, how far things shift while pages load, and what the first load weighs. Chromium on the built program.
 */
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Page } from '@playwright/test';
import { absoluteOf, type Figure } from '../../src/testing/figures/figure.ts';
import { ffmpeg } from '../../src/testing/media/run-ffmpeg.ts';
import { type KeptStorage, layStorage, takeStorage } from '../fixtures/kept-storage.ts';
import { addSample, type Screens, screensOf } from '../fixtures/sample-journey.ts';
import { bundleSizes } from '../gate/bundle-sizes.ts';
import { ReviewPage } from '../pages/review-page.ts';
import { growStudio } from './grown-studio.ts';
import { buildApp, openBuiltApp } from './open-built-app.ts';
import { LEAST_EVENT_MS, type Paints, paintOf, takePaints, timeToPaint, watchPage } from './page-watch.ts';
import { inTurn, reportRounds } from './rounds.ts';
import { benchSeeking, type SeekPaints } from './seek-bench.ts';
import { percentiles, slowOf } from './spread.ts';
import { type PageShifts, shiftsOfPages } from './ui-walk.ts';

const PORT = 4396;
const PORT_OF_MANY = 4407;
const CLIPS = 100;
const DECISIONS = 90;
/** Two accepted for each one rejected. */
const KEYS = ['a', 'a', 'r'];
/** A sentence and its pause; a clip of the shortest length holds one. */
const SENTENCE_SEC = 12;
const TALK_SEC = CLIPS * 2 * SENTENCE_SEC;
const FIRST_LOAD_MAX_BYTES = 140_000;

/** Each clip of the review so many times, which is more than an analysis finds. */
const GROWN_TIMES = 10;

interface Decisions extends Paints {
  readonly clipCount: number;
}

interface UiRound {
  readonly decisions: readonly Decisions[];
  readonly seeking: SeekPaints;
  readonly shifts: readonly PageShifts[];
}

export interface UiBench {
  readonly rounds: readonly UiRound[];
  readonly firstLoadBytes: number;
}

export async function benchUi(): Promise<UiBench> {
  const { firstLoadBytes } = await bundleSizes(await buildApp());
  return { rounds: await inTurn(measure), firstLoadBytes };
}

/** In a browser of its own. */
async function measure(): Promise<UiRound> {
  const folder = await mkdtemp(join(tmpdir(), 'cliproom-bench-'));
  const app = await openBuiltApp(PORT);
  try {
    const { page } = app;
    const screens = screensOf(page);
    await watchPage(page);
    const url = await addSample(screens);
    const shifts = await shiftsOfPages(page, { ...screens, projectUrl: url });
    const seeking = await benchSeeking(page, url);
    await findManyClips(screens, await makeTalk(folder));
    const path = new URL(page.url()).pathname;
    const storage = await takeStorage(page, folder);
    const few = await decideOn(page, path);
    await growStudio(storage, [MORE_CLIPS]);
    return { decisions: [few, await decideAmongMany(storage, path)], seeking, shifts };
  } finally {
    await app.close();
    await rm(folder, { recursive: true, force: true });
  }
}

async function decideAmongMany(storage: KeptStorage, path: string): Promise<Decisions> {
  const { page, close } = await openBuiltApp(PORT_OF_MANY);
  try {
    await watchPage(page);
    await layStorage(page, storage);
    return await decideOn(page, path);
  } finally {
    await close();
  }
}

const MORE_CLIPS = `
  WITH RECURSIVE copy(number) AS (SELECT 1 UNION ALL SELECT number + 1 FROM copy WHERE number < ${GROWN_TIMES - 1})
  INSERT INTO clip (id, project_id, source_asset_id, status, rank, start_sec, end_sec, score, found, created_ms)
  SELECT id || '-' || number, project_id, source_asset_id, status, rank + number * ${CLIPS}, start_sec, end_sec, score, found, created_ms
  FROM clip, copy`;

async function findManyClips(
  screens: Pick<Screens, 'home' | 'project' | 'review'>,
  files: readonly string[],
): Promise<void> {
  const { home, project, review } = screens;
  const { page } = home;
  await home.open();
  await home.add(...files);
  await project.opened();
  await project.keepCentre();
  for (const [label, value] of [
    ['Clips', CLIPS],
    ['Min length (s)', 5],
    ['Max length (s)', SENTENCE_SEC],
  ] as const) {
    await page.getByLabel(label).fill(String(value));
  }
  await project.start.click();
  await project.analysed({ timeout: 600_000 });
  await project.reviewLink.click();
  await review.opened();
}

/** Each decision when the picture of its clip is seen, as people decide. */
async function decideOn(page: Page, path: string): Promise<Decisions> {
  await page.goto(path);
  await page.waitForFunction(isDrawn);
  const clipCount = await new ReviewPage(page).count();
  await takePaints(page);
  await timeToPaint(page, 'keydown', 'main', { subtree: true, childList: true });
  for (let made = 0; made < DECISIONS; made += 1) {
    // The next to name its time has drawn the next clip.
    await page.evaluate(() =>
      document.querySelector('canvas[data-time-sec]')?.removeAttribute('data-time-sec'),
    );
    await page.keyboard.press(KEYS[made % KEYS.length] ?? 'a');
    await paintOf(page, made + 1);
    await page.waitForFunction(isDrawn);
  }
  return { clipCount, ...(await takePaints(page)) };
}

/** Asked of the page itself: a locator goes through every element of a list of a thousand clips, beside what is measured. */
const isDrawn = (): boolean => document.querySelector('canvas[data-time-sec]') !== null;

/** A dark picture and one sentence after another, enough for two clips of each hundred. */
async function makeTalk(folder: string): Promise<readonly string[]> {
  const [video, captions] = [join(folder, 'talk.mp4'), join(folder, 'talk.en.srt')];
  await ffmpeg(
    ...['-f', 'lavfi', '-t', String(TALK_SEC), '-i', 'color=s=64x64:r=2'],
    ...['-c:v', 'libx264', '-preset', 'ultrafast', video],
  );
  const subjects = ['bread', 'price', 'garden', 'river', 'engine', 'letter', 'window', 'market'];
  const cues = Array.from({ length: TALK_SEC / SENTENCE_SEC }, (_, number) => {
    const startSec = number * SENTENCE_SEC;
    const subject = subjects[number % subjects.length];
    const text = `Why did the ${subject} number ${number} change everything we knew? Because nobody ever asked.`;
    return `${number + 1}\n${srtTime(startSec)} --> ${srtTime(startSec + SENTENCE_SEC - 3)}\n${text}\n`;
  });
  await writeFile(captions, cues.join('\n'));
  return [video, captions];
}

function srtTime(sec: number): string {
  return `${new Date(sec * 1000).toISOString().slice(11, 19)},000`;
}

/** The browser names no event that took under 16 ms; each counts as that. */
function browserCounted({ eventsMs }: Paints): readonly number[] {
  return [...eventsMs, ...Array<number>(Math.max(0, DECISIONS - eventsMs.length)).fill(LEAST_EVENT_MS)];
}

export function figuresOfUi({ rounds }: UiBench): readonly Figure[] {
  const figure = (name: string, unit: string, of: (round: UiRound) => number, aim: number): Figure =>
    absoluteOf(name, unit, rounds.map(of), 'less', aim);
  const decided = rounds[0]?.decisions ?? [];
  return [
    ...decided.map(({ clipCount }, nth) =>
      figure(
        `from a decision to the screen among ${clipCount} clips, 95th percentile`,
        'ms',
        ({ decisions }) => slowOf(browserCounted(decisions[nth] as Decisions)),
        32,
      ),
    ),
    figure(
      'from pointing at a seek bar to its picture, 95th percentile',
      'ms',
      ({ seeking }) => slowOf(seeking.sourceMs),
      100,
    ),
    figure('layout shift, at most', '', ({ shifts }) => Math.max(...shifts.map(({ score }) => score)), 0.02),
  ];
}

export function reportUi({ rounds, firstLoadBytes }: UiBench): string {
  const load = `first load: ${(firstLoadBytes / 1000).toFixed(1)} kB of ${FIRST_LOAD_MAX_BYTES / 1000} kB gzip`;
  return `${reportRounds(rounds, reportRound)}\n${load}`;
}

function reportRound({ decisions, seeking, shifts }: UiRound): string {
  const worst = shifts.toSorted((a, b) => b.score - a.score);
  return [
    ...decisions.flatMap((made) => [
      `decision to paint, ${DECISIONS} decisions in ${made.clipCount} clips: ${percentiles(browserCounted(made))}`,
      `  until the page is free again after that frame: ${percentiles(made.paintsMs)}`,
    ]),
    `pointing at a seek bar to the picture of that moment, source: ${percentiles(seeking.sourceMs)}`,
    `  scene with framing and captions: ${percentiles(seeking.sceneMs)}`,
    `layout shift over ${shifts.length} pages and interactions, the most first:`,
    ...worst
      .slice(0, 5)
      .map(({ name, score, places }) => `  ${score.toFixed(4)}  ${name}  ${places.join(', ')}`),
  ].join('\n');
}
