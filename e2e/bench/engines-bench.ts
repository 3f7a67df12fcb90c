/**
 * The same export in Chromium and in Firefox, in turns; beside each what the browser's encoder alone takes for as many frames.
 * Processor time counts most: other work on the machine lengthens the wall of one more than that of the other.
 */
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Page } from '@playwright/test';
import { type Figure, ratioOf } from '../../src/testing/figures/figure.ts';
import { launchFirefox } from '../fixtures/launch-firefox.ts';
import { buildMediaHarness, startMediaHarness } from '../harness/media-harness-server.ts';
import { openMediaHarness } from '../harness/open-media-harness.ts';
import { FULL_HD, makeFilm } from './export-film.ts';
import { type Cost, costText, renderInPage } from './export-run.ts';
import { NOT_OURS, usageOf } from './process-usage.ts';
import { ROUNDS } from './rounds.ts';
import { spread } from './spread.ts';

const CLIP_SEC = 9;
const FPS = 30;
const LANES = 2;
/** One in as many frames is encoded alone. */
const ENCODED_SHARE = 5;

interface InOne {
  readonly export: Cost;
  /** Of the encoder alone, for as many frames. */
  readonly encoder: Cost;
}

export type EnginesBench = Readonly<Record<'chromium' | 'firefox', readonly InOne[]>>;

export async function benchEngines(): Promise<EnginesBench> {
  const folder = await mkdtemp(join(tmpdir(), 'cliproom-bench-'));
  await buildMediaHarness();
  const harness = await openMediaHarness();
  const server = await startMediaHarness();
  const firefox = await launchFirefox();
  try {
    const source = join(folder, FULL_HD.name);
    await makeFilm(source, FULL_HD, 24);
    await harness.choose(source);
    const page = await firefox.newPage();
    await page.goto(server.url);
    await page.waitForFunction(() => 'mediaHarness' in globalThis);
    await page.setInputFiles('#source', source);
    const found: Record<keyof EnginesBench, InOne[]> = { chromium: [], firefox: [] };
    for (let round = 0; round < ROUNDS; round += 1) {
      found.chromium.push(await measure(harness.page));
      found.firefox.push(await measure(page));
    }
    return found;
  } finally {
    await firefox.close();
    await harness.close();
    await server.close();
    await rm(folder, { recursive: true, force: true });
  }
}

async function measure(page: Page): Promise<InOne> {
  const frames = CLIP_SEC * FPS;
  const exported = await costOf(() => renderInPage(page, FULL_HD, CLIP_SEC));
  const { codec } = await encodeAlone(page, LANES);
  const some = await costOf(() => encodeAlone(page, frames / ENCODED_SHARE));
  const encoder = { wallSec: some.wallSec * ENCODED_SHARE, cpuSec: some.cpuSec * ENCODED_SHARE };
  console.log(`${CLIP_SEC} s: export ${costText(exported)}, encoder alone, ${codec}, ${costText(encoder)}`);
  return { export: exported, encoder };
}

function encodeAlone(page: Page, frames: number) {
  return page.evaluate(
    ({ count, lanes, fps }) => mediaHarness.encodeAlone({ widthPx: 1080, heightPx: 1920, fps }, count, lanes),
    { count: frames, lanes: LANES, fps: FPS },
  );
}

/** The other browser does nothing meanwhile, so what this process and those it started use is that of one. */
async function costOf(work: () => Promise<unknown>): Promise<Cost> {
  const before = await usageOf(process.pid, NOT_OURS);
  const startedMs = performance.now();
  await work();
  const wallSec = (performance.now() - startedMs) / 1000;
  return { wallSec, cpuSec: (await usageOf(process.pid, NOT_OURS)).cpuSec - before.cpuSec };
}

export function figuresOfEngines({ chromium, firefox }: EnginesBench): readonly Figure[] {
  const over = (of: (one: InOne) => number): number[] =>
    firefox.map((one, round) => of(one) / of(chromium[round] as InOne));
  return [
    ratioOf(
      'export, Firefox over Chromium, wall',
      over((one) => one.export.wallSec),
      'less',
      1.5,
    ),
    ratioOf(
      'encoder alone, Firefox over Chromium, wall',
      over((one) => one.encoder.wallSec),
      'less',
    ),
  ];
}

export function reportEngines({ chromium, firefox }: EnginesBench): string {
  const over = (of: (one: InOne) => number): string =>
    spread(firefox.map((one, round) => of(one) / of(chromium[round] as InOne)));
  return [
    `export, Firefox over Chromium: wall ${over((one) => one.export.wallSec)}, cpu ${over((one) => one.export.cpuSec)}`,
    `encoder alone, Firefox over Chromium: wall ${over((one) => one.encoder.wallSec)}, cpu ${over((one) => one.encoder.cpuSec)}`,
  ].join('\n');
}
