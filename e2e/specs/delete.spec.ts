/** Deleting for good: asked once, refused while something needs it, and really gone. */
import { addSample } from '../fixtures/sample-journey.ts';
import { expect, refused, test } from '../fixtures/studio-test.ts';

test('a video stays while a project uses it; after the project both can go', async ({
  page,
  home,
  project,
  expectedErrors,
}) => {
  expectedErrors.push(refused(409, '/owner/assets/ast_\\w+'));
  const projectUrl = await addSample({ home, project });
  const confirm = page.getByRole('dialog');
  const openAsset = async (): Promise<void> => {
    await page.goto('/assets');
    await page.getByRole('link', { name: 'sample' }).first().click();
    await page.getByRole('button', { name: 'Delete', exact: true }).click();
  };

  await openAsset();
  await expect(confirm).toContainText('sample');
  await confirm.getByRole('button', { name: 'Delete permanently' }).click();
  await expect(confirm.getByRole('alert')).toContainText('Projects use this file');
  await confirm.getByRole('button', { name: 'Cancel' }).click();

  await page.goto(projectUrl);
  await page.getByRole('button', { name: 'Delete project' }).click();
  await confirm.getByRole('button', { name: 'Delete permanently' }).click();
  await page.waitForURL(/\/projects$/);
  await expect(page.getByRole('heading', { name: 'No projects yet' })).toBeVisible();

  await openAsset();
  await confirm.getByRole('button', { name: 'Delete permanently' }).click();
  await page.waitForURL(/\/assets$/);
  await expect(page.getByRole('link', { name: 'sample' })).toHaveCount(0);
});
