/** When what a page is opened for is painted. */
import type { Page } from '@playwright/test';

/** What must be there before a page counts as usable: its rows, and of a review the picture of its clip too. */
const READY = {
  rows: 'main li a[href^="/projects/"], main li a[href^="/assets/"], main [role="listitem"] button',
  picture: 'main canvas[data-time-sec]',
} as const;
export type Ready = keyof typeof READY;

const WATCH = `
globalThis.paintedMs = {};
addEventListener('DOMContentLoaded', () => {
  const awaited = new Map(Object.entries(${JSON.stringify(READY)}));
  const look = () => {
    for (const [what, selector] of awaited) {
      if (document.querySelector(selector) === null) continue;
      awaited.delete(what);
      requestAnimationFrame(() => {
        const painted = new MessageChannel();
        painted.port1.onmessage = () => { globalThis.paintedMs[what] = performance.now(); };
        painted.port2.postMessage(null);
      });
    }
  };
  look();
  new MutationObserver(look).observe(document.documentElement, { subtree: true, childList: true, attributes: true, attributeFilter: ['data-time-sec'] });
});`;

/** On every page that is opened from here on. */
export async function watchPaints(page: Page): Promise<void> {
  await page.addInitScript(WATCH);
}

/** @returns milliseconds from the beginning of the load to the paint */
export async function readyAfter(page: Page, path: string, what: Ready): Promise<number> {
  await page.goto(path);
  const painted = await page.waitForFunction(
    (name) => (globalThis as unknown as { paintedMs: Partial<Record<Ready, number>> }).paintedMs[name],
    what,
  );
  return Number(await painted.jsonValue());
}
