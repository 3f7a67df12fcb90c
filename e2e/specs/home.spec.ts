/** Home after the first run: what waits for the person, with the way on, and what today still allows. */
import { expectAccessible } from '../fixtures/look-test.ts';
import { addressOfService } from '../fixtures/node-host.ts';
import { showMetered } from '../fixtures/show-metered.ts';
import { expect, test } from '../fixtures/studio-test.ts';

/** Exports of a day, as whoever runs a service begins with. */
const EXPORTS_A_DAY = { browser: '2,000', node: '100' } as const;

test('home names the clips to review and the ones to export, and leads to both', async ({
  page,
  home,
  review,
  whichHost,
  begin,
}) => {
  await showMetered(page);
  await begin.review();
  const found = await review.count();
  await home.open();
  await expect(page.getByRole('heading', { name: 'Home' })).toBeVisible();
  const back = page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Home' });
  const waiting = page.getByRole('region', { name: 'Needs attention' });
  await expect(waiting.getByText(`${found} clips to review`)).toBeVisible();
  await waiting.getByRole('link', { name: 'Review clips: sample' }).click();
  await review.opened();
  await page.keyboard.press('a');
  await expect(review.decisions('Accepted')).toHaveCount(1);

  await back.click();
  await expect(waiting.getByText(`${found - 1} clips to review`)).toBeVisible();
  await expect(waiting.getByText('1 accepted clip not exported yet')).toBeVisible();
  // One project is one row, with both of its needs.
  await expect(waiting.getByText('sample', { exact: true })).toHaveCount(1);
  await expect(waiting.getByRole('list', { name: 'sample' }).getByRole('listitem')).toHaveCount(2);
  await waiting.getByRole('link', { name: 'Go to export: sample' }).click();
  await expect(page).toHaveURL(/\/projects\/prj_/);

  await back.click();
  const allowed = EXPORTS_A_DAY[whichHost];
  const today = page.getByRole('region', { name: 'Today' });
  await expect(today.getByText(`${allowed} of ${allowed} left`).first()).toBeVisible();
  await today.getByRole('link', { name: 'Credits' }).click();
  await expect(page).toHaveURL(/\/credits$/);
});

test('where the browser has no WebCodecs it is said at once, and an account elsewhere works all the same', async ({
  page,
  whichHost,
}) => {
  await page.addInitScript(() => Reflect.deleteProperty(globalThis, 'VideoDecoder'));
  await page.goto('/');
  const choose = page.getByRole('button', { name: 'Choose a video' });
  if (whichHost === 'node') {
    await expect(choose).toBeVisible();
    return;
  }
  const note = page.getByText('it has no WebCodecs');
  await expect(note).toBeVisible();
  await expect(choose).toHaveCount(0);
  await expect(page.getByRole('button', { name: 'Import video' })).toHaveCount(0);
  await expectAccessible(page, 'home without WebCodecs');
  await page.getByRole('link', { name: 'More video types' }).click();
  await page.waitForURL('/projects/new');
  await expect(note).toBeVisible();
  await page.goto('/projects/new/forum-story');
  await expect(note).toBeVisible();
  await expect(page.getByRole('textbox')).toHaveCount(0);
  await page.getByRole('link', { name: 'Connect a service account' }).click();
  await expect(addressOfService(page)).toBeVisible();
  await expect(page.getByRole('listitem').filter({ hasText: 'Reading and writing video' })).toContainText(
    'no video can be added or made here',
  );
});
