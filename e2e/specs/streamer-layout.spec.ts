/** A streamer video with the webcam above the game: made by keyboard alone, then set by keys and by pointer. */
import { writeFile } from 'node:fs/promises';
import { psnrDb } from '../../src/testing/media/picture-noise.ts';
import { takeFrames } from '../../src/testing/media/read-pictures.ts';
import { boxAtRest } from '../fixtures/box-at-rest.ts';
import { pressOn, tabTo, typeInto } from '../fixtures/keyboard.ts';
import { test } from '../fixtures/look-test.ts';
import { expect, refused } from '../fixtures/studio-test.ts';
import { expectVideo, UPRIGHT } from '../fixtures/taken-away.ts';

const MOMENT_SEC = 3;
/** Two pictures of one moment, one of them through the encoder; another layout lies far below. */
const ALIKE_DB = 22;

test('a streamer video is made by keyboard alone and exported: its webcam is found, and can be set by keys and by pointer', async ({
  page,
  make,
  files,
  composition,
  look,
  expectedErrors,
}, info) => {
  // Nothing is said in the game.
  expectedErrors.push(refused(404, '/transcript'));
  await make.chooseByKeyboard('Streamer');
  await make.uploadByKeyboard('Video', await files.path('game.mp4'));
  await typeInto(page, page.getByRole('textbox', { name: 'Headline' }), 'One more round');
  await expect(page.getByRole('combobox', { name: 'Layout' })).toHaveValue('auto');
  await make.createByKeyboard();
  await pressOn(page, make.build);
  await make.built();
  await pressOn(page, make.openVideo);
  await composition.opened();
  // Nothing is framed where two parts stand above each other.
  await expect(page.getByRole('group', { name: 'Framing' })).toHaveCount(0);
  await composition.seekByKeyboard(MOMENT_SEC);
  const found = info.outputPath('found.png');
  const video = info.outputPath('export.mp4');
  await composition.exportByKeyboard(video);
  await expectVideo(video, UPRIGHT);
  const fps = Number(await composition.canvas.getAttribute('data-fps'));
  const exported = (at: number): string => info.outputPath(`exported-${at}.png`);
  await takeFrames(video, [MOMENT_SEC * fps], exported);
  await composition.expectShows(exported(0), found, ALIKE_DB);

  await pressOn(page, page.getByRole('navigation', { name: 'Breadcrumb' }).getByRole('link').last());
  await pressOn(page, page.getByRole('button', { name: 'Edit and rebuild' }));
  const webcam = page.getByRole('group', { name: 'Webcam' });
  const preview = page.getByRole('img', { name: 'Preview' });
  const previewed = () => preview.evaluate((canvas) => (canvas as HTMLCanvasElement).toDataURL());
  const byItself = await previewed();
  await tabTo(page, webcam.getByRole('radio', { name: 'Detect automatically' }));
  await page.keyboard.press('ArrowDown');
  await expect(webcam.getByRole('radio', { name: 'Set manually' })).toBeChecked();
  const left = webcam.getByRole('textbox', { name: 'Webcam: From the left' });
  await typeInto(page, left, '60');
  await page.keyboard.press('Enter');
  await expect(left).toHaveValue('60 %');
  await expect.poll(previewed).not.toBe(byItself);
  const typed = await previewed();
  const frame = webcam.locator('[data-window]');
  const box = await boxAtRest(frame);
  await page.mouse.move(box.x + box.width / 2, box.y + box.height / 2);
  await page.mouse.down();
  await page.mouse.move(box.x - box.width / 2, box.y - box.height, { steps: 4 });
  await page.mouse.up();
  await expect.poll(previewed).not.toBe(typed);
  await expect.poll(async () => Number.parseInt(await left.inputValue(), 10)).toBeLessThan(40);
  await look('streamer, webcam drawn');

  await page.getByRole('button', { name: 'Build again' }).click();
  await expect(page.getByText('revision 2')).toBeVisible();
  await make.openVideo.click();
  await composition.opened();
  await composition.seek(MOMENT_SEC);
  const set = info.outputPath('set.png');
  await writeFile(set, await composition.picture());
  expect(await psnrDb(set, found)).toBeLessThan(ALIKE_DB);
});
