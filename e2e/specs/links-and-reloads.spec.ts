/** What is under way when a page is opened by its address: one clip of a review, a running turn of the assistant. */
import type { Page } from '@playwright/test';
import { clickAsOnMacs } from '../fixtures/click-as-on-macs.ts';
import { expect, test } from '../fixtures/studio-test.ts';
import { TimelinePage } from '../pages/timeline-page.ts';

/** The page's own log of what it asked the service. */
async function expectAsked(page: Page, operation: string): Promise<void> {
  const places = page.getByRole('navigation', { name: 'Main' });
  await places.getByRole('link', { name: 'Developer' }).click();
  await page.getByRole('link', { name: 'Request log' }).click();
  await expect(page.getByText(operation, { exact: true }).first()).toBeVisible();
}

test('a link to a clip opens that clip, and the others follow', async ({ page, review, begin }) => {
  await begin.review();
  const count = await review.count();
  await page.keyboard.press('ArrowDown');
  await expect(page).toHaveURL(/\?clip=cnd_/);
  await expect(review.rail.getByRole('button').nth(1)).toHaveAttribute('aria-current', 'true');
  const opened = await review.selected.innerText();

  await page.goto(page.url());
  await review.opened();
  await expect(review.selected).toHaveText(opened, { useInnerText: true });
  await expect(review.rail.getByRole('listitem')).toHaveCount(count);
  await page.keyboard.press('a');
  await review.expectDecided(1);
  await expectAsked(page, 'get_clip');

  await page.goBack();
  await page.goBack();
  await review.opened();
  await page.keyboard.press('?');
  const keys = page.getByRole('dialog', { name: 'Keyboard shortcuts' });
  // What waits for a key hears it, also where a press gives no focus.
  await page.evaluate(clickAsOnMacs);
  await keys.getByRole('button', { name: 'A: Accept, go to next' }).click();
  await page.keyboard.press('y');
  await expect(keys.getByRole('button', { name: 'Y: Accept, go to next' })).toBeFocused();
  await page.keyboard.press('Escape');
  await page.reload();
  await review.opened();
  await page.keyboard.press('a');
  await page.keyboard.press('y');
  await review.expectDecided(2);
});

test('a turn of the assistant that runs while the page is reloaded is followed to its end', async ({
  page,
  begin,
}) => {
  await begin.edit();
  const timeline = new TimelinePage(page);
  await page.getByRole('tab', { name: 'Assistant' }).click();
  const turns = page.getByRole('list', { name: /Conversation/ }).getByRole('article');
  const ask = page.getByLabel('Ask for a change');
  await ask.fill('fade out at the end');
  await page.getByRole('button', { name: 'Send' }).click();
  await expect(turns).toHaveCount(1);
  await page.reload();
  await timeline.opened();
  await page.getByRole('tab', { name: 'Assistant' }).click();
  await expect(turns.first().getByText('Applied')).toBeVisible();
  await timeline.expectRevision(2);

  await ask.fill('cut the first 10 seconds');
  await page.getByRole('button', { name: 'Send' }).click();
  await expect(turns.first().getByText('10 s shorter')).toBeVisible();
  await expectAsked(page, 'get_assistant_turn');
});
