/** Choosing in the editor of a clip that its picture follows the face, and going back to the middle. */
import { expect, test } from '../fixtures/studio-test.ts';

const MOMENT_SEC = 1;

test('a clip follows the face when asked, shows how far it is, and keeps it over a reload', async ({
  page,
  composition,
  begin,
}) => {
  await begin.firstComposition();
  const middle = page.getByRole('radio', { name: 'Centre' });
  const face = page.getByRole('radio', { name: 'Follow the face' });
  await expect(middle).toBeChecked();
  await composition.seek(MOMENT_SEC);
  const before = await composition.stillPicture();

  await face.check();
  const progress = page.getByRole('progressbar', { name: 'Framing' });
  await expect(progress).toBeVisible();
  await expect(composition.exportButton).toBeDisabled();
  // Framing is a job over the whole clip: as long as the machine needs.
  await expect(progress).toBeHidden();
  await composition.expectRevision(2);
  await expect(face).toBeChecked();
  await expect(composition.exportButton).toBeEnabled();
  await composition.seek(MOMENT_SEC);
  await expect.poll(async () => (await composition.picture()).equals(before)).toBe(false);
  await page.reload();
  await composition.opened();
  await expect(face).toBeChecked();

  await middle.check();
  await composition.expectRevision(3);
  await expect(middle).toBeChecked();
  await composition.seek(MOMENT_SEC);
  await expect.poll(async () => (await composition.picture()).equals(before)).toBe(true);
});
