/** A film stays where a person has it: nothing is copied, and what becomes of it elsewhere is told and costs nothing that was made. */
import { join } from 'node:path';
import type { Page } from '@playwright/test';
import {
  bringFileDialog,
  copiedFilms,
  dropFilm,
  filmSize,
  layFilm,
  pickNext,
  takeFilmAway,
} from '../fixtures/picked-films.ts';
import { acceptBest, reviewClips } from '../fixtures/sample-journey.ts';
import { expect, test } from '../fixtures/studio-test.ts';
import { expectVideo, UPRIGHT } from '../fixtures/taken-away.ts';

const FILM = 'talk.mp4';
const CAPTIONS = 'talk.srt';
const SAMPLE = '/sample/sample.mp4';

/** By its own way in the program, so that nothing is read anew but what the page reads. */
async function openAsset(page: Page): Promise<void> {
  await page.goto('/assets');
  await page.getByRole('list', { name: 'Assets' }).getByRole('link', { name: /talk/ }).click();
  await expect(page.getByText('This video is read where it is on this device')).toBeVisible();
}

const filmPlays = (page: Page) =>
  expect
    .poll(() => page.locator('video').evaluate((film: HTMLVideoElement) => film.videoWidth))
    .toBeGreaterThan(0);

test('a film stays where it is, from its clips to their MP4, and what becomes of it is told', async ({
  page,
  home,
  project,
  review,
  composition,
  folder,
}) => {
  const screens = { home, project, review, composition };
  await bringFileDialog(page);
  await home.open();
  await layFilm(page, FILM, SAMPLE);
  await layFilm(page, CAPTIONS, '/sample/sample.en.srt');

  await test.step('picked, it is reviewed and exported without a copy', async () => {
    await pickNext(page, FILM, CAPTIONS);
    // In haste: the dialog is opened once.
    await home.choose.dblclick();
    await project.opened();
    await project.keepCentre();
    await reviewClips(screens);
    await acceptBest(screens);
    const made = join(folder, 'made.mp4');
    await composition.exportTo(made);
    await expectVideo(made, UPRIGHT);
    expect(await copiedFilms(page)).toEqual([]);
  });
  const compositionUrl = page.url();

  await test.step('changed while it is exported, no video is made of two, and that is told', async () => {
    await composition.exportButton.click();
    const bar = page.getByRole('progressbar', { name: 'Exporting' }).first();
    await expect.poll(async () => Number(await bar.getAttribute('aria-valuenow'))).toBeGreaterThan(0);
    await layFilm(page, FILM, SAMPLE, true);
    const told = page.getByRole('main').getByText(`“${FILM}” was changed since it was added`);
    await expect(told).toBeVisible();
    await expect(composition.exportButton).toBeEnabled();
    await expect(composition.download).toHaveCount(1);
    await layFilm(page, FILM, SAMPLE);
  });

  await test.step('moved away, it is told, and the export stays', async () => {
    await takeFilmAway(page, FILM);
    await page.reload();
    const told = page.getByRole('alert').getByText(`“${FILM}” is no longer where it was.`);
    await expect(told).toHaveCount(1);
    const again = page.waitForEvent('download');
    await composition.download.click();
    await (await again).saveAs(join(folder, 'again.mp4'));
    await expectVideo(join(folder, 'again.mp4'), UPRIGHT);
    await composition.exportButton.click();
    await expect(told).toHaveCount(2);
  });

  await test.step('another film in its place is not taken for it', async () => {
    await layFilm(page, FILM, SAMPLE, true);
    await openAsset(page);
    await expect(page.getByText(`“${FILM}” was changed since it was added`)).toBeVisible();
    await pickNext(page, FILM);
    await page.getByRole('button', { name: 'Choose this video again' }).click();
    await expect(page.getByText('That is another video, or it was changed.')).toBeVisible();
  });

  await test.step('found elsewhere, under another name, it is read there', async () => {
    await layFilm(page, 'moved.mp4', SAMPLE);
    await pickNext(page, 'moved.mp4');
    await page.getByRole('button', { name: 'Choose this video again' }).click();
    await filmPlays(page);
  });

  await test.step('where the browser wants to be asked again, one press is enough', async () => {
    await page.addInitScript(() => {
      let isAllowed = false;
      Object.assign(FileSystemFileHandle.prototype, {
        queryPermission: async () => (isAllowed ? 'granted' : 'prompt'),
        requestPermission: async () => {
          isAllowed = navigator.userActivation.isActive;
          return isAllowed ? 'granted' : 'prompt';
        },
      });
    });
    await page.reload();
    await page.getByRole('button', { name: 'Allow reading' }).click();
    await expect(page.getByText('Your browser wants your permission again.')).toHaveCount(0);
    await filmPlays(page);
  });

  await test.step('a copy is kept where it is wanted, and needs the original no more', async () => {
    await page.getByRole('button', { name: /^Keep a copy in Cliproom/ }).click();
    await expect(page.getByText('This video is read where it is on this device')).toHaveCount(0);
    expect(await copiedFilms(page)).toHaveLength(1);
    await takeFilmAway(page, 'moved.mp4');
    await page.reload();
    await filmPlays(page);
    await page.goto(compositionUrl);
    await composition.opened();
  });
});

test('a dropped film stays where it is, also when it is deleted here', async ({ page, home }) => {
  await home.open();
  await layFilm(page, FILM, SAMPLE);
  // Where something may be lost, what is open stays.
  await page.goto('/settings');
  await page.getByRole('button', { name: /^Nothing in progress/ }).waitFor();
  await dropFilm(page, FILM);
  await expect(page.getByText(`Adding ${FILM}.`)).toBeVisible();
  await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Assets' }).click();
  await page.getByRole('list', { name: 'Assets' }).getByRole('link', { name: /talk/ }).click();
  await expect(page.getByText('This video is read where it is on this device')).toBeVisible();
  expect(await copiedFilms(page)).toEqual([]);
  await page.getByRole('button', { name: 'Delete', exact: true }).click();
  await page.waitForURL('/assets');
  await expect(page.getByRole('link', { name: /talk/ })).toHaveCount(0);
  expect(await filmSize(page, FILM)).toBeGreaterThan(0);
});
