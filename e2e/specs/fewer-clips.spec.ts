/** Fewer clips than were asked for: why, and what to change, by a button that puts it into the settings. */
import { expect, test } from '../fixtures/studio-test.ts';

test('a project that has fewer clips than asked for says why and offers what to change', async ({
  page,
  project,
  begin,
}) => {
  await begin.sampleAdded();
  await page.getByLabel('Clips', { exact: true }).fill('60');
  await project.start.click();
  await project.analysed();
  await expect(page.getByText(/^You asked for 60 clips\. /)).toBeVisible();
  await page.getByRole('button', { name: 'Allow clips from 7 s' }).click();
  await expect(page.getByLabel('Min length (s)')).toHaveValue('7');
  await expect(page.getByLabel('Clips', { exact: true })).toHaveValue('60');
  await page.getByRole('button', { name: 'Cancel' }).click();
  await project.analysed();
});
