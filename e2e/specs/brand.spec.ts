/** A creator's captions are set once: new clips have them, and all take a change together. */
import type { Locator, Page } from '@playwright/test';
import { fontFile, webFontFile } from '../../src/testing/media/font-file.ts';
import { madeLogo } from '../../src/testing/media/made-png.ts';
import { goWithin } from '../fixtures/go-within.ts';
import { expectAccessible } from '../fixtures/look-test.ts';
import { expect, test } from '../fixtures/studio-test.ts';

async function openBrand(page: Page): Promise<Locator> {
  await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Settings' }).click();
  return page.getByRole('region', { name: 'Brand' });
}

test('a brand is set once, two clips take it, and a change goes on both and off again', async ({
  page,
  project,
  review,
  composition,
  begin,
}) => {
  await begin.manyClips();
  const reviewUrl = page.url();
  const brand = await openBrand(page);
  await brand.getByLabel('Name').fill('Mine');
  await brand.getByLabel('Own emphasis colour').check();
  await brand.getByLabel('Letters').selectOption('CAPITALS');
  await brand.getByLabel('Outline', { exact: true }).selectOption('Thick');
  await expect(brand.getByRole('img', { name: 'Preview of captions with this brand' })).toBeVisible();
  const addFont = (buffer: Buffer) =>
    brand.getByLabel('Add a font file…').setInputFiles({ name: 'anton.ttf', mimeType: 'font/ttf', buffer });
  await addFont(webFontFile());
  await expect(brand.getByRole('alert')).toContainText('Use the TTF or OTF file of the font.');
  await addFont(fontFile());
  await expect(brand.getByLabel('Font', { exact: true })).toHaveText(/Anton Regular$/);
  await expect(brand.getByLabel('Font', { exact: true })).toHaveValue(/^brf_/);
  await expect(brand.getByRole('alert')).toHaveCount(0);
  await brand.getByLabel('Add a picture…').setInputFiles({
    ...{ name: 'no picture.png', mimeType: 'image/png' },
    buffer: Buffer.from('no picture'),
  });
  await expect(brand.getByRole('alert')).toHaveText('This picture can’t be read here. Use a PNG or JPEG.');
  await brand
    .getByLabel('Add a picture…')
    .setInputFiles({ name: 'disc.png', mimeType: 'image/png', buffer: madeLogo() });
  await expect(brand.getByLabel('Picture', { exact: true })).toHaveText('Nonedisc.png');
  await brand.getByLabel('Corner', { exact: true }).selectOption('Top left');
  await brand.getByRole('button', { name: 'Save kit' }).click();
  await expect(brand.getByLabel('Brand kit')).toHaveText('Mine (default)New kit…');
  await expectAccessible(page, 'settings with a brand');
  // Another one begins empty: what was typed for the first is saved.
  await brand.getByLabel('Brand kit').selectOption('New kit…');
  await expect(brand.getByLabel('Name')).toHaveValue('');
  await brand.getByLabel('Brand kit').selectOption('Mine (default)');

  await goWithin(page, reviewUrl);
  await review.opened();
  await page.keyboard.press('a');
  await page.keyboard.press('a');
  await expect(review.decisions('Accepted')).toHaveCount(2);
  await review.decisionsSent();
  await page.getByRole('navigation', { name: 'Breadcrumb' }).getByRole('link').last().click();
  const projectUrl = reviewUrl.replace(/\/clips.*/, '');
  const clips = project.accepted.getByRole('list', { name: 'Accepted clips' }).getByRole('link');
  const addresses = [];
  for (const clip of [clips.first(), clips.last()]) {
    await clip.click();
    await composition.opened();
    addresses.push(page.url());
    await composition.tab('Style').click();
    await expect(page.getByLabel('Brand', { exact: true })).toHaveValue(/^brk_/);
    await goWithin(page, projectUrl);
  }
  expect(new Set(addresses).size).toBe(2);

  await openBrand(page);
  await brand.getByLabel('Words at once').selectOption('One word');
  await brand.getByRole('button', { name: 'Save kit' }).click();
  await brand.getByRole('button', { name: 'Apply to all accepted clips' }).click();
  const told = page.getByText('2 clips now have “Mine”.');
  await expect(told).toBeVisible();
  await page.getByRole('button', { name: 'Undo' }).click();
  await goWithin(page, addresses[0] ?? '');
  await composition.tab('Style').click();
  // It has the kit as it was, and is offered as it is now.
  await page.getByRole('button', { name: 'Update to “Mine” as it is now' }).click();
  await expect(page.getByRole('button', { name: 'Update to “Mine” as it is now' })).toHaveCount(0);
  await page.getByLabel('Brand', { exact: true }).selectOption('None');
  await expect(page.getByText('Saved', { exact: true })).toBeVisible();
});
