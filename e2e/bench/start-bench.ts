/**
 * How soon a studio of years is usable: 10,000 videos, 1,000 projects and 100,000 clips in this browser, from the beginning
 * of a warm load to the paint with the first rows, beside plain pages of the same weight in the same run: the rows as they
 * are, written into the page, and its files loaded but not run.
 */

import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Page } from '@playwright/test';
import { absoluteOf, type Figure, ratioOf } from '../../src/testing/figures/figure.ts';
import { layStorage, takeStorage } from '../fixtures/kept-storage.ts';
import { addSample, reviewClips, screensOf } from '../fixtures/sample-journey.ts';
import { growStudio } from './grown-studio.ts';
import { buildApp, openBuiltApp } from './open-built-app.ts';
import { medianOf, spread } from './spread.ts';

const PORT = 4408;
const PORT_OF_GROWN = 4409;
const ROUNDS = 7;
const GROWN = { assets: 10_000, projects: 1_000, clipsEach: 100 } as const;
/** What must be there before a page counts as usable. */
const ROW = 'main li a[href^="/projects/"], main li a[href^="/assets/"], main canvas[data-time-sec]';

/** In milliseconds of each round. */
interface Start {
  readonly name: string;
  readonly rows: readonly number[];
  readonly plain: readonly number[];
}

export interface StartBench {
  readonly few: readonly Start[];
  readonly grown: readonly Start[];
}

export async function benchStart(): Promise<StartBench> {
  const folder = await mkdtemp(join(tmpdir(), 'cliproom-bench-'));
  await buildApp();
  const app = await openBuiltApp(PORT);
  try {
    const { page } = app;
    const screens = screensOf(page);
    const url = await addSample(screens);
    await reviewClips(screens);
    const paths = pathsOf(new URL(url).pathname);
    await watchRows(page);
    const few = await startAll(page, paths);
    const storage = await takeStorage(page, folder);
    await growStudio(storage, GROW);
    const large = await openBuiltApp(PORT_OF_GROWN);
    try {
      await watchRows(large.page);
      await layStorage(large.page, storage);
      return { few, grown: await startAll(large.page, paths) };
    } finally {
      await large.close();
    }
  } finally {
    await app.close();
    await rm(folder, { recursive: true, force: true });
  }
}

type Paths = readonly (readonly [name: string, path: string])[];

const pathsOf = (project: string): Paths => [
  ['home', '/'],
  ['projects', '/projects'],
  ['assets', '/assets'],
  ['review', `${project}/clips`],
];

const copies = (below: number) => `
  WITH RECURSIVE copy(number) AS (SELECT 1 UNION ALL SELECT number + 1 FROM copy WHERE number < ${below - 1})`;

/** Copies of the one there is, under names of their own, so that no two rows are one to an index. */
const GROW = [
  `${copies(GROWN.assets)}
  INSERT INTO asset (id, account_id, kind, title, filename, origin, mime_type, size_bytes, duration_sec, width, height, fps, has_audio, file, poster_file, created_ms)
  SELECT id || '-' || number, account_id, kind, title || ' ' || number, filename, origin, mime_type, size_bytes, duration_sec, width, height, fps, has_audio, file, poster_file, created_ms
  FROM (SELECT * FROM asset WHERE kind = 'video' LIMIT 1), copy`,
  `${copies(GROWN.projects)}
  INSERT INTO project (id, account_id, kind, title, status, source_asset_id, settings, problem, words_state, analysis_job_id, analysis_count, created_ms, updated_ms, composition_id, ranking_state, clips_short, analyzed_transcript_id)
  SELECT id || '-' || number, account_id, kind, title || ' ' || number, status, source_asset_id || '-' || number, settings, problem, words_state, analysis_job_id, analysis_count, created_ms, updated_ms, composition_id, ranking_state, clips_short, analyzed_transcript_id
  FROM (SELECT * FROM project LIMIT 1), copy`,
  `${copies(GROWN.clipsEach + 1)}
  INSERT INTO clip (id, project_id, source_asset_id, status, rank, start_sec, end_sec, score, found, created_ms)
  SELECT clip.id || '-' || project.seq || '-' || number, project.id, project.source_asset_id, clip.status, number, clip.start_sec, clip.end_sec, clip.score, clip.found, clip.created_ms
  FROM (SELECT * FROM clip LIMIT 1) clip, project, copy`,
];

const WATCH = `
addEventListener('DOMContentLoaded', () => {
  const look = () => {
    if (document.querySelector(${JSON.stringify(ROW)}) === null) return false;
    requestAnimationFrame(() => {
      const painted = new MessageChannel();
      painted.port1.onmessage = () => { globalThis.rowsPaintedMs = performance.now(); };
      painted.port2.postMessage(null);
    });
    return true;
  };
  if (look()) return;
  const watch = new MutationObserver(() => { if (look()) watch.disconnect(); });
  watch.observe(document.documentElement, { subtree: true, childList: true, attributes: true, attributeFilter: ['data-time-sec'] });
});`;

async function watchRows(page: Page): Promise<void> {
  await page.addInitScript(WATCH);
}

/** A page and its plain one in turn; the first of each loads what a browser keeps. */
async function startAll(page: Page, paths: Paths): Promise<readonly Start[]> {
  const starts: Start[] = [];
  for (const [name, path] of paths) {
    const start = { name, rows: [] as number[], plain: [] as number[] };
    await rowsOf(page, path);
    const plainPath = await layPlainPage(page, path);
    await rowsOf(page, plainPath);
    for (let round = 0; round < ROUNDS; round += 1) {
      start.plain.push(await rowsOf(page, plainPath));
      start.rows.push(await rowsOf(page, path));
    }
    starts.push(start);
  }
  return starts;
}

async function rowsOf(page: Page, path: string): Promise<number> {
  await page.goto(path);
  const painted = await page.waitForFunction(() => (globalThis as { rowsPaintedMs?: number }).rowsPaintedMs);
  return Number(await painted.jsonValue());
}

/** @returns where the page is, as it stands now, with its files loaded and not run. */
async function layPlainPage(page: Page, path: string): Promise<string> {
  const html = await page.evaluate(() => {
    const copy = document.documentElement.cloneNode(true) as Element;
    for (const script of copy.querySelectorAll<HTMLScriptElement>('script[src]')) {
      const link = document.createElement('link');
      link.rel = 'modulepreload';
      link.href = script.src;
      script.replaceWith(link);
    }
    return `<!doctype html>${copy.outerHTML}`;
  });
  const plainPath = `/plain-page${path.replaceAll('/', '-')}`;
  await page.route(plainPath, (route) => route.fulfill({ contentType: 'text/html', body: html }));
  return plainPath;
}

export function figuresOfStart({ few, grown }: StartBench): readonly Figure[] {
  return [
    ...grown.map(({ name, rows }) =>
      absoluteOf(`${name} of a studio of years to its first rows`, 'ms', rows, 'less', 1000),
    ),
    ...grown.map(({ name, rows, plain }) =>
      over(`${name} of a studio of years over a plain page`, rows, plain),
    ),
    ...few.map(({ name, rows, plain }) => over(`${name} of one project over a plain page`, rows, plain)),
  ];
}

function over(name: string, rows: readonly number[], plain: readonly number[]): Figure {
  return ratioOf(
    name,
    rows.map((ms, round) => ms / (plain[round] ?? Number.NaN)),
    'less',
  );
}

export function reportStart({ few, grown }: StartBench): string {
  const lines = (starts: readonly Start[]) =>
    starts.map(
      ({ name, rows, plain }) =>
        `  ${name}: ${spread(rows, ' ms', 0)}; plain ${spread(plain, ' ms', 0)}; ${(medianOf(rows) / medianOf(plain)).toFixed(1)} times`,
    );
  return [
    'from the beginning of a warm load to the paint of the first rows',
    'one video and project:',
    ...lines(few),
    `${GROWN.assets} videos, ${GROWN.projects} projects, ${GROWN.projects * GROWN.clipsEach} clips:`,
    ...lines(grown),
  ].join('\n');
}
