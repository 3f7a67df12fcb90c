/** Short notices: several at once, each undo of its own, their time stands still where somebody is at them. */
import { holdNotices } from '../fixtures/hold-notices.ts';
import { expectAccessible } from '../fixtures/look-test.ts';
import { expect, test } from '../fixtures/studio-test.ts';

/** Longer than a notice stays by itself. */
const PAST_ITS_TIME_MS = 7500;

test('an undo stays while other notices come, is reached by a key, and waits for whoever is there', async ({
  page,
  review,
  begin,
}) => {
  await begin.manyClips();
  const letGo = await holdNotices(page);
  const undo = page.getByRole('status').getByRole('button', { name: 'Undo' });
  await page.getByRole('button', { name: 'Select', exact: true }).click();
  for (const at of [0, 1, 2]) {
    await review.marks().nth(at).check();
    await review.expectChosen(1);
    await review.chosen.getByRole('button', { name: 'Reject 1' }).click();
    await expect(undo).toHaveCount(at + 1);
    await expect(review.decisions('Rejected')).toHaveCount(at + 1);
    await review.marks().nth(at).uncheck();
  }
  const newest = undo.last();
  await page.keyboard.press('F8');
  await expect(newest).toBeFocused();
  await letGo();
  await expectAccessible(page, 'three notices');
  const boxes = await undo.evaluateAll((all) => all.map((one) => one.getBoundingClientRect().bottom));
  expect(boxes).toEqual(boxes.toSorted((a, b) => a - b));

  const fromMs = await page.evaluate(() => performance.now());
  await page.waitForFunction(([from, past]) => performance.now() - from > past, [
    fromMs,
    PAST_ITS_TIME_MS,
  ] as const);
  await expect(undo).toHaveCount(3);

  // The oldest takes back what it told of, not what came last.
  await page.keyboard.press('Shift+Tab');
  await page.keyboard.press('Shift+Tab');
  await expect(undo.first()).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(review.decisions('Rejected')).toHaveCount(2);
  await expect(review.rail.getByRole('listitem').first()).not.toContainText('Rejected');
  await expect(page.getByRole('status').filter({ hasText: 'Undone for 1 clip' })).toBeVisible();
  // Focus went back to where it was, and time goes on.
  await expect(review.marks().nth(2)).toBeFocused();
  await expect(undo).toHaveCount(0);

  await review.marks().nth(3).check();
  await review.chosen.getByRole('button', { name: 'Reject 1' }).click();
  await page.keyboard.press('F8');
  await expect(undo).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(undo).not.toBeFocused();
  await expect(undo).toHaveCount(0);
});
