/** A streamer video with the webcam above the game: found when it is built, then set by keys and by pointer. */
import { writeFile } from 'node:fs/promises';
import { tabTo } from '../fixtures/keyboard.ts';
import { test } from '../fixtures/look-test.ts';
import { psnrDb, takeFrames } from '../fixtures/picture-likeness.ts';
import { expect, refused } from '../fixtures/studio-test.ts';

const MOMENT_SEC = 3;
/** Two pictures of one moment, one of them through the encoder; another layout lies far below. */
const ALIKE_DB = 22;

test('the webcam is found, and can be set by keys and by pointer', async ({
  page,
  make,
  files,
  composition,
  look,
  expectedErrors,
}, info) => {
  // Nothing is said in the game.
  expectedErrors.push(refused(404, '/transcript'));
  await make.choose('Streamer');
  await make.upload('Video', await files.path('game.mp4'));
  await page.getByLabel('Headline').fill('One more round');
  const layout = page.getByLabel('Layout');
  await expect(layout).toHaveValue('auto');
  await make.create.click();
  await make.created();
  await make.build.click();
  await make.built();
  await make.openVideo.click();
  await composition.opened();
  // Nothing is framed where two parts stand above each other.
  await expect(page.getByRole('group', { name: 'Framing' })).toHaveCount(0);
  await composition.seek(MOMENT_SEC);
  const found = info.outputPath('found.png');
  await writeFile(found, await composition.picture());
  const video = info.outputPath('export.mp4');
  await composition.exportTo(video);
  const fps = Number(await composition.canvas.getAttribute('data-fps'));
  const exported = (at: number): string => info.outputPath(`exported-${at}.png`);
  await takeFrames(video, [MOMENT_SEC * fps], exported);
  expect(await psnrDb(found, exported(0))).toBeGreaterThan(ALIKE_DB);

  await page.getByRole('navigation', { name: 'Where you are' }).getByRole('link').last().click();
  await page.getByRole('button', { name: 'Change and build again' }).click();
  const webcam = page.getByRole('group', { name: 'Webcam' });
  const preview = page.getByRole('img', { name: 'Preview of the video' });
  const previewed = () => preview.evaluate((canvas) => (canvas as HTMLCanvasElement).toDataURL());
  const byItself = await previewed();
  await tabTo(page, webcam.getByRole('radio', { name: 'Find it' }));
  await page.keyboard.press('ArrowDown');
  await expect(webcam.getByRole('radio', { name: 'Set by hand' })).toBeChecked();
  const left = webcam.getByRole('textbox', { name: 'Webcam: From the left' });
  await tabTo(page, left);
  await page.keyboard.type('60');
  await page.keyboard.press('Enter');
  await expect(left).toHaveValue('60 %');
  await expect.poll(previewed).not.toBe(byItself);
  const typed = await previewed();
  const frame = webcam.locator('[data-area]');
  await frame.scrollIntoViewIfNeeded();
  const box = await frame.boundingBox();
  if (box === null) throw new Error('The area is not on screen.');
  await page.mouse.move(box.x + box.width / 2, box.y + box.height / 2);
  await page.mouse.down();
  await page.mouse.move(box.x - box.width / 2, box.y - box.height, { steps: 4 });
  await page.mouse.up();
  await expect.poll(previewed).not.toBe(typed);
  expect(Number.parseInt(await left.inputValue(), 10)).toBeLessThan(40);
  await look('streamer, webcam drawn');

  await page.getByRole('button', { name: 'Build it again' }).click();
  await expect(page.getByText('revision 2')).toBeVisible({ timeout: 60_000 });
  await make.openVideo.click();
  await composition.opened();
  await composition.seek(MOMENT_SEC);
  const set = info.outputPath('set.png');
  await writeFile(set, await composition.picture());
  expect(await psnrDb(set, found)).toBeLessThan(ALIKE_DB);
});
