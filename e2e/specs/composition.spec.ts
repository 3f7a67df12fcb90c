/** A composition's looks, and taking an accepted clip back. */
import { openFirstComposition } from '../fixtures/sample-journey.ts';
import { expect, test } from '../fixtures/studio-test.ts';

test('style and title are kept as revisions, and an accepted clip can be taken back', async ({
  page,
  home,
  project,
  review,
  composition,
}) => {
  await openFirstComposition({ home, project, review, composition });
  await composition.tab('Style').click();
  await page.getByText('Boxed', { exact: true }).click();
  await composition.expectRevision(2);
  await composition.tab('Text').click();
  await page.getByRole('textbox', { name: 'Title' }).fill('What nobody asked');
  await page.getByRole('button', { name: 'Save' }).click();
  await composition.expectRevision(3);
  await page.reload();
  await expect(page.getByRole('heading', { level: 1, name: 'What nobody asked' })).toBeVisible();
  await composition.tab('Style').click();
  await expect(page.getByRole('radio', { name: 'Boxed' })).toBeChecked();

  await page.getByRole('navigation', { name: 'Where you are' }).getByRole('link').last().click();
  await project.reviewLink.click();
  await review.opened();
  await review.rail.getByRole('button').filter({ hasText: 'accepted' }).first().click();
  await review.bringBack.click();
  await expect(review.decisions('accepted')).toHaveCount(0);
});
