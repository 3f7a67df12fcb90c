/** Deciding several clips of a review together: by mouse, by keyboard, undone as one, and what fails named. */
import { pressOn } from '../fixtures/keyboard.ts';
import { expectAccessible } from '../fixtures/look-test.ts';
import { expect, refused, test } from '../fixtures/studio-test.ts';
import { ReviewPage } from '../pages/review-page.ts';

test('several clips are chosen by mouse, decided together, undone as one and exported', async ({
  page,
  review,
  begin,
}) => {
  const count = await begin.manyClips();
  expect(count).toBeGreaterThanOrEqual(5);
  const clips = review.rail.locator('button');
  const { chosen } = review;
  const notice = page.getByRole('status');

  await page.getByLabel('Show').selectOption('Accepted');
  await expect(page.getByRole('heading', { name: 'No matching clips' })).toBeVisible();
  await expectAccessible(page, 'a review that no clip matches');
  await page.getByRole('button', { name: `Show all ${count} clips` }).click();
  await expect(clips).toHaveCount(count);

  const select = page.getByRole('button', { name: 'Select', exact: true });
  // What takes the button's place is where the keyboard goes on, and back.
  await pressOn(page, select);
  const filters = page.getByRole('group', { name: 'Filter and select' });
  await expect(filters).toBeFocused();
  await pressOn(page, page.getByRole('button', { name: 'Done' }));
  await expect(filters).toBeFocused();
  await select.click();
  await review.expectChosen(0);
  await expect(chosen.getByText('Select clips to review them together.')).toBeVisible();
  await review.marks().nth(0).check();
  await review
    .marks()
    .nth(2)
    .click({ modifiers: ['Shift'] });
  await review.expectChosen(3);
  await review.marks().nth(1).uncheck();
  await review.expectChosen(2);
  await clips.nth(1).click({ modifiers: ['ControlOrMeta'] });
  await review.expectChosen(3);
  await expectAccessible(page, 'review, three clips chosen');

  await chosen.getByRole('button', { name: 'Accept 3' }).click();
  await expect(review.decisions('Accepted')).toHaveCount(3);
  await expect(notice.filter({ hasText: '3 clips accepted' })).toBeVisible();
  await expect(chosen.getByRole('button', { name: /^(Accept|Reject) / })).toHaveCount(0);
  await expect(chosen.getByRole('button', { name: 'Restore 3' })).toBeVisible();
  await notice.getByRole('button', { name: 'Undo' }).click();
  await expect(notice.filter({ hasText: 'Undone for 3 clips' })).toBeVisible();
  await expect(review.decisions('Accepted')).toHaveCount(0);

  // Some are decided already: each button says how many it is for.
  await clips.nth(4).click({ modifiers: ['Shift'] });
  await review.expectChosen(5);
  await clips.nth(2).click({ modifiers: ['ControlOrMeta'] });
  await clips.nth(3).click({ modifiers: ['ControlOrMeta'] });
  await review.expectChosen(3);
  await chosen.getByRole('button', { name: 'Reject 3' }).click();
  await expect(review.decisions('Rejected')).toHaveCount(3);
  await page.getByLabel('Clips to select').selectOption(`All shown (${count})`);
  await review.expectChosen(count);
  await expect(chosen.getByRole('button', { name: 'Restore 3' })).toBeVisible();
  await page.reload();
  await review.opened();
  await expect(review.decisions('Rejected')).toHaveCount(3);

  await page.getByRole('button', { name: 'Select', exact: true }).click();
  await page.getByLabel('Show').selectOption('Unreviewed');
  await page.getByLabel('Clips to select').selectOption(`All shown (${count - 3})`);
  await page.getByLabel('Show').selectOption('All');
  await review.expectChosen(count - 3);
  await chosen.getByRole('button', { name: `Accept ${count - 3}` }).click();
  const complete = page.getByRole('heading', { name: 'Review complete' });
  await expect(complete).toBeVisible();
  await page.getByLabel('Show').selectOption('Unreviewed');
  await expect(page.getByText('No matching clips')).toBeVisible();
  await expect(complete).toBeVisible();
  await page.getByLabel('Show').selectOption('All');
  await page.getByRole('button', { name: 'Select', exact: true }).click();
  await page.getByLabel('Clips to select').selectOption(`All shown (${count})`);
  await chosen.getByRole('button', { name: `Export ${count - 3}` }).click();
  const started = notice.filter({ hasText: `${count - 3} exports started` });
  await started.getByRole('button', { name: 'View' }).click();
  await expect(page.getByRole('progressbar', { name: 'Exporting' }).first()).toBeVisible();
});

test('several clips are chosen and decided by keyboard alone', async ({ page, review, begin }) => {
  const count = await begin.manyClips();
  const { keyboard } = page;
  await keyboard.press('x');
  await review.expectChosen(1);
  await keyboard.press('Shift+ArrowDown');
  await keyboard.press('Shift+ArrowDown');
  await review.expectChosen(3);
  await keyboard.press('Shift+ArrowUp');
  await review.expectChosen(2);
  await expect(review.rail.locator('button').nth(1)).toHaveAttribute('aria-current', 'true');
  await keyboard.press('a');
  await review.expectDecided(2);
  await expect(review.decisions('Accepted')).toHaveCount(2);
  await keyboard.press('u');
  await review.expectDecided(0);

  await keyboard.press('Control+a');
  await review.expectChosen(count);
  await keyboard.press('x');
  await review.expectChosen(count - 1);
  await keyboard.press('Escape');
  await expect(review.marks()).toHaveCount(0);
  await keyboard.press('Control+a');
  await keyboard.press('r');
  await expect(page.getByRole('heading', { name: 'Review complete' })).toBeVisible();
  await expect(page.getByRole('status').filter({ hasText: `${count} clips rejected` })).toBeVisible();
  await keyboard.press('u');
  await review.expectDecided(0);

  // With Ctrl a key is the browser's own, also while one is awaited.
  await keyboard.press('?');
  const keys = page.getByRole('dialog', { name: 'Keyboard shortcuts' });
  const choose = 'Select this clip';
  await keys.getByRole('button', { name: `X: ${choose}` }).click();
  await keyboard.press('Control+y');
  await expect(keys.getByRole('button', { name: `Press a key for: ${choose}` })).toBeFocused();
  await keyboard.press('y');
  await expect(keys.getByRole('button', { name: `Y: ${choose}` })).toBeFocused();
  await keyboard.press('Escape');
  await keyboard.press('y');
  await review.expectChosen(1);
});

test('a clip that cannot be decided with the others is named, and the others stay', async ({
  page,
  context,
  review,
  expectedErrors,
  begin,
}) => {
  expectedErrors.push(refused(409, '/accept'));
  const count = await begin.manyClips();
  // Somebody rejects one elsewhere, which this page does not know yet.
  const second = await context.newPage();
  await second.goto(page.url());
  const other = new ReviewPage(second);
  await other.opened();
  const title = await other.selected.locator('[dir=auto]').innerText();
  await second.keyboard.press('r');
  await expect(other.decisions('Rejected')).toHaveCount(1);
  await second.close();

  await page.keyboard.press('Control+a');
  await page.keyboard.press('a');
  const told = page.getByRole('alert').filter({ hasText: '1 clip could not be changed' });
  await expect(told).toContainText('This clip was rejected. Restore it first.');
  await expect(told).toContainText(title);
  await expect(review.decisions('Accepted')).toHaveCount(count - 1);
  await expect(review.decisions('Rejected')).toHaveCount(1);
  await expectAccessible(page, 'review, a clip could not be decided');
  await told.getByRole('button', { name: 'Close' }).click();
  await expect(told).toHaveCount(0);
});
