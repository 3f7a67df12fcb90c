/** Sounds of one's own: brought in, looked at and heard, put under an edit as music, and heard in its export. */
import { openAsBlob } from 'node:fs';
import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { ffmpeg } from '../../src/testing/media/run-ffmpeg.ts';
import { toneLevel } from '../../src/testing/media/tone-level.ts';
import { goWithin } from '../fixtures/go-within.ts';
import { expect, refused, test } from '../fixtures/studio-test.ts';
import { TimelinePage } from '../pages/timeline-page.ts';

const SONG_SEC = 15;
/** Far from the 330 Hz of the film. */
const SONG_HZ = 1500;

async function makeSong(folder: string, name: string): Promise<string> {
  const path = join(folder, name);
  await ffmpeg('-f', 'lavfi', '-i', `sine=f=${SONG_HZ}:r=48000:d=${SONG_SEC}`, path);
  return path;
}

test('a song is brought in, seen and heard, and is the music of an edit and its export', async ({
  page,
  home,
  composition,
  folder,
  expectedErrors,
  begin,
}, info) => {
  // Nobody has written down what is said in it.
  expectedErrors.push(refused(404, '/v1/assets/ast_\\w+/transcript'));
  await begin.film();
  const edit = page.url();
  await home.open();
  await home.add(await makeSong(folder, 'song.mp3'));
  await expect(page).toHaveURL(/\/assets$/);
  const list = page.getByRole('list', { name: 'Assets' });
  await page.getByLabel('Type').selectOption('audio');
  const tile = list.getByRole('link', { name: /song/ });
  await expect(tile.locator('canvas')).toBeVisible();
  await tile.click();
  await expect(page.getByRole('heading', { name: 'song', level: 1 })).toBeVisible();
  await expect(page.getByText('audio/mpeg')).toBeVisible();
  await expect(page.getByRole('link', { name: 'Find clips' })).toHaveCount(0);
  const wave = page.locator('canvas');
  await expect(wave).toBeVisible();
  await page.getByRole('button', { name: 'Play', exact: true }).click();
  const position = page.getByRole('slider', { name: 'Position' });
  await expect.poll(async () => Number(await position.inputValue())).toBeGreaterThan(0.5);
  await wave.locator('..').click({ position: { x: 200, y: 40 } });
  await expect.poll(async () => Number(await position.inputValue())).toBeGreaterThan(3);

  const timeline = new TimelinePage(page);
  await goWithin(page, edit);
  await timeline.opened();
  const music = await timeline.chooseMusic(/song/);
  await timeline.expectRevision(2);
  await expect(music.getByText('song')).toBeVisible();
  await timeline.saved();
  await page.getByRole('button', { name: 'Export', exact: true }).click();
  const video = info.outputPath('export.mp4');
  await composition.exportTo(video);
  expect(await toneLevel(await openAsBlob(video), SONG_HZ, 10)).toBeGreaterThan(0.002);
});

test('a song in the place of a video says so, and makes no project', async ({ page, home, folder }) => {
  const song = await makeSong(folder, 'song.m4a');
  await home.open();
  await goWithin(page, '/projects/new/vibe-edit');
  await page.getByRole('button', { name: 'Choose', exact: true }).click();
  const dialog = page.getByRole('dialog');
  const choosing = page.waitForEvent('filechooser');
  await dialog.getByRole('button', { name: 'Upload from this device' }).click();
  await (await choosing).setFiles(song);
  await expect(dialog.getByRole('alert')).toContainText('This is an audio file');
});

test('a file that is refused says why, is put away, and is nowhere after a reload', async ({
  page,
  home,
  folder,
  expectedErrors,
}) => {
  expectedErrors.push(refused(400, '/v1/uploads/upl_\\w+/complete'));
  const path = join(folder, 'song.mp3');
  await writeFile(path, 'These are notes, not a song.\n'.repeat(200));
  await home.open();
  await home.add(path);
  await expect(page).toHaveURL(/\/assets$/);
  const main = page.getByRole('main');
  await expect(main.getByText('This file format isn’t supported.')).toBeVisible();
  await main.getByRole('button', { name: 'Remove from list' }).click();
  await expect(page.getByText('song.mp3')).toHaveCount(0);
  await page.reload();
  await expect(page.getByRole('heading', { name: 'No files yet' })).toBeVisible();
  await expect(page.getByText('song.mp3')).toHaveCount(0);
});
