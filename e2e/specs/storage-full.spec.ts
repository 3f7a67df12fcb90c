/** A browser that gives no more room: it says so, opens again, and what is there can be looked at and deleted. */
import { expectAccessible } from '../fixtures/look-test.ts';
import { addSample, SAMPLE_VIDEO } from '../fixtures/sample-journey.ts';
import { expect, test } from '../fixtures/studio-test.ts';

const FULL = 'There is no space left, so nothing can be added.';

test('without space the studio opens, says why nothing can be added, and lets people delete', async ({
  page,
  context,
  home,
  project,
  expectedErrors,
}) => {
  expectedErrors.push(/There was no room to clean up|The disk is full: this service reads and deletes only/);
  const projectUrl = await addSample({ home, project });
  const banner = page.getByText('Storage is full, so nothing can be added.');
  await expect(page.getByText('Nothing in progress').first()).toBeAttached();
  await expect(banner).toHaveCount(0);
  const browser = await context.newCDPSession(page);
  const { origin } = new URL(page.url());
  const usage = await page.evaluate(async () => (await navigator.storage.estimate()).usage ?? 0);
  await browser.send('Storage.overrideQuotaForOrigin', { origin, quotaSize: Math.floor(usage / 2) });

  // The worker of before still runs; then everything begins anew.
  for (const again of [false, true]) {
    if (again) await page.reload();
    await home.open();
    await home.add(SAMPLE_VIDEO);
    await expect(page.getByText(FULL).filter({ visible: true }).first()).toBeVisible();
    await page.goto(projectUrl);
    await project.opened();
    for (const path of ['/', '/credits', '/settings', projectUrl]) {
      await page.goto(path);
      await expect(banner).toBeVisible();
    }
    await project.opened();
  }

  const confirm = page.getByRole('dialog');
  await expectAccessible(page, 'storage full');
  await page.getByRole('button', { name: 'Delete project' }).click();
  // The bin would free nothing.
  await expect(confirm).toContainText('Storage is full, so it can’t be kept in the bin.');
  await confirm.getByRole('button', { name: 'Delete permanently' }).click();
  await page.waitForURL(/\/projects$/);
  await page.getByRole('link', { name: 'Open bin' }).click();
  await expect(page.getByRole('heading', { name: 'The bin is empty' })).toBeVisible();
  await page.getByRole('link', { name: 'Free up space' }).click();
  await page.waitForURL(/\/assets$/);
  await page.getByRole('link', { name: 'sample' }).first().click();
  // Its player lets go of it first: what that still read would be an error in the console.
  await page.locator('video').evaluate((film: HTMLVideoElement) => {
    setInterval(() => {
      film.currentTime = Math.random() * film.duration || 0;
    }, 20);
  });
  await page.getByRole('button', { name: 'Delete', exact: true }).click();
  await confirm.getByRole('button', { name: 'Delete permanently' }).click();
  await page.waitForURL(/\/assets$/);
  await expect(page.getByRole('link', { name: 'sample' })).toHaveCount(0);

  await browser.send('Storage.overrideQuotaForOrigin', { origin });
  await expect(banner).toHaveCount(0);
  await addSample({ home, project });
});
