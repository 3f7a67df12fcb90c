/** Deleting: at once, with an undo, into a bin that gives back what it holds until it is emptied. */
import { goWithin } from '../fixtures/go-within.ts';
import { pressOn } from '../fixtures/keyboard.ts';
import { expectAccessible, test } from '../fixtures/look-test.ts';
import { expect, refused } from '../fixtures/studio-test.ts';

test('a video stays while a project uses it; both go to the bin at once, and come back together', async ({
  page,
  context,
  project,
  expectedErrors,
  begin,
}) => {
  expectedErrors.push(refused(409, '/owner/assets/ast_\\w+\\?bin=only'));
  const projectUrl = await begin.sampleAdded();
  const dialog = page.getByRole('dialog');
  const notice = page.locator('[data-notice]');
  const openAsset = async (): Promise<void> => {
    await goWithin(page, '/assets');
    await page.getByRole('link', { name: 'sample' }).first().click();
    await expect(page.getByRole('heading', { name: 'sample', level: 1 })).toBeVisible();
  };
  const deleteAsset = () => page.getByRole('button', { name: 'Delete', exact: true }).click();

  await openAsset();
  await deleteAsset();
  await expect(dialog).toContainText('Couldn’t delete “sample”');
  await expect(dialog.getByRole('alert')).toContainText('Projects use this file: sample');
  await dialog.getByRole('link', { name: 'sample' }).click();
  await page.waitForURL(projectUrl);

  await page.getByRole('button', { name: 'Delete project' }).click();
  await page.waitForURL(/\/projects$/);
  await expect(page.getByRole('heading', { name: 'No projects yet' })).toBeVisible();
  await expect(notice).toContainText('“sample” moved to the bin');
  await notice.getByRole('button', { name: 'Undo' }).click();
  expect(await project.opened()).toBe(projectUrl);

  await page.getByRole('button', { name: 'Delete project' }).click();
  await page.waitForURL(/\/projects$/);
  await openAsset();
  const other = await context.newPage();
  await other.goto(page.url());
  await expect(other.locator('video')).toBeVisible();
  await deleteAsset();
  await page.waitForURL(/\/assets$/);
  // Where somebody watches it in another tab, that says so: its player would wait for ever once the file is gone.
  await expect(other.getByText('This no longer exists.')).toBeVisible();
  await expect(other.locator('video')).toHaveCount(0);
  await other.close();
  await expect(page.getByRole('link', { name: 'sample' })).toHaveCount(0);

  await page.getByRole('link', { name: 'Open bin' }).click();
  const items = page.getByRole('list', { name: 'Bin' }).getByRole('listitem');
  await expect(items).toHaveCount(2);
  await expect(items.first()).toContainText('Video');
  await expect(items.first()).toContainText(/(29|30) days left/);
  await expect(items.last()).toContainText('Auto clips');
  await pressOn(page, items.last().getByRole('button', { name: 'Restore “sample”' }));
  await expect(notice.last()).toContainText('“sample” restored with 1 item it needs');
  await expect(page.getByRole('heading', { name: 'The bin is empty' })).toBeVisible();
  await notice.last().getByRole('button', { name: 'Open' }).click();
  expect(await project.opened()).toBe(projectUrl);

  await openAsset();
  const video = page.locator('video');
  const positionSec = () => video.evaluate((element) => (element as HTMLVideoElement).currentTime);
  await video.evaluate((element) => (element as HTMLVideoElement).play());
  await expect.poll(positionSec).toBeGreaterThan(0.2);
});

test('what is in the bin goes for good one by one or at once, and is told in both languages', async ({
  page,
  look,
  begin,
}) => {
  await begin.sampleAdded();
  const dialog = page.getByRole('dialog');
  await page.getByRole('button', { name: 'Delete project' }).click();
  await page.waitForURL(/\/projects$/);
  await goWithin(page, '/assets');
  await page.getByRole('link', { name: 'sample' }).first().click();
  await page.getByRole('button', { name: 'Delete', exact: true }).click();
  await page.waitForURL(/\/assets$/);
  await goWithin(page, '/bin');
  const items = page.getByRole('list').getByRole('listitem').filter({ hasText: 'sample' });
  await expect(items).toHaveCount(2);
  await look('bin');
  await goWithin(page, '/settings');
  await page.getByLabel('Language', { exact: true }).selectOption('it');
  await page.getByRole('link', { name: 'Apri il cestino' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Cestino' })).toBeVisible();
  await expectAccessible(page, 'bin, Italian');
  await goWithin(page, '/settings');
  await page.getByLabel('Lingua', { exact: true }).selectOption('en');
  await expect(page.getByRole('heading', { level: 1, name: 'Settings' })).toBeVisible();
  await goWithin(page, '/bin');

  await items.first().getByRole('button', { name: 'Delete “sample” permanently' }).click();
  await expect(dialog).toContainText('can’t be undone');
  await dialog.getByRole('button', { name: 'Cancel' }).click();
  await expect(items).toHaveCount(2);
  await items.first().getByRole('button', { name: 'Delete “sample” permanently' }).click();
  await dialog.getByRole('button', { name: 'Delete permanently' }).click();
  await expect(items).toHaveCount(1);

  await pressOn(page, page.getByRole('button', { name: 'Empty bin' }));
  await pressOn(page, dialog.getByRole('button', { name: 'Delete permanently' }));
  await expect(page.getByRole('heading', { name: 'The bin is empty' })).toBeVisible();
  await look('bin, empty');
  await goWithin(page, '/assets');
  await expect(page.getByRole('region', { name: 'Storage' }).getByText(/^Bin/)).toHaveCount(0);
});
