/** A video that is built again: what hands changed stays, what cannot stay is named first, what was is found again. */
import { goWithin } from '../fixtures/go-within.ts';
import { pressOn } from '../fixtures/keyboard.ts';
import { expectAccessible } from '../fixtures/look-test.ts';
import { expect, refused, test } from '../fixtures/studio-test.ts';

test('a video built again keeps what was changed by hand, says what it drops, and goes back', async ({
  page,
  make,
  files,
  composition,
  expectedErrors,
}) => {
  // Nothing is said in this video.
  expectedErrors.push(refused(404, '/transcript'));
  await make.choose('Streamer');
  await make.upload('Video', await files.path('card.mp4'));
  await page.getByLabel('Framing').selectOption({ label: 'Centre' });
  await make.create.click();
  await make.created();
  const project = page.url();
  await make.build.click();
  await make.built();

  await test.step('change title and style by hand', async () => {
    await make.openVideo.click();
    await composition.opened();
    await composition.tab('Style').click();
    await page.getByText('Boxed', { exact: true }).click();
    await composition.expectRevision(2);
    await composition.tab('Text').click();
    await page.getByRole('textbox', { name: 'Title' }).fill('Named by hand');
    await page.getByRole('button', { name: 'Save', exact: true }).click();
    await composition.expectRevision(3);
  });

  await test.step('settings saved without a build are marked, and the picture stays that of the video', async () => {
    await goWithin(page, project);
    await expect(make.ready).toBeVisible();
    await expect(page.getByText('Unbuilt changes')).toBeHidden();
    await page.getByRole('button', { name: 'Edit and rebuild' }).click();
    await expect(page.getByText('Your edits are kept: title and caption style.')).toBeVisible();
    await page.getByText('Outline', { exact: true }).click();
    await page.getByRole('button', { name: 'Save changes' }).click();
    await expect(
      page.getByText(/^These edits no longer apply and are dropped: caption style\./),
    ).toBeVisible();
    await page.getByRole('button', { name: 'Cancel' }).click();
    await expect(page.getByText('Unbuilt changes', { exact: true })).toBeVisible();
    await expectAccessible(page, 'a video with unbuilt changes');
  });

  await test.step('build again', async () => {
    await page.getByRole('button', { name: 'Edit and rebuild' }).click();
    await page.getByRole('button', { name: 'Build again' }).click();
    await expect(page.getByText('Unbuilt changes', { exact: true })).toBeHidden();
    await make.openVideo.click();
    await expect(page.getByRole('heading', { level: 1, name: 'Named by hand' })).toBeVisible();
    await composition.tab('Style').click();
    await expect(page.getByRole('radio', { name: 'Outline' })).toBeChecked();
  });

  await test.step('look at an old revision, and go back to it', async () => {
    await composition.tab('History').click();
    const revisions = page.getByRole('list', { name: 'Revisions' }).getByRole('listitem');
    await expect(revisions.filter({ hasText: 'Your edits kept' })).toHaveCount(1);
    await page.getByRole('button', { name: 'View revision 3' }).click();
    await expect(page.getByText(/^You are viewing revision 3\./)).toBeVisible();
    await expect(composition.exportButton).toBeHidden();
    await expectAccessible(page, 'an old revision');
    await pressOn(page, page.getByRole('button', { name: 'Back to current' }));
    await expect(page.getByRole('button', { name: 'View revision 3' })).toBeFocused();
    await expect(composition.exportButton).toBeVisible();
    await page.getByRole('button', { name: 'Restore revision 3' }).click();
    await expect(revisions.first()).toContainText('Restored revision 3');
    await composition.tab('Style').click();
    await expect(page.getByRole('radio', { name: 'Boxed' })).toBeChecked();
    await page.reload();
    await expect(page.getByRole('radio', { name: 'Boxed' })).toBeChecked();
  });
});
