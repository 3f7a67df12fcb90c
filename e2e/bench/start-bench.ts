/**
 * How soon a studio of years is usable: 10,000 videos, 1,000 projects and 100,000 clips in this browser, from the beginning
 * of a warm load to the paint of the first rows, and in a review to that of the picture. Beside it plain pages of the same
 * weight in the same run: the page as it stands, written into HTML, and its files loaded but not run.
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
import { type Ready, readyAfter, watchPaints } from './painted.ts';
import { medianOf, spread } from './spread.ts';

const PORT = 4408;
const PORT_OF_GROWN = 4409;
const ROUNDS = 7;
const GROWN = { assets: 10_000, projects: 1_000, clipsEach: 100 } as const;

/** In milliseconds of each round. */
interface Start {
  readonly name: string;
  readonly what: Ready;
  readonly ready: readonly number[];
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
    await watchPaints(page);
    const few = await startAll(page, paths);
    const storage = await takeStorage(page, folder);
    await growStudio(storage, GROW);
    const large = await openBuiltApp(PORT_OF_GROWN);
    try {
      await watchPaints(large.page);
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

type Paths = readonly (readonly [name: string, path: string, what: Ready])[];

const pathsOf = (project: string): Paths => [
  ['home', '/', 'rows'],
  ['projects', '/projects', 'rows'],
  ['assets', '/assets', 'rows'],
  ['review', `${project}/clips`, 'rows'],
  ['review', `${project}/clips`, 'picture'],
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

/** A page and its plain one in turn; the first of each loads what a browser keeps. */
async function startAll(page: Page, paths: Paths): Promise<readonly Start[]> {
  const starts: Start[] = [];
  for (const [name, path, what] of paths) {
    const start = { name, what, ready: [] as number[], plain: [] as number[] };
    await readyAfter(page, path, what);
    const plainPath = await layPlainPage(page, path);
    await readyAfter(page, plainPath, what);
    for (let round = 0; round < ROUNDS; round += 1) {
      start.plain.push(await readyAfter(page, plainPath, what));
      start.ready.push(await readyAfter(page, path, what));
    }
    starts.push(start);
  }
  return starts;
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
    ...grown.map((start) => absoluteOf(titleOf(start, 'a studio of years'), 'ms', start.ready, 'less', 1000)),
    ...grown.map((start) => overPlain(start, 'a studio of years')),
    ...few.map((start) => overPlain(start, 'one project')),
  ];
}

function titleOf({ name, what }: Start, studio: string): string {
  return `${name} of ${studio} to its ${what === 'rows' ? 'first rows' : 'picture'}`;
}

function overPlain(start: Start, studio: string): Figure {
  return ratioOf(
    `${titleOf(start, studio)}, over a plain page`,
    start.ready.map((ms, round) => ms / (start.plain[round] ?? Number.NaN)),
    'less',
  );
}

export function reportStart({ few, grown }: StartBench): string {
  const lines = (starts: readonly Start[]) =>
    starts.map(
      ({ name, what, ready, plain }) =>
        `  ${name}, ${what}: ${spread(ready, ' ms', 0)}; plain ${spread(plain, ' ms', 0)}; ${(medianOf(ready) / medianOf(plain)).toFixed(1)} times`,
    );
  return [
    'from the beginning of a warm load to the paint',
    'one video and project:',
    ...lines(few),
    `${GROWN.assets} videos, ${GROWN.projects} projects, ${GROWN.projects * GROWN.clipsEach} clips:`,
    ...lines(grown),
  ].join('\n');
}
