/** What the program is for: a brand set once, ten clips accepted, and one file with all there is to post. */

import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { madeLogo } from '../../src/testing/media/made-png.ts';
import { readZip } from '../../src/testing/read-zip.ts';
import { expectAccessible } from '../fixtures/look-test.ts';
import { addSample } from '../fixtures/sample-journey.ts';
import { expect, test } from '../fixtures/studio-test.ts';
import { expectVideo, UPRIGHT } from '../fixtures/taken-away.ts';

test.setTimeout(300_000);

const CLIPS = 10;

test('a brand is set once and ten clips are taken away to post, without touching a style again', async ({
  page,
  home,
  project,
  review,
}) => {
  // The dialog of the platform cannot be driven; without it the file is a download.
  await page.addInitScript(() => Reflect.deleteProperty(window, 'showSaveFilePicker'));
  await home.open();
  await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Settings' }).click();
  const brand = page.getByRole('region', { name: 'Brand' });
  await brand.getByLabel('Name').fill('Mine');
  await brand.getByLabel('Font').selectOption('Oswald, narrow');
  await brand.getByLabel('Own hook box colour').check();
  await brand.getByLabel('Emoji by rule').check();
  await brand.getByLabel('Add a picture…').setInputFiles({
    ...{ name: 'disc.png', mimeType: 'image/png' },
    buffer: madeLogo(),
  });
  await brand.getByLabel('Corner', { exact: true }).selectOption('Bottom right');
  await brand.getByRole('button', { name: 'Save kit' }).click();
  await expect(brand.getByLabel('Brand kit')).toHaveText('Mine (default)New kit…');

  await addSample({ home, project });
  for (const [label, value] of [
    ['Clips', CLIPS],
    ['Min length (s)', 5],
    ['Max length (s)', 10],
  ] as const)
    await page.getByLabel(label).fill(String(value));
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
  await expect(take).toHaveText(`Download all ${CLIPS} as ZIP`, { timeout: 240_000 });
  await expect(page.getByText(/left out/)).toHaveCount(0);
  await expectAccessible(page, 'clips to take away');
  const downloading = page.waitForEvent('download');
  await take.click();
  const folder = mkdtempSync(join(tmpdir(), 'cliproom-zip-'));
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
      expect(await expectVideo(film, UPRIGHT)).toBeGreaterThan(4);
    }
    for (const name of named('.vtt')) expect(entries.get(name)?.toString('utf8')).toMatch(/^WEBVTT/);

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
