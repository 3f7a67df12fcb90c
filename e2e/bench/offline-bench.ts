/** How soon the program opens without a network, once this device keeps it: from the beginning of a load to its first rows. */
import type { Page } from '@playwright/test';
import { absoluteOf, type Figure } from '../../src/testing/figures/figure.ts';
import { addSample, screensOf } from '../fixtures/sample-journey.ts';
import { buildApp, openBuiltApp } from './open-built-app.ts';
import { readyAfter, watchPaints } from './painted.ts';
import { spread } from './spread.ts';

const PORT = 4399;
const ROUNDS = 7;

/** In milliseconds of each round, of the same page by turns. */
export interface OfflineBench {
  readonly offline: readonly number[];
  readonly online: readonly number[];
}

export async function benchOffline(): Promise<OfflineBench> {
  await buildApp();
  const { page, close } = await openBuiltApp(PORT, true);
  const measured = { offline: [] as number[], online: [] as number[] };
  try {
    await addSample(screensOf(page));
    await untilKept(page);
    await watchPaints(page);
    // The first loads what a browser keeps.
    for (let round = 0; round <= ROUNDS; round += 1)
      for (const name of ['online', 'offline'] as const) {
        await page.context().setOffline(name === 'offline');
        const readyMs = await readyAfter(page, '/', 'rows');
        if (round > 0) measured[name].push(readyMs);
      }
    return measured;
  } finally {
    await close();
  }
}

async function untilKept(page: Page): Promise<void> {
  await page.evaluate(async () => {
    await navigator.serviceWorker.ready;
  });
  await page.waitForFunction(() => navigator.serviceWorker.controller?.state === 'activated');
}

export function figuresOfOffline({ offline }: OfflineBench): readonly Figure[] {
  return [absoluteOf('home without a network to its first rows', 'ms', offline, 'less', 1000)];
}

export function reportOffline({ offline, online }: OfflineBench): string {
  return `home to its first rows: without a network ${spread(offline, ' ms', 0)}; with one ${spread(online, ' ms', 0)}`;
}
