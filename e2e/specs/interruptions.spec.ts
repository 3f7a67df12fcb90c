/** Closing or reloading in the middle of a step loses nothing that was acknowledged. */
import { ffmpeg } from '../../src/testing/media/run-ffmpeg.ts';
import { holdScript } from '../fixtures/hold-script.ts';
import { largeFilm } from '../fixtures/padded-film.ts';
import { stallUploads } from '../fixtures/stall-uploads.ts';
import { expect, test } from '../fixtures/studio-test.ts';
import { ProjectPage } from '../pages/project-page.ts';

test('an upload can be given up, and goes on after a reload from the parts the service has', async ({
  page,
  home,
  folder,
}) => {
  const large = await largeFilm(folder);
  const goOnReading = stallUploads(page);
  await home.open();
  await home.add(large);
  const main = page.getByRole('main');
  const bar = main.getByRole('progressbar', { name: 'Upload of large.mp4' });
  await expect.poll(async () => Number(await bar.getAttribute('aria-valuenow'))).toBeGreaterThan(0);
  await main.getByRole('button', { name: 'Pause' }).click();
  await expect(main.getByText('Paused. Uploaded parts are kept.')).toBeVisible();
  await main.getByRole('button', { name: 'Cancel upload' }).click();
  await expect(bar).toHaveCount(0);

  await home.open();
  await home.add(large);
  await expect.poll(async () => Number(await bar.getAttribute('aria-valuenow'))).toBeGreaterThan(0);
  await main.getByRole('button', { name: 'Pause' }).click();
  await expect(main.getByText('Paused. Uploaded parts are kept.')).toBeVisible();
  goOnReading();
  await page.reload();
  await expect(main.getByText('Choose the file to resume')).toBeVisible();
  const dialog = page.waitForEvent('filechooser');
  await main.getByRole('button', { name: 'Choose file' }).click();
  await (await dialog).setFiles(large);
  await new ProjectPage(page).opened();
});

test('an analysis goes on after the tab was closed', async ({ page, context, project, begin }) => {
  await holdScript(page, 'analyze-picture');
  const url = await begin.sampleAdded();
  await project.start.click();
  await expect(page.getByRole('progressbar', { name: 'Finding clips' }).first()).toBeVisible();
  await page.close();

  const later = await context.newPage();
  await later.goto(url);
  await new ProjectPage(later).analysed();
});

test('an export goes on after a reload, and its file is whole', async ({ page, composition, begin }) => {
  await begin.firstComposition();
  await composition.exportButton.click();
  const bar = page.getByRole('progressbar', { name: 'Exporting' }).first();
  await expect.poll(async () => Number(await bar.getAttribute('aria-valuenow'))).toBeGreaterThan(5);
  await page.reload();
  await expect(composition.download).toBeVisible();
  const downloading = page.waitForEvent('download');
  await composition.download.click();
  await ffmpeg('-xerror', '-i', await (await downloading).path(), '-f', 'null', '-');
});
