/** One export in the browser: what it costs in time, processor and memory. */
import type { Page } from '@playwright/test';
import type { CompositionPlan } from '../../src/media/compose/composition-plan.ts';
import { planComposition } from '../../src/media/compose/plans/plan-composition.ts';
import type { OpenHarness } from '../harness/open-media-harness.ts';
import type { Film } from './export-film.ts';
import { findProcess, NOT_OURS, usageOf } from './process-usage.ts';
import { mebibytes, medianOf } from './spread.ts';

export const START_SEC = 10.37;
export const CLIP_SEC = 30;
const FULL = { width: 1080, height: 1920 } as const;
const MEMORY_SAMPLE_MS = 500;

/** Of all browser processes while a video is exported. A single highest value is mostly rubbish not yet collected. */
export interface Memory {
  /** Medians of the first and the last third of the samples: what grows with the export shows here. */
  readonly earlyBytes: number;
  readonly lateBytes: number;
  readonly peakBytes: number;
  /** What it took while its memory was looked at, which stops it for moments. */
  readonly wallSec: number;
}

export interface Cost {
  readonly wallSec: number;
  readonly cpuSec: number;
}

export function timeInBrowser(harness: OpenHarness, film: Film, durationSec: number): Promise<Cost> {
  return costInBrowser(harness, () => renderInPage(harness.page, film, durationSec));
}

/** Nothing looks at the processes meanwhile: to read a process's memory the kernel stops it for a moment. */
export async function costInBrowser(harness: OpenHarness, work: () => Promise<unknown>): Promise<Cost> {
  const pid = await browserOf(harness);
  const before = await usageOf(pid, NOT_OURS);
  const startMs = performance.now();
  await work();
  const wallSec = (performance.now() - startMs) / 1000;
  return { wallSec, cpuSec: (await usageOf(pid, NOT_OURS)).cpuSec - before.cpuSec };
}

export async function memoryInBrowser(
  harness: OpenHarness,
  film: Film,
  durationSec: number,
): Promise<Memory> {
  const pid = await browserOf(harness);
  const samples: number[] = [];
  const startMs = performance.now();
  const watch = setInterval(async () => {
    samples.push((await usageOf(pid, NOT_OURS)).memoryBytes);
  }, MEMORY_SAMPLE_MS);
  try {
    await renderInPage(harness.page, film, durationSec);
  } finally {
    clearInterval(watch);
  }
  return memoryOf(samples, (performance.now() - startMs) / 1000);
}

async function browserOf(harness: OpenHarness): Promise<number> {
  const pid = await findProcess(harness.profile);
  if (pid === null) throw new Error('The browser is not running.');
  return pid;
}

/** In a page of the media harness that has the file. */
export async function renderInPage(page: Page, film: Film, durationSec: number): Promise<void> {
  await page.evaluate(
    async ({ name: file, plan }) => {
      await mediaHarness.engine.run(
        'render',
        { files: { source: file }, plan, outputFile: 'bench/out.mp4' },
        mediaHarness.callOf('bench'),
      );
    },
    { name: film.name, plan: planOf(film, durationSec) },
  );
}

function memoryOf(samples: readonly number[], wallSec: number): Memory {
  const third = Math.ceil(samples.length / 3);
  return {
    earlyBytes: medianOf(samples.slice(0, third)),
    lateBytes: medianOf(samples.slice(-third)),
    peakBytes: Math.max(...samples),
    wallSec,
  };
}

function planOf({ width, height, fps }: Film, durationSec: number): CompositionPlan {
  const words = captionWords(durationSec).map((word, index) => ({ index, ...word, hidden: false }));
  return planComposition(
    {
      ...FULL,
      fps,
      source: { startSec: START_SEC, endSec: START_SEC + durationSec },
      hook: null,
      captions: { style: 'bold-karaoke' },
      words,
    },
    { id: 'source', width, height, hasAudio: true },
  );
}

export function captionWords(durationSec: number) {
  const text = ['Most', 'people', 'never', 'ask', 'why', 'this', 'works', 'so', 'well.'];
  return Array.from({ length: Math.floor(durationSec * 3) }, (_, i) => ({
    text: text[i % text.length] as string,
    startSec: i / 3,
    endSec: (i + 0.95) / 3,
  }));
}

export function memoryText({ earlyBytes, lateBytes, peakBytes }: Memory): string {
  return `${mebibytes(earlyBytes)} in the first third, ${mebibytes(lateBytes)} in the last, at most ${mebibytes(peakBytes)}`;
}

export function costText({ wallSec, cpuSec }: Cost): string {
  return `${wallSec.toFixed(1)} s (cpu ${cpuSec.toFixed(1)} s)`;
}
