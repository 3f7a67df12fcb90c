/** What the program is for: a brand set once, ten clips accepted, and one file with all there is to post. */
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { madeLogo } from '../../src/testing/media/made-png.ts';
import { ffmpeg, ffmpegBytes } from '../../src/testing/media/run-ffmpeg.ts';
import { readZip } from '../../src/testing/read-zip.ts';
import { goWithin } from '../fixtures/go-within.ts';
import { expectAccessible } from '../fixtures/look-test.ts';
import { expect, test } from '../fixtures/studio-test.ts';
import { expectVideo, UPRIGHT } from '../fixtures/taken-away.ts';

const CLIPS = 10;
const INTRO_SEC = 1;

test('a brand is set once and ten clips are taken away to post, without touching a style again', async ({
  page,
  project,
  review,
  begin,
}) => {
  // The dialog of the platform cannot be driven; without it the file is a download.
  await page.addInitScript(() => Reflect.deleteProperty(window, 'showSaveFilePicker'));
  const url = await begin.calmSampleAdded();
  const folder = mkdtempSync(join(tmpdir(), 'cliproom-zip-'));
  const intro = join(folder, 'intro.mp4');
  const card = `testsrc2=s=320x240:r=25:d=${INTRO_SEC}`;
  const tone = `sine=f=440:r=48000:d=${INTRO_SEC}`;
  await ffmpeg('-f', 'lavfi', '-i', card, '-f', 'lavfi', '-i', tone, '-pix_fmt', 'yuv420p', intro);
  await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Settings' }).click();
  const brand = page.getByRole('region', { name: 'Brand' });
  await brand.getByLabel('Name').fill('Mine');
  await brand.getByLabel('Font', { exact: true }).selectOption('Oswald, narrow');
  await brand.getByLabel('Own hook box colour').check();
  await brand.getByLabel('Automatic emoji').check();
  await brand.getByLabel('Add a picture…').setInputFiles({
    ...{ name: 'disc.png', mimeType: 'image/png' },
    buffer: madeLogo(),
  });
  await brand.getByLabel('Corner', { exact: true }).selectOption('Bottom right');
  await brand
    .getByRole('group', { name: 'Intro', exact: true })
    .getByRole('button', { name: 'Choose' })
    .click();
  await page.getByRole('dialog', { name: 'Intro' }).locator('input[type=file]').setInputFiles(intro);
  await expect(brand.getByText('intro', { exact: true })).toBeVisible();
  await brand.getByRole('button', { name: 'Save kit' }).click();
  await expect(brand.getByLabel('Brand kit')).toHaveText('Mine (default)New kit…');

  await goWithin(page, url);
  await page.getByLabel('Clips', { exact: true }).fill(String(CLIPS));
  await project.shortClips();
  await project.start.click();
  await project.analysed();
  await project.reviewLink.click();
  await review.opened();
  expect(await review.count()).toBe(CLIPS);
  for (let pressed = 0; pressed < CLIPS; pressed += 1) await page.keyboard.press('a');
  await expect(review.decisions('Accepted')).toHaveCount(CLIPS);
  await review.decisionsSent();

  await page.getByRole('navigation', { name: 'Breadcrumb' }).getByRole('link').last().click();
  const take = page.getByRole('button', { name: /ZIP$/ });
  await page.getByRole('button', { name: `Export all ${CLIPS}` }).click();
  await expect(take).toHaveText(`Download all ${CLIPS} as ZIP`);
  await expect(page.getByText(/left out/)).toHaveCount(0);
  await expectAccessible(page, 'clips to take away');
  const downloading = page.waitForEvent('download');
  await take.click();
  try {
    const path = join(folder, 'clips.zip');
    await (await downloading).saveAs(path);
    await expect(page.getByText(`All ${CLIPS} clips are in the ZIP.`)).toBeVisible();
    const entries = readZip(readFileSync(path));
    const named = (extension: string) => [...entries.keys()].filter((name) => name.endsWith(extension));
    for (const extension of ['.mp4', '.jpg', '.srt', '.vtt', '.txt'])
      expect(named(extension)).toHaveLength(CLIPS);
    const table = entries.get('clips.csv')?.toString('utf8') ?? '';
    for (const name of named('.mp4')) {
      expect(table).toContain(name);
      const film = join(folder, 'film.mp4');
      writeFileSync(film, entries.get(name) ?? '');
      expect(await expectVideo(film, UPRIGHT)).toBeGreaterThan(INTRO_SEC + 4);
    }
    // The logo stands in its corner once the intro is over.
    expect(await isLogoShown(join(folder, 'film.mp4'), INTRO_SEC - 0.5)).toBe(false);
    expect(await isLogoShown(join(folder, 'film.mp4'), INTRO_SEC + 0.5)).toBe(true);
    for (const name of named('.vtt')) {
      const text = entries.get(name)?.toString('utf8') ?? '';
      expect(text).toMatch(/^WEBVTT/);
      // Timed as the film is.
      const [, minutes, seconds] = /^(?:00:)?(\d\d):(\d\d\.\d{3}) -->/m.exec(text) ?? [];
      expect(60 * Number(minutes) + Number(seconds)).toBeGreaterThanOrEqual(INTRO_SEC);
    }

    await page.getByRole('button', { name: 'Plan posting…' }).click();
    const plan = page.getByRole('dialog', { name: 'Posting plan' });
    await plan.getByLabel('Sunday').uncheck();
    await expectAccessible(page, 'a posting plan');
    const planned = page.waitForEvent('download');
    await plan.getByRole('button', { name: 'Download calendar file' }).click();
    const calendar = join(folder, 'plan.ics');
    await (await planned).saveAs(calendar);
    expect(readFileSync(calendar, 'utf8').match(/^BEGIN:VEVENT\r$/gm)).toHaveLength(CLIPS);
  } finally {
    rmSync(folder, { recursive: true });
  }
});

/** Whether the middle of the bottom right corner's disc has the colour of the logo. */
async function isLogoShown(film: string, atSec: number): Promise<boolean> {
  const [red = 0, green = 0, blue = 0] = await ffmpegBytes(
    ...['-ss', String(atSec), '-i', film, '-frames:v', '1', '-vf', 'crop=16:16:942:1810,scale=1:1'],
    ...['-f', 'rawvideo', '-pix_fmt', 'rgb24'],
  );
  return Math.abs(red - 230) < 16 && Math.abs(green - 30) < 16 && Math.abs(blue - 120) < 16;
}
