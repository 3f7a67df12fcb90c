/** What is open beside a timeline and what is selected on it stand in the address, without a history of every key. */
import { goWithin } from '../fixtures/go-within.ts';
import { expect, refused, test } from '../fixtures/studio-test.ts';
import { LANE_Y, TimelinePage } from '../pages/timeline-page.ts';

/** Length of the film. */
const FILM_SEC = 12;

test('a reload comes back to the open panel and the selected item, and keys leave no history', async ({
  page,
  expectedErrors,
  begin,
}) => {
  const timeline = new TimelinePage(page);
  await begin.film();
  for (const [at, sec] of [3, 6, 9].entries()) {
    await timeline.clickAt(sec, FILM_SEC, LANE_Y.ruler);
    await page.keyboard.press('s');
    await timeline.expectItems(at + 2);
  }
  await timeline.saved();
  const historyBefore = await page.evaluate(() => history.length);
  await timeline.list.focus();
  for (const key of ['Home', 'ArrowDown', 'ArrowDown', 'ArrowDown', 'ArrowUp'])
    await page.keyboard.press(key);
  await expect(timeline.items.nth(2)).toHaveAttribute('aria-selected', 'true');
  await expect(page).toHaveURL(/\?item=\w+$/);
  // What a list from top to bottom has no use for goes through the edit.
  const clock = page.getByText('Playhead and length').locator('..');
  const before = await clock.innerText();
  await page.keyboard.press('Shift+ArrowLeft');
  await expect(clock).not.toHaveText(before);

  await page.getByRole('tab', { name: 'Properties' }).click();
  await expect(page).toHaveURL(/\?item=\w+&panel=inspector$/);
  await page.reload();
  const inspector = page.getByRole('tab', { name: 'Properties' });
  await expect(inspector).toHaveAttribute('aria-selected', 'true');
  await expect(page.getByRole('button', { name: 'Deselect all' })).toBeVisible();
  // Keys pressed at once count from where each led, not from what the address says by now.
  await inspector.focus();
  for (const key of ['ArrowRight', 'ArrowRight', 'ArrowLeft', 'ArrowLeft', 'ArrowLeft'])
    await page.keyboard.press(key);
  await expect(page.getByRole('tab', { name: 'Items' })).toHaveAttribute('aria-selected', 'true');
  await expect(timeline.selected).toHaveCount(1);
  await expect(timeline.items.nth(2)).toHaveAttribute('aria-selected', 'true');

  // Several are named too; nothing selected is nothing in the address, and an item that is gone selects nothing.
  await timeline.list.focus();
  await page.keyboard.press('Control+a');
  await expect(timeline.selected).toHaveCount(4);
  await expect(page).toHaveURL(/\?item=(\w+\.){3}\w+$/);
  await page.keyboard.press('Escape');
  await expect(timeline.selected).toHaveCount(0);
  await expect(page).toHaveURL(/\/timeline$/);
  expect(await page.evaluate(() => history.length)).toBe(historyBefore);
  await page.goto(`${page.url()}?item=gone&panel=nothing`);
  await timeline.opened();
  await expect(timeline.selected).toHaveCount(0);

  expectedErrors.push(refused(400, '/v1/(projects/prj|assets/ast)_0000[^)]*'));
  // Of what cannot be read no page says that it is being loaded.
  const trail = page.getByRole('navigation', { name: 'Breadcrumb' }).getByRole('listitem');
  for (const [path, title, crumbs] of [
    ['/projects/prj_0000/timeline', 'Timeline', ['Projects', 'Timeline']],
    ['/projects/prj_0000/clips', 'Clips', ['Projects', 'Clips']],
    ['/assets/ast_0000', 'Assets', ['Assets']],
  ] as const) {
    await goWithin(page, path);
    await expect(page.getByRole('main').getByRole('alert')).toBeVisible();
    await expect(page).toHaveTitle(`${title} · Cliproom`);
    await expect(trail).toHaveText([...crumbs]);
  }
});
