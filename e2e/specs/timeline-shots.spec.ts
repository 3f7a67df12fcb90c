/** Framing shots of an edit by hand: with keys alone, then with the pointer; undone, kept through cuts, and exported so. */
import { writeFile } from 'node:fs/promises';
import { psnrDb } from '../../src/testing/media/picture-noise.ts';
import { takeFrames } from '../../src/testing/media/read-pictures.ts';
import { boxAtRest } from '../fixtures/box-at-rest.ts';
import { pressOn, tabTo } from '../fixtures/keyboard.ts';
import { expect, test } from '../fixtures/studio-test.ts';
import { TimelinePage } from '../pages/timeline-page.ts';

/** Two pictures of one moment, one of them through the encoder; another crop lies far below. */
const ALIKE_DB = 24;
/** In the test card of the film, which looks different everywhere. */
const CARD_SEC = 4.5;

test('a shot of an edit is framed by keys and by pointer, wherever it is shown, and the export shows it so', async ({
  page,
  composition,
  begin,
}, info) => {
  const timeline = new TimelinePage(page);
  await begin.film();
  const panel = page.getByRole('tabpanel', { name: 'Properties' });
  const shots = panel.getByRole('region', { name: 'Shots' });
  const view = shots.getByRole('combobox', { name: 'Framing of shot 1', exact: true });
  const across = shots.getByRole('slider', { name: 'Horizontal' });
  const picture = () => composition.picture();
  const at = async (sec: number): Promise<Buffer> => {
    await composition.seek(sec);
    return composition.stillPicture();
  };

  // Upright, filled from its middle: as long as whole pictures are shown, there is nothing to frame.
  await page.getByRole('tab', { name: 'Properties' }).click();
  await panel.getByLabel('Aspect ratio').selectOption('9:16');
  await timeline.expectRevision(2);
  // Captions break anew where the cut is another.
  await panel.getByRole('region', { name: 'Captions' }).getByText('None', { exact: true }).click();
  await timeline.expectRevision(3);
  await page.getByRole('tab', { name: 'Items' }).click();
  await timeline.items.first().click();
  await page.getByRole('tab', { name: 'Properties' }).click();
  await pressOn(page, panel.getByRole('button', { name: 'Fill frame' }));
  await timeline.expectRevision(4);
  const middle = await at(CARD_SEC);

  await tabTo(page, view);
  await page.keyboard.press('ArrowDown');
  await expect(view).toHaveValue('point');
  await timeline.expectRevision(5);
  await tabTo(page, across);
  await page.keyboard.press('Home');
  await timeline.expectRevision(6);
  // The player stands there already: what changes is its plan, a moment after the edit.
  await expect.poll(async () => (await picture()).equals(middle)).toBe(false);
  const left = await at(CARD_SEC);

  const frame = shots.locator('[data-window]');
  const box = await boxAtRest(frame);
  await page.mouse.move(box.x + box.width / 2, box.y + box.height / 2);
  await page.mouse.down();
  await page.mouse.move(box.x + 3 * box.width, box.y + box.height / 2, { steps: 5 });
  // Seen while it is held, before anything is saved.
  await composition.seek(CARD_SEC);
  await expect.poll(async () => (await picture()).equals(left)).toBe(false);
  await page.mouse.up();
  await timeline.expectRevision(7);
  await timeline.undo.click();
  await timeline.expectRevision(8);
  await expect.poll(async () => (await at(CARD_SEC)).equals(left)).toBe(true);

  // Cut in two and the first part taken away: what is left is framed as before.
  await composition.seek(4);
  await timeline.canvas.focus();
  await page.keyboard.press('s');
  await timeline.expectRevision(9);
  await page.getByRole('tab', { name: 'Items' }).click();
  await timeline.items.first().click();
  await page.keyboard.press('Delete');
  await timeline.expectItems(1);
  await timeline.saved();
  await expect.poll(async () => (await at(CARD_SEC - 4)).equals(left)).toBe(true);

  await page.reload();
  await timeline.opened();
  await composition.seek(CARD_SEC - 4);
  const momentSec = await composition.rested();
  const fps = Number(await composition.canvas.getAttribute('data-fps'));
  await page.getByRole('button', { name: 'Export', exact: true }).click();
  const video = info.outputPath('export.mp4');
  await composition.exportTo(video);
  const exported = (index: number): string => info.outputPath(`exported-${index}.png`);
  await takeFrames(video, [Math.floor(momentSec * fps + 1e-3)], exported);
  await composition.expectShows(exported(0), info.outputPath('seen.png'), ALIKE_DB);
  const before = info.outputPath('middle.png');
  await writeFile(before, middle);
  expect(await psnrDb(before, exported(0))).toBeLessThan(ALIKE_DB);
});
