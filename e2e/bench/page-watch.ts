/**
 * What the page itself notes while it is used: layout shifts, and from a key to the paint that shows what it did.
 * Strings, because the loader names inner functions.
 */
import type { Page } from '@playwright/test';

/** Nothing may shift any more once the page was still for this long. */
const STILL_MS = 500;

/** The least a browser lists an event for. */
export const LEAST_EVENT_MS = 16;

const WATCH = `
globalThis.uiMarks = { shifts: [], lastShiftMs: 0, paintsMs: [], eventsMs: [] };
new PerformanceObserver((list) => {
  for (const entry of list.getEntries()) {
    if (entry.hadRecentInput) continue;
    const places = entry.sources.map(({ node }) => {
      const element = node instanceof Element ? node : node && node.parentElement;
      return element ? element.tagName.toLowerCase() + '.' + String(element.className).slice(0, 60) : '?';
    });
    uiMarks.shifts.push({ value: entry.value, places });
    uiMarks.lastShiftMs = performance.now();
  }
}).observe({ type: 'layout-shift', buffered: true });
new PerformanceObserver((list) => {
  for (const entry of list.getEntries()) if (entry.name === 'keydown') uiMarks.eventsMs.push(entry.duration);
}).observe({ type: 'event', durationThreshold: ${LEAST_EVENT_MS} });
globalThis.uiTimeToPaint = (event, target, options) => {
  let sinceMs = 0;
  addEventListener(event, ({ timeStamp }) => { sinceMs = timeStamp; }, { capture: true });
  new MutationObserver(() => {
    if (sinceMs === 0) return;
    const startMs = sinceMs;
    sinceMs = 0;
    requestAnimationFrame(() => {
      const painted = new MessageChannel();
      painted.port1.onmessage = () => uiMarks.paintsMs.push(performance.now() - startMs);
      painted.port2.postMessage(null);
    });
  }).observe(document.querySelector(target), options);
};`;

interface Marked {
  readonly uiMarks: { readonly lastShiftMs: number; readonly paintsMs: readonly number[] };
}

export interface Shifts {
  /** All shifts nobody asked for, added up: never less than what browsers call cumulative layout shift. */
  readonly score: number;
  /** What moved, of the largest shift. */
  readonly places: readonly string[];
}

export async function watchPage(page: Page): Promise<void> {
  await page.addInitScript(WATCH);
}

/** Waits until nothing loads, waits or moves, then takes what has shifted since the last time. */
export async function takeShifts(page: Page): Promise<Shifts> {
  const sinceMs = await page.evaluate<number>('performance.now()');
  // Functions, not strings, which the page's policy would not evaluate again and again.
  await page.waitForFunction(
    ({ sinceMs, stillMs }) =>
      document.querySelector('.skeleton') === null &&
      performance.now() - Math.max(sinceMs, (globalThis as unknown as Marked).uiMarks.lastShiftMs) > stillMs,
    { sinceMs, stillMs: STILL_MS },
  );
  const shifts = await page.evaluate<{ value: number; places: string[] }[]>('uiMarks.shifts.splice(0)');
  const largest = shifts.toSorted((a, b) => b.value - a.value)[0];
  return { score: shifts.reduce((sum, { value }) => sum + value, 0), places: largest?.places ?? [] };
}

/** From now on each such event is timed until the paint after the next change of `target`. */
export async function timeToPaint(
  page: Page,
  event: 'keydown' | 'pointermove',
  target: string,
  options: MutationObserverInit,
): Promise<void> {
  await page.evaluate(
    `uiTimeToPaint(${[event, target, options].map((value) => JSON.stringify(value)).join(', ')})`,
  );
}

/** Waits for the paint of the event numbered `count`, from one. */
export async function paintOf(page: Page, count: number): Promise<void> {
  await page.waitForFunction(
    (wanted) => (globalThis as unknown as Marked).uiMarks.paintsMs.length >= wanted,
    count,
  );
}

export interface Paints {
  /** Until the first message after the frame that shows what changed: the work that was put off until then has been done. */
  readonly paintsMs: readonly number[];
  /** What the browser itself counts, from the key to the frame on the screen, in steps of 8 ms (W3C Event Timing). */
  readonly eventsMs: readonly number[];
}

export async function takePaints(page: Page): Promise<Paints> {
  return page.evaluate<Paints>(
    '({ paintsMs: uiMarks.paintsMs.splice(0), eventsMs: uiMarks.eventsMs.splice(0) })',
  );
}
