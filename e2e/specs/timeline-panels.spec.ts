/** The panels of the timeline: everything of an edit that is not on the canvas. One edit of the sample, step by step. */
import { addSample } from '../fixtures/sample-journey.ts';
import { expect, test } from '../fixtures/studio-test.ts';
import { TimelinePage } from '../pages/timeline-page.ts';

test.setTimeout(300_000);

test.beforeEach(async ({ page, home, project }) => {
  await addSample({ home, project });
  await new TimelinePage(page).makeFromNewestVideo();
});

test('the assistant does what it understands, says what it does not, and an action is taken back', async ({
  page,
}) => {
  const timeline = new TimelinePage(page);
  // An edit that is still on its way is saved before the request goes out.
  await timeline.canvas.focus();
  await page.keyboard.press('Shift+ArrowRight');
  await page.keyboard.press('s');
  await page.getByRole('tab', { name: 'Assistant' }).click();
  await expect(page.getByText(/One request of today, paid by the plan; no credits/)).toBeVisible();
  await page.getByRole('button', { name: 'Fade out at the end' }).click();
  const ask = page.getByLabel('Ask for a change');
  await expect(ask).toBeFocused();
  await ask.press('Enter');
  const turns = page.getByRole('list', { name: /Conversation/ }).getByRole('article');
  await expect(turns).toHaveCount(1);
  await expect(turns.first().getByText('Applied')).toBeVisible();
  await timeline.expectRevision(3);

  await ask.fill('cut the first 10 seconds, and sing a song');
  await page.getByRole('button', { name: 'Send' }).click();
  const newest = turns.first();
  await expect(newest.getByText('10 s shorter')).toBeVisible();
  await expect(newest.getByText(/I did not understand “sing a song”/)).toBeVisible();
  await timeline.expectRevision(4);
  await newest.getByRole('button', { name: /^Undo: / }).click();
  await expect(newest.getByText('Undone', { exact: true })).toBeVisible();
  await timeline.expectRevision(5);

  await page.reload();
  await timeline.opened();
  await page.getByRole('tab', { name: 'Assistant' }).click();
  await expect(turns).toHaveCount(2);
  await expect(turns.first().getByText('Undone', { exact: true })).toBeVisible();
});
