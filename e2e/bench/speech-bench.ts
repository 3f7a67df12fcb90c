/**
 * Speech recognition in Chromium with models of real shapes and made weights: what a minute of sound costs each on one
 * thread and on two, in turns, and what of it is not the engine's. The first pair is left out: it loads everything.
 */
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { basename, join } from 'node:path';
import { absoluteOf, type Figure, ratioOf } from '../../src/testing/figures/figure.ts';
import {
  type KeptModel,
  structuralParakeet,
  structuralWhisper,
} from '../../src/testing/speech/structural/keep-models.ts';
import type { HeardFilm } from '../harness/heard-speech.worker.ts';
import { buildMediaHarness } from '../harness/media-harness-server.ts';
import { type OpenHarness, openMediaHarness } from '../harness/open-media-harness.ts';
import { FILM_SEC, makeMurmur } from '../harness/structural-speech.ts';
import { findProcess, NOT_OURS, usageOf } from './process-usage.ts';
import { ROUNDS } from './rounds.ts';
import { mebibytes, medianOf, spread } from './spread.ts';
import { withStolenShare } from './stolen-time.ts';

const SAMPLE_EVERY_MS = 500;

interface Run extends HeardFilm {
  readonly cpuSec: number;
  /** Above what the browser had before, at its highest. */
  readonly peakBytes: number;
  readonly stolenShare: number;
}

const ENGINES = [
  { title: 'Whisper base', model: () => structuralWhisper('base') },
  { title: 'Parakeet', model: () => structuralParakeet('whole') },
] as const;

/** The same film heard by machines of one core and of two, which hear on as many threads. */
interface Pair {
  readonly one: Run;
  readonly two: Run;
}

interface EngineBench {
  readonly title: string;
  readonly pairs: readonly Pair[];
}

export async function benchSpeech(): Promise<readonly EngineBench[]> {
  const folder = await mkdtemp(join(tmpdir(), 'cliproom-bench-'));
  await buildMediaHarness();
  const harness = await openMediaHarness();
  try {
    const film = join(folder, 'film.mp4');
    await makeMurmur(film);
    const engines: EngineBench[] = [];
    for (const { title, model } of ENGINES) {
      const made = await model();
      await harness.choose(film, ...Object.values(made.files));
      const pairs: Pair[] = [];
      while (pairs.length < ROUNDS + 1)
        pairs.push({ one: await hear(harness, made, 1), two: await hear(harness, made, 2) });
      engines.push({ title, pairs: pairs.slice(1) });
    }
    return engines;
  } finally {
    await harness.close();
    await rm(folder, { recursive: true, force: true });
  }
}

async function hear(
  { page, profile }: OpenHarness,
  { modelId, files }: KeptModel,
  cores: number,
): Promise<Run> {
  const names = Object.fromEntries(Object.entries(files).map(([path, file]) => [path, basename(file)]));
  const browser = await findProcess(profile);
  if (browser === null) throw new Error('The browser is not running.');
  const before = await usageOf(browser, NOT_OURS);
  let peakBytes = 0;
  const watch = setInterval(async () => {
    const { memoryBytes } = await usageOf(browser, NOT_OURS);
    peakBytes = Math.max(peakBytes, memoryBytes - before.memoryBytes);
  }, SAMPLE_EVERY_MS);
  try {
    const { result, stolenShare } = await withStolenShare(() =>
      page.evaluate(([model, count]) => mediaHarness.hearFilm('film.mp4', model, count), [
        { modelId, files: names },
        cores,
      ] as const),
    );
    if (result.heard.status !== 'done') throw new Error(`Nothing was heard: ${result.heard.reason}.`);
    const { cpuSec } = await usageOf(browser, NOT_OURS);
    return { ...result, cpuSec: cpuSec - before.cpuSec, peakBytes, stolenShare };
  } finally {
    clearInterval(watch);
  }
}

export function figuresOfSpeech(engines: readonly EngineBench[]): readonly Figure[] {
  return engines.flatMap(({ title, pairs }) => [
    ratioOf(
      `${title}, two threads over one, engine alone, speed`,
      pairs.map(({ one, two }) => one.engineSec / two.engineSec),
      'more',
      1.6,
    ),
    ratioOf(
      `${title}, what is not the engine’s over its time`,
      pairs.map(({ one }) => (one.wholeSec - one.engineSec) / one.engineSec),
      'less',
      0.05,
    ),
    absoluteOf(
      `${title}, one thread, sound over time`,
      '×',
      pairs.map(({ one }) => FILM_SEC / one.wholeSec),
      'more',
    ),
  ]);
}

export function reportSpeech(engines: readonly EngineBench[]): string {
  return engines.map(reportEngine).join('\n\n');
}

function reportEngine({ title, pairs }: EngineBench): string {
  const runs = (of: keyof Pair): Run[] => pairs.map((pair) => pair[of]);
  const gain = pairs.map(({ one, two }) => one.engineSec / two.engineSec);
  const around = runs('one').map(({ wholeSec, engineSec }) => (100 * (wholeSec - engineSec)) / engineSec);
  const stolen = [...runs('one'), ...runs('two')].map(({ stolenShare }) => 100 * stolenShare);
  return [
    `${title}, in its real shape with made weights: film of ${FILM_SEC} s, ${pairs.length} pairs`,
    ...reportRuns('one thread', runs('one')),
    ...reportRuns('two threads', runs('two')),
    `two threads against one, engine alone: ${spread(gain, ' x')}`,
    `what is not the engine's (decoding, resampling, windows, seams): ${spread(around, ' %', 1)} of its time`,
    `taken by other guests of the machine: median ${medianOf(stolen).toFixed(1)} %`,
  ].join('\n');
}

function reportRuns(title: string, runs: readonly Run[]): string[] {
  const over = (read: (run: Run) => number, unit: string): string => spread(runs.map(read), unit, 1);
  return [
    `${title}: ${over(({ wholeSec }) => FILM_SEC / wholeSec, ' x real time')}`,
    `  a minute of sound: ${over(({ wholeSec }) => wholeSec, ' s')}; processor ${over(({ cpuSec }) => cpuSec, ' s')}`,
    `  opening the model: ${over(({ openSec }) => openSec, ' s')}`,
    `  memory on top: at most ${mebibytes(Math.max(...runs.map(({ peakBytes }) => peakBytes)))}`,
  ];
}
