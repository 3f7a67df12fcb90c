/** Every page on the way from a video to an edited clip, looked at. */
import { expect } from '@playwright/test';
import { goWithin } from '../fixtures/go-within.ts';
import { test } from '../fixtures/look-test.ts';
import { addSample } from '../fixtures/sample-journey.ts';

test('the pages from a video to an edited clip', async ({
  page,
  home,
  project,
  review,
  composition,
  look,
}) => {
  await home.open();
  await look('home, empty');
  const url = await addSample({ home, project });
  await look('project, draft');
  await project.start.click();
  await project.analysed();
  await look('project, ready');
  await project.reviewLink.click();
  await review.opened();
  await look('review');
  await page.keyboard.press('?');
  await look('review, keys');
  await page.keyboard.press('Escape');
  await page.keyboard.press('Control+a');
  await page.keyboard.press('x');
  await look('review, choosing');
  await page.keyboard.press('Escape');
  await page.keyboard.press('a');
  await expect(review.decisions('Accepted')).toHaveCount(1);
  await goWithin(page, url);
  await project.accepted.getByRole('link').first().click();
  await composition.opened();
  for (const name of ['Style', 'Text', 'SRT and VTT', 'Captions']) {
    await composition.tab(name).click();
    await look(`composition, ${name}`);
  }
  await composition.tab('Post').click();
  await expect(page.getByRole('img', { name: /^Cover at/ })).toBeVisible();
  await look('composition, Post');
  const shots = page.getByRole('region', { name: 'Shots' });
  await shots.getByRole('combobox').first().selectOption('Around a point');
  await expect(shots.getByRole('slider')).toBeEnabled();
  await look('composition, a shot around a point');
});
