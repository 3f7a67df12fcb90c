/** The timeline: the same edits by mouse and by keyboard, kept over a reload, undone, restored, shared by two tabs. */
import { pressOn, tabTo } from '../fixtures/keyboard.ts';
import { expect, test } from '../fixtures/studio-test.ts';
import { LANE_Y, TimelinePage } from '../pages/timeline-page.ts';

/** Length of the sample. */
const SAMPLE_SEC = 138.22;

test('an edit is cut by mouse, undone, done again, and is there after a reload', async ({ page, begin }) => {
  await begin.edit();
  const timeline = new TimelinePage(page);
  await timeline.expectRevision(1);

  for (const [at, sec] of [30, 60].entries()) {
    await timeline.clickAt(sec, SAMPLE_SEC, LANE_Y.ruler);
    await page.getByRole('button', { name: 'Split at playhead (S)' }).click();
    await timeline.expectRevision(at + 2);
  }
  await timeline.expectItems(3);

  await timeline.clickAt(45, SAMPLE_SEC, LANE_Y.video);
  await expect(timeline.items.nth(1)).toHaveAttribute('aria-selected', 'true');
  await page.getByRole('button', { name: 'Delete selection (Del)' }).click();
  await timeline.expectRevision(4);
  await timeline.expectItems(2);
  await timeline.undo.click();
  await timeline.expectRevision(5);
  await timeline.expectItems(3);
  await timeline.redo.click();
  await timeline.expectRevision(6);
  await timeline.expectItems(2);

  // The last segment is dropped before the first one; a drag that is cancelled leaves everything.
  const [from, to] = [
    await timeline.pointAt(80, SAMPLE_SEC, LANE_Y.video),
    await timeline.pointAt(5, SAMPLE_SEC, LANE_Y.video),
  ];
  await timeline.drag(from, to, { drops: false });
  await page.keyboard.press('Escape');
  await page.mouse.up();
  await timeline.expectRevision(6);
  await timeline.drag(from, to);
  await timeline.expectRevision(7);
  await expect(timeline.items.first()).toContainText('0:00.00 to 1:18.22');

  await page.reload();
  await timeline.opened();
  await timeline.expectRevision(7);
  await timeline.expectItems(2);
  await expect(timeline.items.first()).toContainText('0:00.00 to 1:18.22');

  await page.getByRole('tab', { name: 'History' }).click();
  const history = page.getByRole('list', { name: 'Revisions' }).getByRole('listitem');
  await expect(history).toHaveCount(7);
  // An old revision is seen before it is restored, and cannot be changed meanwhile.
  await tabTo(page, page.getByRole('button', { name: 'View revision 6', exact: true }));
  await page.keyboard.press('End');
  await expect(page.getByRole('button', { name: 'View revision 1', exact: true })).toBeFocused();
  await page.keyboard.press('ArrowUp');
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Enter');
  await expect(page.getByText(/^You are viewing revision 1/)).toBeVisible();
  await expect.poll(() => timeline.durationSec()).toBe(SAMPLE_SEC);
  await timeline.canvas.focus();
  await page.keyboard.press('Shift+ArrowRight');
  await page.keyboard.press('s');
  await expect(page.getByRole('alert')).toHaveText(/This is an old revision/);
  await pressOn(page, page.getByRole('button', { name: 'Back to current' }));
  await expect(page.getByRole('button', { name: 'View revision 1', exact: true })).toBeFocused();
  await expect.poll(() => timeline.durationSec()).toBeLessThan(SAMPLE_SEC);
  await page.getByRole('button', { name: 'Restore revision 1', exact: true }).click();
  await timeline.expectRevision(8);
  await expect(history).toHaveCount(8);
  await expect(history.first()).toContainText('Restored revision 1, before');
  await page.getByRole('tab', { name: 'Items' }).click();
  await timeline.expectItems(1);
});

test('the same edit is made by keyboard alone, and two tabs end with the same edit', {
  tag: '@firefox',
}, async ({ page, context, begin }) => {
  await begin.edit();
  const timeline = new TimelinePage(page);

  await timeline.canvas.focus();
  const press = async (times: number, key: string): Promise<void> => {
    for (let count = 0; count < times; count += 1) await page.keyboard.press(key);
  };
  await press(30, 'Shift+ArrowRight');
  await press(1, 's');
  await timeline.expectRevision(2);
  await press(30, 'Shift+ArrowRight');
  await press(1, 's');
  await timeline.expectRevision(3);
  await timeline.expectItems(3);

  // Select the second item, delete it, take that back, and move the last one to the front.
  await press(2, 'PageDown');
  await expect(timeline.items.nth(1)).toHaveAttribute('aria-selected', 'true');
  await press(1, 'Delete');
  await timeline.expectRevision(4);
  await timeline.expectItems(2);
  await press(1, 'Control+z');
  await timeline.expectRevision(5);
  await timeline.expectItems(3);
  await press(1, 'Control+y');
  await timeline.expectRevision(6);
  await press(1, 'Escape');
  await press(1, 'PageUp');
  await press(1, 'Alt+ArrowLeft');
  await timeline.expectRevision(7);
  await expect(timeline.items.first()).toContainText('0:00.00 to 1:18.22');

  // What cannot be done says why and changes nothing.
  await press(1, 'Escape');
  await press(1, 'Delete');
  await expect(page.getByRole('alert')).toHaveText(/Nothing is selected/);
  await timeline.expectRevision(7);

  const second = await context.newPage();
  await second.goto(page.url());
  const other = new TimelinePage(second);
  await other.opened();
  await other.expectRevision(7);
  await other.canvas.focus();
  for (let count = 0; count < 10; count += 1) await second.keyboard.press('Shift+ArrowRight');
  await second.keyboard.press('s');
  await other.expectRevision(8);
  await page.bringToFront();
  await timeline.expectRevision(8);
  await timeline.expectItems(3);
});
