/** From pointing at a moment of a seek bar to the paint of its picture, in jumps over the whole bar. */
import type { Page } from '@playwright/test';
import { paintOf, takePaints, timeToPaint } from './page-watch.ts';

const JUMPS = 100;
/** Fractions of this step visit the whole bar, each far from the last. */
const GOLDEN = 0.618_034;

export interface SeekPaints {
  readonly sourceMs: readonly number[];
  readonly sceneMs: readonly number[];
}

/** @param projectUrl of an analysed video, the only one there is */
export async function benchSeeking(page: Page, projectUrl: string): Promise<SeekPaints> {
  await page.goto('/assets');
  await page.getByRole('list', { name: 'Assets' }).getByRole('link').first().click();
  const sourceMs = await pointAlong(page);
  await page.goto(`${projectUrl}/clips`);
  return { sourceMs, sceneMs: await pointAlong(page) };
}

async function pointAlong(page: Page): Promise<readonly number[]> {
  const bar = page.getByRole('slider', { name: 'Position' });
  await bar.hover();
  await page.locator('canvas.seek-picture:not([data-picture-sec=""])').waitFor();
  const box = await bar.boundingBox();
  if (box === null) throw new Error('The seek bar is not on the screen.');
  await takePaints(page);
  const drawn = { subtree: true, childList: true, attributeFilter: ['data-at-sec'] };
  await timeToPaint(page, 'pointermove', 'main', drawn);
  for (let jump = 0; jump < JUMPS; jump += 1) {
    const share = (jump * GOLDEN) % 1;
    await page.mouse.move(box.x + box.width * (0.02 + 0.96 * share), box.y + box.height / 2);
    await paintOf(page, jump + 1);
  }
  return (await takePaints(page)).paintsMs;
}
