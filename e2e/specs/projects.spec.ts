/** The list of projects: searched by name in any script, and the address keeps what is shown. */
import { cp } from 'node:fs/promises';
import { join } from 'node:path';
import { goWithin } from '../fixtures/go-within.ts';
import { expectAccessible } from '../fixtures/look-test.ts';
import { SAMPLE_CAPTIONS, SAMPLE_VIDEO } from '../fixtures/sample-journey.ts';
import { expect, test } from '../fixtures/studio-test.ts';

const HEBREW = 'שלום לכולם';

test('projects are found by name, also from right to left, and the address keeps the search', async ({
  page,
  home,
  project,
  folder,
  begin,
}) => {
  await begin.sampleAdded();
  await cp(SAMPLE_VIDEO, join(folder, `${HEBREW}.mp4`));
  await cp(SAMPLE_CAPTIONS, join(folder, `${HEBREW}.en.srt`));
  await home.open();
  await home.add(join(folder, `${HEBREW}.mp4`), join(folder, `${HEBREW}.en.srt`));
  await project.opened();
  await goWithin(page, '/projects');
  const cards = page.getByRole('main').getByRole('listitem');
  await expect(cards).toHaveCount(2);

  const search = page.getByRole('searchbox', { name: 'Search by name' });
  await search.fill('SAMP');
  await expect(cards).toHaveCount(1);
  await expect(cards).toContainText('sample');
  await search.fill(HEBREW.slice(0, 4));
  await expect(cards).toHaveCount(1);
  await expect(cards).toContainText(HEBREW);
  await expect(page.getByRole('status').filter({ hasText: /^1 project$/ })).toBeVisible();
  expect(await search.evaluate((field) => getComputedStyle(field).direction)).toBe('rtl');

  // A link or a reload comes back to it, and another filter keeps it.
  await page.reload();
  await expect(search).toHaveValue(HEBREW.slice(0, 4));
  await expect(cards).toHaveCount(1);
  await page.getByLabel('Type').selectOption('Auto clips');
  await expect(page).toHaveURL(/q=.+kind=autoclip/);
  await expect(cards).toHaveCount(1);

  await search.fill('nobody called it this');
  await expect(page.getByRole('heading', { name: 'No results' })).toBeVisible();
  await expectAccessible(page, 'no project of that name');
  await page.getByRole('button', { name: 'Show all' }).click();
  await expect(search).toHaveValue('');
  await expect(cards).toHaveCount(2);
});
