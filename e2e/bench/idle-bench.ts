/**
 * What the program takes of the processor while nothing runs and nobody touches it: each page in front, then all of it
 * behind another tab, beside the same browser with nothing open. Takes fifteen minutes.
 */

import { setTimeout as wait } from 'node:timers/promises';
import type { Page } from '@playwright/test';
import { absoluteOf, type Figure } from '../../src/testing/figures/figure.ts';
import { acceptBest, addSample } from '../fixtures/sample-journey.ts';
import { CompositionPage } from '../pages/composition-page.ts';
import { HomePage } from '../pages/home-page.ts';
import { ProjectPage } from '../pages/project-page.ts';
import { ReviewPage } from '../pages/review-page.ts';
import { TimelinePage } from '../pages/timeline-page.ts';
import { buildApp, type OpenApp, openBuiltApp } from './open-built-app.ts';

const PORT = 4401;
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
  readonly nothing: Idled;
  readonly shown: readonly Idled[];
  readonly hidden: Idled;
}

export async function benchIdle(): Promise<IdleBench> {
  await buildApp();
  const app = await openBuiltApp(PORT);
  const { page } = app;
  try {
    const nothing = await idle(app, page, 'an empty page', EACH_SEC);
    const shown: Idled[] = [];
    const rest = async (name: string): Promise<void> => {
      shown.push(await idle(app, page, name, EACH_SEC));
    };
    const home = new HomePage(page);
    const project = new ProjectPage(page);
    const review = new ReviewPage(page);
    await addSample({ home, project });
    await project.start.click();
    await project.analysed();
    await rest('project');
    await project.reviewLink.click();
    await review.opened();
    await rest('review');
    await acceptBest({ home, project, review, composition: new CompositionPage(page) });
    await rest('composition');
    await new TimelinePage(page).makeFromNewestVideo();
    await rest('timeline');
    await page.goto('/');
    await rest('home');
    const other = await page.context().newPage();
    return { nothing, shown, hidden: await idle(app, other, 'behind another tab', HIDDEN_SEC) };
  } finally {
    await app.close();
  }
}

async function idle(app: OpenApp, front: Page, name: string, seconds: number): Promise<Idled> {
  await front.bringToFront();
  await wait(SETTLES_MS);
  const { cpuSec, wallSec } = await app.costOf(() => wait(seconds * 1000));
  return { name, seconds: wallSec, cpuSec };
}

export function figuresOfIdle({ nothing, shown, hidden }: IdleBench): readonly Figure[] {
  return [nothing, ...shown, hidden].map(({ name, seconds, cpuSec }) =>
    absoluteOf(
      `${name}, of a core`,
      '%',
      [(100 * cpuSec) / seconds],
      'less',
      ...(name === nothing.name ? [] : [0.5]),
    ),
  );
}

export function reportIdle({ nothing, shown, hidden }: IdleBench): string {
  const all: Idled = {
    name: 'all of them',
    seconds: shown.reduce((sum, { seconds }) => sum + seconds, 0),
    cpuSec: shown.reduce((sum, { cpuSec }) => sum + cpuSec, 0),
  };
  return [nothing, ...shown, all, hidden].map(lineOf).join('\n');
}

function lineOf({ name, seconds, cpuSec }: Idled): string {
  return `${name}: ${((cpuSec / seconds) * 100).toFixed(2)} % of a core over ${Math.round(seconds)} s`;
}
