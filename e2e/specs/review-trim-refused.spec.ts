/** A trim that comes too late: the clip was accepted, and somebody changed it before its trim arrived. */
import type { Route } from '@playwright/test';
import { deferred } from '../../src/base/work/deferred.ts';
import { routed } from '../fixtures/routed.ts';
import { expect, refused, test } from '../fixtures/studio-test.ts';
import { CompositionPage } from '../pages/composition-page.ts';

test.use({ whichHost: 'node' });

const EDIT = /\/v1\/compositions\/(cmp_\w+)\/edit$/;
const ELSEWHERE = 'Elsewhere';

test('a clip whose trim is refused stays accepted, and the review says that it is not trimmed', async ({
  page,
  context,
  review,
  composition,
  expectedErrors,
  begin,
}) => {
  expectedErrors.push(refused(409, '/v1/compositions/cmp_\\w+/edit'));
  await begin.review();
  const { words } = review;
  await expect(words.first()).toBeVisible();
  const all = await words.allInnerTexts();
  await words.nth(1).click();
  await words.nth(6).click({ modifiers: ['Shift'] });
  await page.getByRole('button', { name: 'Trim to these words' }).click();
  await expect(words).toHaveText(all.slice(1, 7));

  // On its way to the service the trim is held up.
  const trim = deferred<Route>();
  await routed(page, EDIT, trim.resolve);
  await page.keyboard.press('a');
  const held = await trim.promise;
  const [, compositionId = ''] = EDIT.exec(held.request().url()) ?? [];

  const second = await context.newPage();
  const other = new CompositionPage(second);
  await second.goto(`/compositions/${compositionId}`);
  await other.opened();
  await expect(other.words).toHaveCount(all.length);
  await other.words.first().click();
  const field = second.getByRole('textbox', { name: /^Word at/ });
  await field.fill(ELSEWHERE);
  await field.press('Enter');
  await other.expectRevision(2);
  await second.close();

  await held.continue();
  const told = page.getByRole('alert').filter({ hasText: 'accepted without its trim' });
  await expect(told).toContainText('which could not be saved. Trim it in its editor.');
  await expect(told).toContainText(/req_\w+/);
  await expect(review.decisions('Accepted')).toHaveCount(1);

  await page.goto(`/compositions/${compositionId}`);
  await composition.opened();
  await expect(composition.words).toHaveText([ELSEWHERE, ...all.slice(1)]);
  await composition.expectRevision(2);
});
