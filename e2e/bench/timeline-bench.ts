/**
 * The timeline's own code in Chromium on an edit of 10,000 segments over 60 minutes: script time a frame while
 * panning and zooming, and from an edit to its picture. Beside it, in the same page, two known libraries.
 */
import { resolve } from 'node:path';
import { chromium } from '@playwright/test';
import { build } from 'vite';
import { absoluteOf, type Figure } from '../../src/testing/figures/figure.ts';
import { CHROMIUM_FLAGS, findChromium } from '../../src/testing/find-chromium.ts';
import { inTurn, reportRounds } from './rounds.ts';
import { medianOf, percentiles, slowOf } from './spread.ts';
import { threadMs, watchThread } from './thread-time.ts';
import { benchBeside, PEERS, reportBeside, type Steps } from './timeline-peers-bench.ts';

const SEGMENTS = 10_000;
const DURATION_SEC = 3600;
const FRAMES = 240;
const EDITS = 30;

interface TimelineRound {
  readonly panMs: readonly number[];
  readonly zoomMs: readonly number[];
  readonly editMs: readonly number[];
  /** Processor time of the page's thread alone: other work on the machine does not count. */
  readonly editCpuMs: readonly number[];
  readonly beside: readonly Steps[];
}

export type TimelineBench = readonly TimelineRound[];

export async function benchTimeline(): Promise<TimelineBench> {
  const script = await bundle('timeline-harness');
  const peers = await bundle('timeline-peers');
  return inTurn(() => measure(script, peers));
}

/** In a browser of its own. */
async function measure(script: string, peers: string): Promise<TimelineRound> {
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
            benchTimelineIn: (size: object) => Promise<Omit<TimelineRound, 'editCpuMs' | 'beside'>>;
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

export function figuresOfTimeline(rounds: TimelineBench): readonly Figure[] {
  const slow = (name: string, of: 'panMs' | 'zoomMs' | 'editMs', aimMs: number): Figure =>
    absoluteOf(
      `${name}, 95th percentile`,
      'ms',
      rounds.map((round) => slowOf(round[of])),
      'less',
      aimMs,
    );
  return [
    slow('script of a frame, pan', 'panMs', 8),
    slow('script of a frame, zoom', 'zoomMs', 8),
    slow('from an edit to its picture', 'editMs', 50),
    ...overPeers(rounds, 'pan', 'panMs'),
    ...overPeers(rounds, 'zoom', 'zoomMs'),
  ];
}

function overPeers(rounds: TimelineBench, step: string, of: 'panMs' | 'zoomMs'): readonly Figure[] {
  return PEERS.flatMap((name) => {
    const ratios = rounds.flatMap(({ beside: [ours, ...peers] }) => {
      const peer = peers.find((one) => one.name === name);
      // A peer that came to no end has no steps.
      if (ours === undefined || peer === undefined || peer[of].length === 0) return [];
      return [medianOf(ours[of]) / medianOf(peer[of])];
    });
    return ratios.length === 0
      ? []
      : [absoluteOf(`a step of ${step} over that of ${name}`, '', ratios, 'less')];
  });
}

export function reportTimeline(rounds: TimelineBench): string {
  return `${SEGMENTS} segments over ${DURATION_SEC / 60} min, 1440 px wide\n${reportRounds(rounds, reportRound)}`;
}

function reportRound({ panMs, zoomMs, editMs, editCpuMs, beside }: TimelineRound): string {
  return [
    `pan:           ${percentiles(panMs)} of script a frame`,
    `zoom:          ${percentiles(zoomMs)} of script a frame`,
    `edit to paint: ${percentiles(editMs)}, processor time ${percentiles(editCpuMs)}`,
    reportBeside(beside),
  ].join('\n');
}
