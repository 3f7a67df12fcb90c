/** The accepted clips of a project: how each looks, what it is, how far it is, and back to the review. */
import type { Locator, Page } from '@playwright/test';
import { holdNotices } from '../fixtures/hold-notices.ts';
import { expectAccessible } from '../fixtures/look-test.ts';
import { expect, refused, test } from '../fixtures/studio-test.ts';
import { CompositionPage } from '../pages/composition-page.ts';

const rows = (list: Locator): Locator => list.getByRole('listitem');
const backOf = (row: Locator): Locator => row.getByRole('button', { name: /^Back to review: / });

/** How far the colours of a picture are apart: none is one flat ground. */
async function expectDrawn(row: Locator): Promise<void> {
  const canvas = row.locator('canvas');
  await expect(canvas).toHaveAttribute('data-drawn', 'true');
  const spread = await canvas.evaluate((element: HTMLCanvasElement) => {
    const { data } = element.getContext('2d')?.getImageData(0, 0, element.width, element.height) ?? {};
    const lights = Array.from({ length: (data?.length ?? 0) / 4 }, (_, at) => data?.[4 * at + 1] ?? 0);
    return Math.max(...lights) - Math.min(...lights);
  });
  expect(spread).toBeGreaterThan(40);
}

/** What stands above a row comes in after it, and may move it out of sight again. */
async function expectDrawnInSight(row: Locator): Promise<void> {
  const drawn = async () => {
    await row.scrollIntoViewIfNeeded();
    return row.locator('canvas').getAttribute('data-drawn');
  };
  await expect.poll(drawn).toBe('true');
  await expectDrawn(row);
}

async function expectFingers(page: Page, list: Locator): Promise<void> {
  await page.setViewportSize({ width: 390, height: 844 });
  const small = await list.getByRole('button').evaluateAll((all) =>
    all.flatMap((one) => {
      const { width, height } = one.getBoundingClientRect();
      return Math.min(width, height) < 44 ? [`${one.textContent}: ${width} x ${height}`] : [];
    }),
  );
  expect(small).toEqual([]);
  await page.setViewportSize({ width: 1440, height: 900 });
}

/** On the narrowest window nothing that is pressed is cut off by the edge of the list. */
async function expectWithin(page: Page, list: Locator): Promise<void> {
  await page.setViewportSize({ width: 320, height: 640 });
  const cutOff = (): Promise<(string | null)[]> =>
    list.getByRole('button').evaluateAll((all) => {
      const edgePx = all[0]?.closest('ul')?.getBoundingClientRect().right ?? 0;
      return all
        .filter((one) => one.getBoundingClientRect().right > edgePx)
        .map(({ textContent }) => textContent);
    });
  await expect.poll(cutOff).toEqual([]);
  await page.setViewportSize({ width: 1440, height: 900 });
}

test('accepted clips show picture, score, length and state, and go back to the review with an undo', async ({
  page,
  project,
  review,
  begin,
  expectedErrors,
}) => {
  // The tab that has open what is deleted.
  expectedErrors.push(refused(404, '/compositions/cmp_\\w+'));
  const count = await begin.manyClips();
  await page.getByRole('navigation', { name: 'Breadcrumb' }).getByRole('link').last().click();
  await expect(project.accepted.getByText('Clips you accept in the review are listed here')).toBeVisible();
  await project.reviewLink.click();
  await review.opened();
  for (let pressed = 0; pressed < count; pressed += 1) await page.keyboard.press(pressed < 3 ? 'a' : 'r');

  const summary = page.getByRole('list', { name: 'Accepted' });
  await test.step('in the summary of the review', async () => {
    await expect(rows(summary)).toHaveCount(3);
    await expectDrawn(rows(summary).first());
    await expectAccessible(page, 'the summary of a review');
  });

  await page.getByRole('link', { name: 'View accepted clips' }).click();
  const list = project.accepted.getByRole('list', { name: 'Accepted clips' });
  const [first, second, third] = [rows(list).nth(0), rows(list).nth(1), rows(list).nth(2)];
  await expect(rows(list)).toHaveCount(3);
  for (const row of [first, second, third]) {
    await expectDrawn(row);
    await expect(row.locator('.sr-only').filter({ hasText: /^Score \d+ of 100$/ })).toBeAttached();
    await expect(row.getByText(/^0:\d\d$/)).toBeVisible();
    await expect(row.getByText('Not exported')).toBeVisible();
  }
  await expectAccessible(page, 'accepted clips');
  await expectFingers(page, list);

  await test.step('pictures are drawn as their rows come near', async () => {
    await page.setViewportSize({ width: 390, height: 320 });
    await page.reload();
    await expectDrawnInSight(first);
    await expectDrawnInSight(third);
    await page.setViewportSize({ width: 1440, height: 900 });
  });

  const title = (await first.getByRole('link').innerText()).trim();
  const named = (text: string) => rows(list).filter({ hasText: text });
  const notice = page.locator('[data-notice]');

  await test.step('an untouched one goes back at once, and the notice undoes it', async () => {
    await backOf(first).click();
    await expect(rows(list)).toHaveCount(2);
    await expect(page.getByText(`“${title}” is back in review`)).toBeVisible();
    await notice.getByRole('button', { name: 'Undo' }).last().click();
    await expect(rows(list)).toHaveCount(3);
    await expect(named(title)).toHaveCount(1);
    await page.reload();
    await expect(rows(list)).toHaveCount(3);
  });

  await test.step('an edited one goes back without a question, and its edits come back with it', async () => {
    await named(title).getByRole('link').click();
    const composition = new CompositionPage(page);
    await composition.opened();
    await composition.tab('Text').click();
    await page.getByRole('textbox', { name: 'Title' }).fill('What nobody asked');
    await page.getByRole('button', { name: 'Save' }).click();
    await composition.expectRevision(2);
    // What a wide window has beside it is gone before the pages of paper are counted.
    const sheets = (await page.pdf()).toString('latin1').match(/\/Type\s*\/Page\b(?!s)/g);
    expect(sheets).toHaveLength(1);
    // It is open in another tab, too.
    const other = new CompositionPage(await page.context().newPage());
    await other.page.goto(page.url());
    const typed = other.page.getByRole('textbox', { name: 'Title' });
    await typed.fill('Typed meanwhile');
    await page.getByRole('navigation', { name: 'Breadcrumb' }).getByRole('link').last().click();
    // Its undo is pressed once the other tab was looked at.
    await holdNotices(page);
    await backOf(named('What nobody asked')).click();
    await expect(rows(list)).toHaveCount(2);
    const gone = other.page.getByRole('alert').filter({ hasText: 'This was deleted elsewhere' });
    await expect(gone.getByRole('link', { name: 'Go to project' })).toBeVisible();
    await expect(typed).toHaveValue('Typed meanwhile');
    await expectAccessible(other.page, 'a clip deleted elsewhere');
    // What was typed outlives the form it was typed into, and is saved once the clip is back.
    await other.page.reload();
    await expect(gone.getByRole('blockquote')).toHaveText('Typed meanwhile');
    await expect(gone.getByRole('button', { name: 'Copy what you typed' })).toBeVisible();
    await expectAccessible(other.page, 'what was typed in a clip that was deleted');
    await notice.getByRole('button', { name: 'Undo' }).last().click();
    await expect(named('What nobody asked')).toHaveCount(1);
    await other.page.reload();
    await other.expectRevision(3);
    await expect(gone).toHaveCount(0);
    await other.page.close();
    await page.reload();
    await expect(named('Typed meanwhile')).toHaveCount(1);
  });

  await test.step('the state follows an export', async () => {
    await page.getByRole('button', { name: 'Export all 3' }).click();
    await expect(first.getByText('Exporting', { exact: true })).toBeVisible();
    for (const row of [first, second, third])
      await expect(row.getByText('Exported', { exact: true })).toBeVisible();
    await expect(page.getByRole('button', { name: /^Export (clip|all)/ })).toHaveCount(0);
    // The buttons of its file, too.
    await expectFingers(page, list);
    await expectWithin(page, list);
    await backOf(first).click();
    await expect(rows(list)).toHaveCount(2);
    await notice.getByRole('button', { name: 'Undo' }).last().click();
    await expect(rows(list).getByText('Exported', { exact: true })).toHaveCount(3);
  });
});
