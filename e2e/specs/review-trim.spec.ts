/** A clip is trimmed before it is accepted: to words of it, by keys at its picture, on its sound. */
import { expectAccessible } from '../fixtures/look-test.ts';
import { expect, test } from '../fixtures/studio-test.ts';

test('a clip is accepted as it was trimmed in the review', { tag: '@firefox' }, async ({
  page,
  project,
  review,
  composition,
  begin,
}) => {
  await begin.review();
  const { words } = review;
  const told = page.getByRole('status').filter({ hasText: /^Trimmed to / });
  await expect(words.first()).toBeVisible();
  const all = await words.allInnerTexts();
  expect(all.length).toBeGreaterThan(8);
  // Text, as screen readers read it.
  await expect(review.transcript).toHaveText(all.join(' '));
  // What a clip is called is in the language of its words, whatever that of the reader.
  await expect(review.selected.locator('[dir=auto]')).toHaveAttribute('lang', 'en');
  await expect(page.getByRole('heading', { level: 2 })).toHaveAttribute('lang', 'en');

  await test.step('to words that are drawn over, or pressed with Shift', async () => {
    await words.nth(1).click();
    await words.nth(6).click({ modifiers: ['Shift'] });
    await page.getByRole('button', { name: 'Trim to these words' }).click();
    await expect(told).toBeVisible();
    await expect(words).toHaveText(all.slice(1, 7));
    await words.nth(1).hover();
    await page.mouse.down();
    await words.nth(4).hover();
    await page.mouse.up();
    await page.getByRole('button', { name: 'Trim to these words' }).click();
    await expect(words).toHaveText(all.slice(2, 6));
  });

  await test.step('on its sound, and back', async () => {
    await page.getByRole('button', { name: 'Trim', exact: true }).click();
    const bar = page.getByRole('region', { name: 'Trim' });
    await expect(bar.locator('canvas')).toBeVisible();
    await expectAccessible(page, 'review, trimming');
    const length = await told.innerText();
    await bar.getByRole('button', { name: 'End later' }).click();
    await expect(told).not.toHaveText(length);
    const end = bar.getByRole('slider', { name: 'End' });
    for (const key of ['ArrowLeft', 'ArrowLeft', 'ArrowRight']) {
      // Each key leads to another word, and says where that is.
      const before = (await end.getAttribute('aria-valuetext')) ?? '';
      await end.press(key);
      await expect(end).not.toHaveAttribute('aria-valuetext', before);
      await expect(end).toHaveAttribute('aria-valuetext', /seconds?$/);
    }
    await bar.getByRole('button', { name: 'Start later' }).click();
    await expect(page.getByRole('status').filter({ hasText: /^Start at .* seconds?$/ })).toBeAttached();
    await bar.getByRole('button', { name: 'Reset' }).click();
    await expect(told).toHaveCount(0);
    await expect(words).toHaveText(all);
  });

  await test.step('by keys where its picture is', async () => {
    await words.nth(3).click();
    await page.keyboard.press('i');
    await expect(words.first()).toHaveText(all[3] ?? '');
    await words.nth(4).click();
    await page.keyboard.press('o');
    await expect(told).toBeVisible();
    await expect.poll(() => words.count()).toBeLessThan(6);
  });

  const kept = await words.allInnerTexts();
  await page.keyboard.press('a');
  const said = await page
    .getByRole('status')
    .filter({ hasText: /^Accepted\. Next: / })
    .innerText();
  const next = page.getByRole('region', { name: 'Why this clip' }).getByRole('heading', { level: 2 });
  await expect(next).toHaveText(said.replace('Accepted. Next: ', ''));
  await expect(review.decisions('Accepted')).toHaveCount(1);
  // Inside the program: the trim follows the acceptance, and goes on while another page opens.
  await page.getByRole('navigation', { name: 'Breadcrumb' }).getByRole('link').last().click();
  await project.accepted.getByRole('link').first().press('Enter');
  await composition.opened();
  // Whoever came by keyboard is at its title: the link they pressed is gone.
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
  await expect(composition.words).toHaveText(kept);
  await expect(page.getByTitle('Revision 2', { exact: true })).toBeVisible();
});
