/** Scripts that are fetched when they are first wanted, and cannot be: said in their place, the page stays. */

import { keepBack } from '../fixtures/keep-back.ts';
import { expectAccessible } from '../fixtures/look-test.ts';
import { largeFilm } from '../fixtures/padded-film.ts';
import { stallUploads } from '../fixtures/stall-uploads.ts';
import { expect, test } from '../fixtures/studio-test.ts';

// A script that a journey before these loaded may still be in memory, and would come where it is to be missing.
test.use({ ownContext: true });

const SAID = 'This part could not be loaded.';

test('the palette and the keys say that they could not be loaded, and try again', async ({
  page,
  home,
  expectedErrors,
}) => {
  const letCome = await keepBack(page, expectedErrors, 'command-palette|command-sets');
  await home.open();
  const find = page.getByRole('button', { name: 'Search', exact: true });
  const failed = page.getByRole('dialog', { name: 'Search' });

  await find.click();
  await expect(failed.getByRole('alert')).toContainText(SAID);
  await expectAccessible(page, 'the palette could not be loaded');
  await failed.getByRole('button', { name: 'Try again' }).click();
  await expect(failed.getByRole('button', { name: 'Try again' })).toBeEnabled();
  await page.keyboard.press('Escape');
  await expect(failed).toHaveCount(0);
  await expect(find).toBeFocused();
  await page.keyboard.press('?');
  await expect(failed.getByRole('alert')).toContainText(SAID);

  letCome();
  await failed.getByRole('button', { name: 'Try again' }).press('Enter');
  await expect(page.getByRole('dialog', { name: 'Keyboard shortcuts' })).toBeVisible();
  await page.keyboard.press('Escape');
  await page.keyboard.press('Control+k');
  await expect(page.getByRole('searchbox', { name: 'Search and commands' })).toBeFocused();
});

test('what the frame of every page offers says so, the page goes on, and all of it comes when it is tried again', async ({
  page,
  home,
  expectedErrors,
}) => {
  const letCome = await keepBack(page, expectedErrors, 'shell-tools');
  await home.open();
  const failed = page.getByRole('banner').getByRole('alert');
  await expect(failed).toContainText(SAID);
  await expectAccessible(page, 'the frame without its tools');
  await page.getByRole('link', { name: 'Settings' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Settings' })).toBeVisible();
  await expect(failed).toContainText(SAID);

  // Pressed before anybody hears it: kept until somebody does.
  await page.keyboard.press('Control+k');
  letCome();
  await failed.getByRole('button', { name: 'Try again' }).click();
  await expect(page.getByRole('searchbox', { name: 'Search and commands' })).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('button', { name: 'Search', exact: true })).toBeVisible();
  await expect(page.getByRole('button', { name: 'Nothing in progress' })).toBeVisible();
  await expect(failed).toHaveCount(0);
  await page.evaluate(() => {
    const dataTransfer = new DataTransfer();
    dataTransfer.items.add(new File([''], 'talk.mp4'));
    document.body.dispatchEvent(new DragEvent('dragover', { dataTransfer, bubbles: true }));
  });
  const whole = page.getByText('Drop the video to add it');
  await expect(whole).toBeVisible();
  // The whole window, not the bar it comes with.
  expect((await whole.boundingBox())?.height).toBeGreaterThan(800);
});

test('a notice that cannot be shown says so, and is shown when it is tried again', async ({
  page,
  composition,
  expectedErrors,
  begin,
}) => {
  const letCome = await keepBack(page, expectedErrors, 'notice-shelf');
  await begin.firstComposition();
  await expect(page.getByRole('alert')).toHaveCount(0);
  await composition.tab('SRT and VTT').click();
  await page.getByRole('button', { name: 'Copy' }).first().click();
  await expect(page.getByRole('alert')).toContainText(SAID);
  letCome();
  await page.getByRole('alert').getByRole('button', { name: 'Try again' }).click();
  await expect(page.getByRole('status').filter({ hasText: 'Copied' })).toBeVisible();
  await expect(page.getByRole('alert')).toHaveCount(0);
});

test('the player of an export says so too, and plays when it is there', async ({
  page,
  composition,
  expectedErrors,
  begin,
}) => {
  const letCome = await keepBack(page, expectedErrors, 'file-player');
  await begin.firstComposition();
  await composition.exportButton.click();
  await expect(composition.download).toBeVisible();
  await page.getByRole('button', { name: 'Play', exact: true }).last().click();
  const window = page.getByRole('dialog');
  await expect(window.getByRole('alert')).toContainText(SAID);
  letCome();
  await window.getByRole('button', { name: 'Try again' }).click();
  await expect(window.locator('video')).toBeVisible();
  await expect(window.getByRole('alert')).toHaveCount(0);
});

test('a video that nothing can send yet says so, and is sent when it is told to go on', async ({
  page,
  home,
  project,
  files,
  expectedErrors,
}) => {
  const letCome = await keepBack(page, expectedErrors, 'upload.worker');
  await home.open();
  await home.add(await files.path('card.mp4'));
  const main = page.getByRole('main');
  const stopped = main.getByRole('alert').filter({ hasText: 'Uploading has stopped. Resume it' });
  await expect(stopped).toBeVisible();
  await expectAccessible(page, 'an upload that has stopped');
  await main.getByRole('button', { name: 'Resume' }).click();
  await expect(stopped).toBeVisible();

  letCome();
  await main.getByRole('button', { name: 'Resume' }).click();
  await project.opened();
});

test('an upload of an earlier visit is not taken for gone before it is read', async ({
  page,
  home,
  project,
  folder,
  expectedErrors,
}) => {
  const film = await largeFilm(folder);
  const goOnReading = stallUploads(page);
  await home.open();
  await home.add(film);
  const main = page.getByRole('main');
  await main.getByRole('button', { name: 'Pause' }).click();
  await expect(main.getByText('Paused. Uploaded parts are kept.')).toBeVisible();

  goOnReading();
  const letCome = await keepBack(page, expectedErrors, 'upload.worker');
  await page.reload();
  const stopped = main
    .getByRole('alert')
    .filter({ hasText: 'earlier visits were uploading could not be read. Try again' });
  await expect(stopped).toBeVisible();
  await expect(main.getByText(/^This upload no longer exists/)).toHaveCount(0);
  await expectAccessible(page, 'uploads of earlier visits that cannot be read');
  letCome();
  await stopped.getByRole('button', { name: 'Try again' }).click();
  await expect(main.getByText('Choose the file to resume')).toBeVisible();
  const dialog = page.waitForEvent('filechooser');
  await main.getByRole('button', { name: 'Choose file' }).click();
  await (await dialog).setFiles(film);
  await project.opened();
});

test('a page whose program cannot start says why, in the language of the browser', async ({
  page,
  expectedErrors,
}) => {
  const said = page.getByRole('main');
  const letCome = await keepBack(page, expectedErrors, 'first');
  await page.goto('/');
  await expect(said.getByRole('heading')).toHaveText('Cliproom could not be loaded');
  await expectAccessible(page, 'the program did not come');
  letCome();
  await page.reload();
  await expect(said.getByRole('heading', { level: 1 })).toHaveText('Turn long videos into short clips');

  await page.addInitScript(() => {
    Reflect.deleteProperty(HTMLElement.prototype, 'popover');
    Object.defineProperty(navigator, 'language', { get: () => 'it-IT' });
  });
  await page.reload();
  await expect(said.getByRole('heading')).toHaveText('Cliproom ha bisogno di un browser più recente');
  await expectAccessible(page, 'the browser is too old');
});
