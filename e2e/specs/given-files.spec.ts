/** Files as people give them beside the button: a folder, several videos with their subtitles, and by the clipboard. */
import { copyFile, mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Page } from '@playwright/test';
import { SAMPLE_CAPTIONS, shortSample } from '../fixtures/sample-journey.ts';
import { expect, test } from '../fixtures/studio-test.ts';

/** Lets go of what another program holds over the middle of the page. */
async function drop(page: Page, held: { readonly path: string } | { readonly link: string }): Promise<void> {
  const devtools = await page.context().newCDPSession(page);
  const items = 'link' in held ? [{ mimeType: 'text/uri-list', data: held.link }] : [];
  const data = { items, files: 'path' in held ? [held.path] : [], dragOperationsMask: 1 };
  for (const type of ['dragEnter', 'dragOver', 'drop'] as const)
    await devtools.send('Input.dispatchDragEvent', { type, x: 600, y: 400, data });
  await devtools.detach();
}

test('a folder gives its videos, each with the subtitles of its name', async ({ page, home, folder }) => {
  // The browser of the journeys permits no handles to real files; without them folders are read as in Firefox and Safari.
  await page.addInitScript(() => Reflect.deleteProperty(DataTransferItem.prototype, 'getAsFileSystemHandle'));
  const [video] = await shortSample(folder);
  const given = join(folder, 'Talks');
  const inside = join(given, 'Second day');
  await mkdir(inside, { recursive: true });
  await copyFile(video, join(given, 'first.mp4'));
  await copyFile(video, join(inside, 'second.mp4'));
  await copyFile(SAMPLE_CAPTIONS, join(inside, 'second.en.srt'));
  await copyFile(SAMPLE_CAPTIONS, join(given, 'third.srt'));
  await writeFile(join(given, 'notes.txt'), 'not a video');
  await home.open();
  await drop(page, { path: given });
  await expect(page.getByText('Adding 2 videos.')).toBeVisible();
  await expect(page.getByText('third.srt is not used.')).toBeVisible();
  await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Assets' }).click();
  const assets = page.getByRole('list', { name: 'Assets' });
  await expect(assets.getByRole('link', { name: /^(first|second)/ })).toHaveCount(2);

  await test.step('a folder without any says so', async () => {
    const empty = join(folder, 'Letters');
    await mkdir(empty);
    await writeFile(join(empty, 'notes.txt'), 'not a video');
    await drop(page, { path: empty });
    await expect(page.getByText('There is no video in this folder.')).toBeVisible();
  });
});

test('a link that is pasted on the page, or dropped on it, stands where links are imported', async ({
  page,
  context,
  home,
}) => {
  await context.grantPermissions(['clipboard-write']);
  await home.open();
  const field = page.getByRole('textbox', { name: 'Or paste a link' });
  await page.evaluate(() => navigator.clipboard.writeText('https://films.test/talk.mp4'));
  await page.keyboard.press('Control+v');
  await context.clearPermissions();
  await expect(field).toHaveValue('https://films.test/talk.mp4');
  await expect(field).toBeFocused();
  await drop(page, { link: 'https://films.test/another.mp4' });
  await expect(field).toHaveValue('https://films.test/another.mp4');
  await expect(page).toHaveURL('/');
});
