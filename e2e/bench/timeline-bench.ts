/**
 * The timeline's own code in Chromium on an edit of 10,000 segments over 60 minutes: script time a frame while
 * panning and zooming, and from an edit to its picture. Beside it, in the same page, two known libraries.
 */

import { resolve } from 'node:path';
import { chromium } from '@playwright/test';
import { build } from 'vite';
import { absoluteOf, type Figure } from '../../src/testing/figures/figure.ts';
import { CHROMIUM_FLAGS, findChromium } from '../../src/testing/find-chromium.ts';
import { medianOf, percentiles, slowOf } from './spread.ts';
import { threadMs, watchThread } from './thread-time.ts';
import { benchBeside, reportBeside, type Steps } from './timeline-peers-bench.ts';

const SEGMENTS = 10_000;
const DURATION_SEC = 3600;
const FRAMES = 240;
const EDITS = 30;

export interface TimelineBench {
  readonly panMs: readonly number[];
  readonly zoomMs: readonly number[];
  readonly editMs: readonly number[];
  /** Processor time of the page's thread alone: other work on the machine does not count. */
  readonly editCpuMs: readonly number[];
  readonly beside: readonly Steps[];
}

export async function benchTimeline(): Promise<TimelineBench> {
  const script = await bundle('timeline-harness');
  const peers = await bundle('timeline-peers');
  const executablePath = findChromium();
  const browser = await chromium.launch({
    ...(executablePath === null ? {} : { executablePath }),
    args: [...CHROMIUM_FLAGS],
  });
  try {
    const page = await browser.newPage({ viewport: { width: 1440, height: 900 } });
    await page.setContent('<canvas id="timeline"></canvas>');
    await page.addScriptTag({ content: script, type: 'module' });
    await page.waitForFunction(() => 'benchTimelineIn' in globalThis);
    const spent = await watchThread(page);
    const walls = await page.evaluate(
      (size) =>
        (
          globalThis as unknown as {
            benchTimelineIn: (size: object) => Promise<Omit<TimelineBench, 'editCpuMs' | 'beside'>>;
          }
        ).benchTimelineIn(size),
      { segments: SEGMENTS, durationSec: DURATION_SEC, frames: FRAMES, edits: EDITS },
    );
    const editCpuMs: number[] = [];
    for (let edit = 0; edit < EDITS; edit += 1) {
      const before = await threadMs(spent);
      await page.evaluate(() => (globalThis as unknown as { editOnce: () => void }).editOnce());
      editCpuMs.push((await threadMs(spent)) - before);
    }
    const size = { segments: SEGMENTS, durationSec: DURATION_SEC };
    return { ...walls, editCpuMs, beside: await benchBeside(page, peers, size) };
  } finally {
    await browser.close();
  }
}

async function bundle(harness: string): Promise<string> {
  const built = await build({
    configFile: false,
    logLevel: 'warn',
    build: {
      write: false,
      lib: { entry: resolve(import.meta.dirname, `../harness/${harness}.ts`), formats: ['es'] },
    },
  });
  const [first] = Array.isArray(built) ? built : [built];
  const chunk = first !== undefined && 'output' in first ? first.output[0] : undefined;
  if (chunk === undefined) throw new Error('The harness was not built.');
  return chunk.code;
}

export function figuresOfTimeline({ panMs, zoomMs, editMs, beside }: TimelineBench): readonly Figure[] {
  const [ours, ...peers] = beside;
  // A peer that came to no end has no steps.
  const over = (step: string, of: 'panMs' | 'zoomMs'): Figure[] =>
    peers
      .filter((peer) => ours !== undefined && peer[of].length > 0)
      .map((peer) =>
        absoluteOf(
          `a step of ${step} over that of ${peer.name}`,
          '',
          [medianOf(ours?.[of] ?? []) / medianOf(peer[of])],
          'less',
        ),
      );
  return [
    absoluteOf('script of a frame, pan, 95th percentile', 'ms', [slowOf(panMs)], 'less', 8),
    absoluteOf('script of a frame, zoom, 95th percentile', 'ms', [slowOf(zoomMs)], 'less', 8),
    absoluteOf('from an edit to its picture, 95th percentile', 'ms', [slowOf(editMs)], 'less', 50),
    ...over('pan', 'panMs'),
    ...over('zoom', 'zoomMs'),
  ];
}

export function reportTimeline({ panMs, zoomMs, editMs, editCpuMs, beside }: TimelineBench): string {
  return [
    `${SEGMENTS} segments over ${DURATION_SEC / 60} min, 1440 px wide`,
    `pan:           ${percentiles(panMs)} of script a frame`,
    `zoom:          ${percentiles(zoomMs)} of script a frame`,
    `edit to paint: ${percentiles(editMs)}, processor time ${percentiles(editCpuMs)}`,
    reportBeside(beside),
  ].join('\n');
}
