/**
 * What stays in memory after an hour of work: clips of a project are looked at and decided on, a clip is edited and exported,
 * an edit is cut, over and over, and left for the first page each time. Three browsers at once take a quarter
 * of an hour: no person is as quick as this.
 */
import { resolve } from 'node:path';
import type { CDPSession, Page } from '@playwright/test';
import { absoluteOf, type Figure } from '../../src/testing/figures/figure.ts';
import {
  acceptBest,
  addSample,
  openEdit,
  reviewClips,
  type Screens,
  screensOf,
} from '../fixtures/sample-journey.ts';
import { ByKeys } from '../pages/timeline-by-keys.ts';
import { TimelinePage } from '../pages/timeline-page.ts';
import { keepNothingLoaded } from './keep-nothing-loaded.ts';
import { buildApp, type OpenApp, openBuiltApp } from './open-built-app.ts';
import { reportRounds, sideBySide } from './rounds.ts';

const FIRST_PORT = 4410;
/** Two minutes of a person's work each. */
const TURNS = 30;
/** By then everything that is loaded once is. */
const FIRST_TURNS = 3;
const AIM = 1.1;
const CLIPS_LOOKED_AT = 5;
const PLAYED_MS = 500;
/** What is told to go goes by then. */
const SETTLES_MS = 3_000;

interface Kept {
  /** Written and still held by all browser processes, after they were asked to give back what they can. */
  readonly memoryBytes: number;
  /** Of the page's own script. */
  readonly heapBytes: number;
  readonly nodes: number;
  readonly listeners: number;
}

interface Hour {
  readonly before: Kept;
  /** On the first page after each turn. */
  readonly after: readonly Kept[];
}

export type WorkMemoryBench = readonly Hour[];

export async function benchWorkMemory(): Promise<WorkMemoryBench> {
  await buildApp();
  return sideBySide((nth) => workAnHour(FIRST_PORT + nth));
}

async function workAnHour(port: number): Promise<Hour> {
  const app = await openBuiltApp(port);
  try {
    const screens = screensOf(app.page);
    const work = await makeWork(screens);
    await screens.home.open();
    await keepNothingLoaded(app.page);
    const devtools = await app.page.context().newCDPSession(app.page);
    const before = await keptBy(app, devtools);
    const after: Kept[] = [];
    while (after.length < TURNS) {
      await workOn(screens, work);
      after.push(await keptBy(app, devtools));
    }
    return { before, after };
  } finally {
    await app.close();
  }
}

interface Work {
  readonly projectPath: string;
  readonly editPath: string;
}

async function makeWork(screens: Screens): Promise<Work> {
  const { page } = screens.home;
  const projectPath = new URL(await addSample(screens)).pathname;
  await reviewClips(screens);
  await acceptBest(screens);
  await openEdit(screens);
  return { projectPath, editPath: resolve(new URL(page.url()).pathname, '..') };
}

/** By links of the program alone: an address loaded anew would begin with nothing kept. */
async function workOn(screens: Screens, { projectPath, editPath }: Work): Promise<void> {
  const { page } = screens.home;
  await openProject(page, projectPath);
  await lookAtClips(screens);
  await page.getByRole('navigation', { name: 'Breadcrumb' }).getByRole('link').last().click();
  await screens.project.accepted.getByRole('link').first().click();
  await editClip(screens);
  await openProject(page, editPath);
  await page.getByRole('link', { name: 'Open timeline' }).click();
  await cutEdit(new TimelinePage(page));
  await openPage(page, 'Home');
  await screens.home.choose.waitFor();
}

async function lookAtClips({ project, review }: Screens): Promise<void> {
  const { page } = review;
  await project.reviewLink.click();
  await review.opened();
  for (let clip = 0; clip < CLIPS_LOOKED_AT; clip++) {
    await page.keyboard.press('ArrowDown');
    await play(page);
  }
  await page.keyboard.press('r');
  await page.keyboard.press('u');
  await review.decisionsSent();
}

async function editClip({ composition }: Screens): Promise<void> {
  const { page } = composition;
  await composition.opened();
  for (const name of ['Style', 'Text', 'Captions']) await composition.tab(name).click();
  await play(page);
  await composition.exportButton.click();
  await page
    .getByRole('progressbar', { name: /^Exporting/ })
    .first()
    .waitFor();
  await composition.exportButton.and(page.locator(':enabled')).waitFor();
}

async function cutEdit(timeline: TimelinePage): Promise<void> {
  const { page } = timeline;
  await timeline.opened();
  const keys = new ByKeys(timeline);
  await keys.split(3);
  await play(page);
  await keys.undo();
  await timeline.saved();
}

async function play(page: Page): Promise<void> {
  await page.keyboard.press('Space');
  await page.waitForTimeout(PLAYED_MS);
  await page.keyboard.press('Space');
}

async function openProject(page: Page, path: string): Promise<void> {
  await openPage(page, 'Projects');
  await page.getByRole('main').locator(`a[href$="${path}"]`).first().click();
}

async function openPage(page: Page, name: string): Promise<void> {
  await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name }).click();
}

async function keptBy({ page, memoryBytes }: OpenApp, devtools: CDPSession): Promise<Kept> {
  await page.waitForTimeout(SETTLES_MS);
  await devtools.send('HeapProfiler.collectGarbage');
  await devtools.send('Memory.simulatePressureNotification', { level: 'critical' });
  await page.waitForTimeout(SETTLES_MS);
  const { usedSize } = await devtools.send('Runtime.getHeapUsage');
  const { nodes, jsEventListeners } = await devtools.send('Memory.getDOMCounters');
  return { memoryBytes: await memoryBytes(), heapBytes: usedSize, nodes, listeners: jsEventListeners };
}

export function figuresOfWorkMemory(hours: WorkMemoryBench): readonly Figure[] {
  const figure = (name: string, startOf: (hour: Hour) => Kept, what: keyof Kept): Figure =>
    absoluteOf(
      name,
      '',
      hours.map((hour) => (hour.after.at(-1) ?? hour.before)[what] / startOf(hour)[what]),
      'less',
      AIM,
    );
  const start = ({ before }: Hour): Kept => before;
  const early = ({ before, after }: Hour): Kept => after[FIRST_TURNS - 1] ?? before;
  return [
    figure('memory after an hour of work over that before it', start, 'memoryBytes'),
    figure('the same over that after its first minutes', early, 'memoryBytes'),
    figure('script memory of the page after an hour over that after its first minutes', early, 'heapBytes'),
    figure('elements kept after an hour over those after its first minutes', early, 'nodes'),
  ];
}

export function reportWorkMemory(hours: WorkMemoryBench): string {
  return reportRounds(hours, reportHour);
}

function reportHour({ before, after }: Hour): string {
  const line = (name: string, { memoryBytes, heapBytes, nodes, listeners }: Kept): string =>
    `${name}: ${mebibytes(memoryBytes)} MiB, ${mebibytes(heapBytes)} of the page’s script, ${nodes} nodes, ${listeners} listeners`;
  const turns = after.map((kept, nth) => line(`after turn ${nth + 1}`, kept));
  return [line('before', before), ...turns].join('\n');
}

function mebibytes(bytes: number): string {
  return (bytes / 1024 ** 2).toFixed(1);
}
