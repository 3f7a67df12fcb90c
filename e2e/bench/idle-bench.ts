/**
 * What the program takes of the processor while nothing runs and nobody touches it: each page in front, then all of it
 * behind another tab, beside the same browser with nothing open. Three browsers idle at once, none while another is made
 * ready. Takes fifteen minutes.
 */
import { setTimeout as wait } from 'node:timers/promises';
import type { Page } from '@playwright/test';
import { absoluteOf, type Figure } from '../../src/testing/figures/figure.ts';
import { acceptBest, addSample, openEdit, type Screens, screensOf } from '../fixtures/sample-journey.ts';
import { buildApp, type OpenApp, openBuiltApp } from './open-built-app.ts';
import { ROUNDS } from './rounds.ts';

const FIRST_PORT = 4410;
const EACH_SEC = 60;
const HIDDEN_SEC = 300;
/** What a page still does because it was just opened is no idling: V8 clears up after it for so long. */
const SETTLES_MS = 45_000;

interface Idled {
  readonly name: string;
  readonly seconds: number;
  /** Of all browser processes. */
  readonly cpuSec: number;
}

export interface IdleBench {
  readonly nothing: readonly Idled[];
  readonly shown: readonly (readonly Idled[])[];
  readonly hidden: readonly Idled[];
}

/** What each page is called, and how it is opened from the one before. */
const PAGES: readonly (readonly [name: string, open: (screens: Screens) => Promise<void>])[] = [
  ['project', openProject],
  ['review', openReview],
  ['composition', acceptBest],
  ['timeline', openEdit],
  ['home', ({ home }) => home.open()],
];

export async function benchIdle(): Promise<IdleBench> {
  await buildApp();
  const apps: OpenApp[] = [];
  const together = (name: string, seconds: number, open: (app: OpenApp) => Promise<Page>) =>
    idleTogether(apps, name, seconds, open);
  try {
    while (apps.length < ROUNDS) apps.push(await openBuiltApp(FIRST_PORT + apps.length));
    const nothing = await together('an empty page', EACH_SEC, async ({ page }) => page);
    const shown: (readonly Idled[])[] = [];
    for (const [name, open] of PAGES)
      shown.push(
        await together(name, EACH_SEC, async ({ page }) => {
          await open(screensOf(page));
          return page;
        }),
      );
    const hidden = await together('behind another tab', HIDDEN_SEC, ({ page }) => page.context().newPage());
    return { nothing, shown, hidden };
  } finally {
    await Promise.all(apps.map((app) => app.close()));
  }
}

async function openProject(screens: Screens): Promise<void> {
  await addSample(screens);
  await screens.project.start.click();
  await screens.project.analysed();
}

async function openReview({ project, review }: Screens): Promise<void> {
  await project.reviewLink.click();
  await review.opened();
}

/** All are made ready first. @param open gives the page to have in front */
async function idleTogether(
  apps: readonly OpenApp[],
  name: string,
  seconds: number,
  open: (app: OpenApp) => Promise<Page>,
): Promise<readonly Idled[]> {
  const fronts = await Promise.all(apps.map(open));
  await Promise.all(fronts.map((front) => front.bringToFront()));
  await wait(SETTLES_MS);
  const costs = await Promise.all(apps.map((app) => app.costOf(() => wait(seconds * 1000))));
  return costs.map(({ cpuSec, wallSec }) => ({ name, seconds: wallSec, cpuSec }));
}

export function figuresOfIdle({ nothing, shown, hidden }: IdleBench): readonly Figure[] {
  return [nothing, ...shown, hidden].map((rounds) =>
    absoluteOf(
      `${rounds[0]?.name}, of a core`,
      '%',
      rounds.map(({ seconds, cpuSec }) => (100 * cpuSec) / seconds),
      'less',
      ...(rounds === nothing ? [] : [0.5]),
    ),
  );
}

export function reportIdle({ nothing, shown, hidden }: IdleBench): string {
  return [...nothing, ...shown.flat(), ...hidden].map(lineOf).join('\n');
}

function lineOf({ name, seconds, cpuSec }: Idled): string {
  return `${name}: ${((cpuSec / seconds) * 100).toFixed(2)} % of a core over ${Math.round(seconds)} s`;
}
