/** A composition's looks, and taking an accepted clip back. */
import { expectAccessible } from '../fixtures/look-test.ts';
import { expect, test } from '../fixtures/studio-test.ts';
import { TimelinePage } from '../pages/timeline-page.ts';

test('style and title are kept as revisions, and an accepted clip can be taken back', async ({
  page,
  project,
  review,
  composition,
  begin,
}) => {
  await begin.firstComposition();
  await composition.tab('Style').click();
  await page.getByText('Boxed', { exact: true }).click();
  await composition.expectRevision(2);
  await composition.tab('Text').click();
  await page.getByRole('textbox', { name: 'Title' }).fill('What nobody asked');
  await page.getByRole('button', { name: 'Save' }).click();
  await composition.expectRevision(3);
  await page.reload();
  await expect(page.getByRole('heading', { level: 1, name: 'What nobody asked' })).toBeVisible();
  // What is open stands in the address, and the rail says of which place the page is.
  await expect(composition.tab('Text')).toHaveAttribute('aria-selected', 'true');
  await expect(page).toHaveURL(/\?part=text$/);
  const places = page.getByRole('navigation', { name: 'Main' });
  await expect(places.getByRole('link', { name: 'Projects' })).toHaveAttribute('aria-current', 'page');
  await composition.tab('Style').click();
  await expect(page.getByRole('radio', { name: 'Boxed' })).toBeChecked();

  await page.getByRole('navigation', { name: 'Breadcrumb' }).getByRole('link').last().click();
  await project.reviewLink.click();
  await review.opened();
  await review.rail.getByRole('button').filter({ hasText: 'Accepted' }).first().click();
  await review.bringBack.click();
  await expect(review.decisions('Accepted')).toHaveCount(0);
});

test('on a phone every tab is reached under a picture that stays in sight', async ({
  page,
  composition,
  begin,
}) => {
  await begin.firstComposition();
  await page.setViewportSize({ width: 390, height: 844 });
  await expect(composition.tab('Captions')).toBeInViewport();
  await composition.tab('Style').click();
  const last = page.getByRole('radio').last();
  await last.scrollIntoViewIfNeeded();
  await expect(composition.canvas).toBeInViewport({ ratio: 0.99 });
  await composition.tab('Trim').click();
  await expect(page.getByRole('button', { name: 'Apply trim' })).toBeVisible();
  await expectAccessible(page, 'trim on a phone');
  await composition.tab('Framing').click();
  await expect(page.getByRole('region', { name: 'Shots' })).toBeVisible();
  await expectAccessible(page, 'framing on a phone');
  await composition.tab('Exports').click();
  await expect(composition.exportButton).toBeInViewport();
  await expectAccessible(page, 'exports on a phone');
  await page.setViewportSize({ width: 1440, height: 900 });
  await expect(composition.tab('Exports')).toBeHidden();
  await expect(composition.exportButton).toBeVisible();
  // What is open stays in sight where the strip of tabs becomes narrower.
  await composition.tab('History').click();
  await page.setViewportSize({ width: 390, height: 844 });
  await expect(composition.tab('History')).toBeInViewport({ ratio: 0.9 });
});

test('what is typed and trimmed beside an export is in it', async ({ page, composition, begin }) => {
  await begin.firstComposition();
  await composition.tab('Text').click();
  await page.getByRole('button', { name: 'End earlier' }).click();
  await page.getByRole('textbox', { name: 'Title' }).fill('What nobody asked');
  await composition.exportButton.click();
  await composition.expectRevision(3);
  await expect(page.getByRole('button', { name: 'Apply trim' })).toBeDisabled();
  await expect(page.getByRole('heading', { level: 1, name: 'What nobody asked' })).toBeVisible();
  await expect(composition.download).toBeVisible();
  await expect(page.getByText('Outdated', { exact: true })).toBeHidden();
});

test('whole words are found and replaced, and words they stand in stay', async ({
  page,
  composition,
  begin,
}) => {
  await begin.firstComposition();
  const bare = (text: string): string => text.toLowerCase().replace(/^[^\p{L}]+|[^\p{L}]+$/gu, '');
  // Of the captions, whatever the page is in.
  await expect(page.getByRole('toolbar', { name: 'Caption words' })).toHaveAttribute('lang', 'en');
  const before = (await composition.words.allTextContents()).map(bare);
  // A word that others have in them, and that stands in none with a hyphen or an apostrophe.
  const found = before.find(
    (word) =>
      word !== '' &&
      before.some((other) => other !== word && other.includes(word)) &&
      before.every((other) => !other.includes(word) || /^\p{L}+$/u.test(other)),
  );
  const wanted = found ?? '';
  expect(wanted).not.toBe('');
  const whole = before.filter((word) => word === wanted).length;
  await page.getByText('Find and replace').click();
  await page.getByRole('textbox', { name: 'Find', exact: true }).fill(wanted);
  await page.getByRole('textbox', { name: 'Replace with' }).fill('zebra');
  await page.getByRole('checkbox', { name: 'Whole words' }).check();
  const places = page.getByRole('status').filter({ hasText: /^\d+ results?$/ });
  await expect(places).toHaveText(new RegExp(`^${whole} result`));
  await expectAccessible(page, 'whole words to replace');
  await page.getByRole('button', { name: 'Replace all' }).click();
  await composition.expectRevision(2);
  const after = (await composition.words.allTextContents()).map(bare);
  expect(after).toEqual(before.map((word) => (word === wanted ? 'zebra' : word)));
  await page.reload();
  await expect(composition.words.filter({ hasText: 'zebra' })).toHaveCount(whole);
});

test('what becomes of a word after it was typed stays', async ({ page, composition, begin }) => {
  await begin.firstComposition();
  const word = composition.words.nth(1);
  const field = page.getByRole('textbox', { name: /^Word at / });
  await word.click();
  await field.fill('zebra');
  await field.press('Enter');
  await expect(word).toHaveText('zebra');
  await page.getByText('Find and replace').click();
  await page.getByRole('textbox', { name: 'Find', exact: true }).fill('zebra');
  await page.getByRole('textbox', { name: 'Replace with' }).fill('okapi');
  await page.getByRole('button', { name: 'Replace all' }).click();
  await expect(field).toHaveValue('okapi');
  // What is hidden while something else is typed for it comes back no more either.
  await field.fill('never said');
  await page.getByRole('button', { name: 'Hide', exact: true }).click();
  await composition.expectRevision(4);
  await expect(field).toHaveValue('okapi');
  await composition.words.nth(2).click();
  await expect(field).not.toHaveValue('okapi');
  await page.reload();
  await expect(word).toHaveAccessibleName('okapi, hidden');
  await expect(composition.words.nth(2)).toBeVisible();
  await composition.expectRevision(4);
});

test('a clicked caption word is the one that is lit in the picture', async ({ composition, begin }) => {
  await begin.firstComposition();
  await composition.framed();
  const words = composition.words;
  const fps = Number(await composition.canvas.getAttribute('data-fps'));
  for (const at of [1, 2, 3, 5, 8]) {
    await words.nth(at).click();
    // The frame that is shown begins where the player stands: what stands on the clock is a frame's own time.
    const shownSec = await composition.rested();
    const standsSec = Number(await composition.position.inputValue());
    expect(Math.abs(shownSec - standsSec), `word ${at}`).toBeLessThan(0.5 / fps);
    await expect(words.nth(at)).toHaveClass(/bg-accent-wash/);
  }
});

test('an accepted clip is edited on a timeline of its own', async ({ page, composition, begin }) => {
  await begin.firstComposition();
  await composition.framed();
  const lengthSec = Number(await composition.position.getAttribute('max'));
  const clip = page.url();
  await page.getByRole('button', { name: 'Edit in timeline' }).click();
  const timeline = new TimelinePage(page);
  await timeline.opened();
  await expect(page).toHaveURL(/\/timeline$/);
  await expect.poll(async () => Math.abs((await timeline.durationSec()) - lengthSec)).toBeLessThan(0.1);

  await test.step('the same one is opened again, also after a reload; another is asked for', async () => {
    const first = page.url();
    await page.goBack();
    await expect(page).toHaveURL(clip);
    await composition.opened();
    const open = page.getByRole('link', { name: 'Edit in timeline' });
    await expect(open).toBeVisible();
    await expectAccessible(page, 'a clip with a timeline');
    await page.reload();
    await open.click();
    await timeline.opened();
    expect(page.url()).toBe(first);
    await page.goBack();
    await page.getByRole('button', { name: 'New timeline' }).click();
    await expect(page).toHaveURL(/\/timeline$/);
    expect(page.url()).not.toBe(first);
    await timeline.opened();
    const second = page.url();
    await page.goBack();
    await open.click();
    await expect(page).toHaveURL(second);
  });
});
