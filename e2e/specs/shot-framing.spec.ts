/** Framing one shot of a clip by hand: with keys and with the pointer, seen at once and in the exported file. */
import { writeFile } from 'node:fs/promises';
import { psnrDb } from '../../src/testing/media/picture-noise.ts';
import { takeFrames } from '../../src/testing/media/read-pictures.ts';
import { boxAtRest } from '../fixtures/box-at-rest.ts';
import { pressOn, tabTo } from '../fixtures/keyboard.ts';
import { expect, test } from '../fixtures/studio-test.ts';

/** Two pictures of one moment, one of them through the encoder; another crop lies far below. */
const ALIKE_DB = 24;

test('a shot is framed by keys and by pointer, and the export shows it so', async ({
  page,
  composition,
  begin,
}, info) => {
  await begin.firstComposition();
  const shots = page.getByRole('region', { name: 'Shots' });
  const view = shots.getByRole('combobox', { name: 'Framing of shot 1', exact: true });
  const across = shots.getByRole('slider', { name: 'Horizontal' });
  await expect(view).toHaveValue('auto');
  const goTo = shots.getByRole('button', { name: /^Go to shot 1, / });
  await pressOn(page, goTo);
  const momentSec = await composition.rested();
  const middle = await composition.stillPicture();

  await tabTo(page, view);
  await page.keyboard.press('ArrowDown');
  await expect(view).toHaveValue('point');
  await composition.expectRevision(2);
  await tabTo(page, across);
  await page.keyboard.press('Home');
  await composition.expectRevision(3);
  await expect(across).toHaveValue('0');
  await expect.poll(async () => (await composition.picture()).equals(middle)).toBe(false);
  const left = await composition.stillPicture();

  const frame = shots.locator('[data-window]');
  const box = await boxAtRest(frame);
  await page.mouse.move(box.x + box.width / 2, box.y + box.height / 2);
  await page.mouse.down();
  await page.mouse.move(box.x + 2 * box.width, box.y + box.height / 2, { steps: 5 });
  // Seen while it is held, before anything is saved.
  await expect.poll(async () => (await composition.picture()).equals(left)).toBe(false);
  await page.mouse.up();
  await composition.expectRevision(4);
  await expect.poll(async () => Number(await across.inputValue())).toBeGreaterThan(50);

  await page.reload();
  await composition.opened();
  await expect(view).toHaveValue('point');
  await composition.seek(momentSec);
  const video = info.outputPath('export.mp4');
  await composition.exportTo(video);
  const fps = Number(await composition.canvas.getAttribute('data-fps'));
  const exported = (at: number): string => info.outputPath(`exported-${at}.png`);
  await takeFrames(video, [Math.floor(momentSec * fps + 1e-3)], exported);
  await composition.expectShows(exported(0), info.outputPath('seen.png'), ALIKE_DB);
  const before = info.outputPath('middle.png');
  await writeFile(before, middle);
  expect(await psnrDb(before, exported(0))).toBeLessThan(ALIKE_DB);

  await view.selectOption('Whole frame');
  await composition.expectRevision(5);
  await expect(frame).toHaveCount(0);
  await composition.seek(momentSec);
  await expect.poll(async () => (await composition.picture()).equals(middle)).toBe(false);
  await shots.getByRole('button', { name: 'Reset all to automatic' }).click();
  await composition.expectRevision(6);
  await goTo.click();
  await expect.poll(async () => (await composition.picture()).equals(middle)).toBe(true);
});
