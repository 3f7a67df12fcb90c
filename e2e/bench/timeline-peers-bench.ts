/** Our timeline beside two known libraries, with as many segments, in the same page: processor time of a step of pan and zoom. */
import type { CDPSession, Page } from '@playwright/test';
import { mebibytes, percentiles } from './spread.ts';
import { threadMs, watchThread } from './thread-time.ts';

/** vis-timeline is one of elements of the page, animation-timeline-js one on a canvas, as ours is. */
export const PEERS = ['vis-timeline', 'animation-timeline-js'] as const;
const STYLE = 'node_modules/vis-timeline/styles/vis-timeline-graph2d.min.css';
const PAN_STEPS = 30;
/** From all in sight inwards; few, as some of them take seconds. */
const ZOOM_STEPS = 8;
const ZOOM = 1.08;

export interface Steps {
  readonly name: string;
  /** Thread time of the page: script, style, layout and drawing. */
  readonly panMs: readonly number[];
  readonly zoomMs: readonly number[];
  /** Script memory in use before the steps and after them, without rubbish. */
  readonly heapBytes: { readonly before: number; readonly after: number };
}

export interface Edit {
  readonly segments: number;
  readonly durationSec: number;
}

/** `script` is the bundled harness of the libraries; the page has the harness of ours, with an edit in it. */
export async function benchBeside(page: Page, script: string, edit: Edit): Promise<readonly Steps[]> {
  const spent = await watchThread(page);
  const results = [await stepsOf('ours', page, spent, edit)];
  await page.setContent('');
  await page.addStyleTag({ path: STYLE });
  await page.addScriptTag({ content: script, type: 'module' });
  await page.waitForFunction(() => 'openTimeline' in globalThis);
  for (const name of PEERS) {
    await page.evaluate(
      ([peer, size]) =>
        (globalThis as unknown as { openTimeline: (name: string, size: Edit) => Promise<void> }).openTimeline(
          peer,
          size,
        ),
      [name, edit] as const,
    );
    results.push(await stepsOf(name, page, spent, edit));
  }
  return results;
}

async function stepsOf(name: string, page: Page, spent: CDPSession, { durationSec }: Edit): Promise<Steps> {
  const show = async (fromSec: number, shownSec: number): Promise<number> => {
    const before = await threadMs(spent);
    await page.evaluate(
      ([from, seen]) =>
        (
          globalThis as unknown as { showTimeline: (from: number, seen: number) => Promise<void> }
        ).showTimeline(from, seen),
      [fromSec, shownSec] as const,
    );
    return (await threadMs(spent)) - before;
  };
  const shownSec = durationSec / 30;
  await show(durationSec / 3, shownSec);
  const before = await heapBytes(spent);
  const panMs: number[] = [];
  for (let step = 1; step <= PAN_STEPS; step += 1)
    panMs.push(await show(durationSec / 3 + (step * shownSec) / 30, shownSec));
  await show(0, durationSec);
  const zoomMs: number[] = [];
  for (let step = 1; step <= ZOOM_STEPS; step += 1) {
    const seenSec = durationSec / ZOOM ** step;
    zoomMs.push(await show((durationSec - seenSec) / 3, seenSec));
  }
  return { name, panMs, zoomMs, heapBytes: { before, after: await heapBytes(spent) } };
}

async function heapBytes(session: CDPSession): Promise<number> {
  await session.send('HeapProfiler.collectGarbage');
  return (await session.send('Runtime.getHeapUsage')).usedSize;
}

export function reportBeside(results: readonly Steps[]): string {
  return results
    .flatMap(({ name, panMs, zoomMs, heapBytes: heap }) => [
      `${name}, step of pan:  ${percentiles(panMs)} of thread time`,
      `${name}, step of zoom: ${percentiles(zoomMs)} of thread time`,
      `${name}, script memory: ${mebibytes(heap.before)} before, ${mebibytes(heap.after)} after`,
    ])
    .join('\n');
}
