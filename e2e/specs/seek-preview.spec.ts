/** Pointing at a seek bar shows the picture of that moment, before anybody goes there. */
import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Locator, Page } from '@playwright/test';
import { psnrDb } from '../../src/testing/media/picture-noise.ts';
import { ffmpeg, keyFrameTimes } from '../../src/testing/media/run-ffmpeg.ts';
import { boxAtRest } from '../fixtures/box-at-rest.ts';
import { SAMPLE_VIDEO } from '../fixtures/sample-journey.ts';
import { expect, test } from '../fixtures/studio-test.ts';

/** A small picture, a JPEG of it and a large one shrunk by another program: alike, not the same. */
const ALIKE_DB = 24;

const tipOf = (page: Page): Locator => page.locator('canvas.seek-picture');

async function pointAt(page: Page, share: number): Promise<{ atSec: number; pictureSec: number }> {
  const bar = page.getByRole('slider', { name: 'Position' });
  const { x, y, width, height } = await boxAtRest(bar);
  await page.mouse.move(x + width * share, y + height / 2);
  const tip = tipOf(page);
  await expect(tip).toBeVisible();
  await expect(tip).toHaveAttribute('data-picture-sec', /\d/);
  const read = async (name: string) => Number(await tip.getAttribute(name));
  return { atSec: await read('data-at-sec'), pictureSec: await read('data-picture-sec') };
}

async function keep(canvas: Locator, path: string): Promise<string> {
  const png = await canvas.evaluate((one) => (one as HTMLCanvasElement).toDataURL('image/png'));
  await writeFile(path, Buffer.from(png.slice(png.indexOf(',') + 1), 'base64'));
  return path;
}

async function expectFramesOfSample(page: Page, folder: string, shares: readonly number[]): Promise<void> {
  await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Assets' }).click();
  await page
    .getByRole('list', { name: 'Assets' })
    .getByRole('link', { name: /sample/ })
    .click();
  const keyTimes = await keyFrameTimes(SAMPLE_VIDEO);
  for (const share of shares) {
    const { atSec } = await pointAt(page, share);
    const before = keyTimes.filter((timeSec) => timeSec <= atSec).at(-1) ?? 0;
    await expect
      .poll(async () => Number(await tipOf(page).getAttribute('data-picture-sec')))
      .toBeCloseTo(before, 2);
    const seen = await keep(tipOf(page), join(folder, 'seen.png'));
    const frame = join(folder, 'frame.png');
    await ffmpeg('-y', '-ss', String(before), '-i', SAMPLE_VIDEO, '-frames:v', '1', frame);
    expect(await psnrDb(seen, frame), `the picture at ${before} s`).toBeGreaterThan(ALIKE_DB);
  }
}

test('a source shows the frame of its file, by pointer and by keyboard, until it is dismissed', async ({
  page,
  folder,
  begin,
}) => {
  await begin.sampleAdded();
  await expectFramesOfSample(page, folder, [0.05, 0.5, 0.93]);
  await page.keyboard.press('Escape');
  await expect(tipOf(page)).toBeHidden();

  await page.mouse.move(0, 0);
  await page.getByRole('slider', { name: 'Position' }).focus();
  await page.keyboard.press('PageUp');
  await expect(tipOf(page)).toBeVisible();
  await expect
    .poll(() => page.locator('video').evaluate((video) => (video as HTMLVideoElement).currentTime))
    .toBeGreaterThan(1);
  await page.keyboard.press('Escape');
  await expect(tipOf(page)).toBeHidden();
});

test('a composition shows its own scene, with the framing and the captions of that moment', async ({
  page,
  composition,
  folder,
  begin,
}) => {
  await begin.firstComposition();
  const { atSec } = await pointAt(page, 0.4);
  await composition.seek(Number(atSec.toFixed(2)));
  const shown = join(folder, 'shown.png');
  await writeFile(shown, await composition.stillPicture());
  await composition.seek(0);
  await page.mouse.move(0, 0);
  await pointAt(page, 0.4);
  // The same shot and the same words; people have moved since the key frame. A coarser picture may come first.
  const tipDb = async () => psnrDb(await keep(tipOf(page), join(folder, 'seen.png')), shown);
  await expect.poll(tipDb).toBeGreaterThan(14);
});
