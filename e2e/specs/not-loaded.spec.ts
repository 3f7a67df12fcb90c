/** Scripts that are fetched when they are first wanted, and cannot be: said in their place, the page stays. */
import { expectAccessible } from '../fixtures/look-test.ts';
import { openFirstComposition } from '../fixtures/sample-journey.ts';
import { expect, test } from '../fixtures/studio-test.ts';

test.setTimeout(240_000);

const SAID = 'This part could not be loaded.';

test('the palette and the keys say that they could not be loaded, and try again', async ({
  page,
  home,
  expectedErrors,
}) => {
  expectedErrors.push(/net::ERR_FAILED .*\/(command-palette|key-map-dialog)-/);
  const scripts = /\/(command-palette|key-map-dialog)-[^/]*\.js$/;
  await page.route(scripts, (route) => route.abort());
  await home.open();
  const find = page.getByRole('button', { name: 'Find', exact: true });
  const failed = page.getByRole('dialog', { name: 'Find' });

  await find.click();
  await expect(failed.getByRole('alert')).toContainText(SAID);
  await expectAccessible(page, 'the palette could not be loaded');
  await failed.getByRole('button', { name: 'Try again' }).click();
  await expect(failed.getByRole('button', { name: 'Try again' })).toBeEnabled();
  await page.keyboard.press('Escape');
  await expect(failed).toHaveCount(0);
  await expect(find).toBeFocused();
  await page.keyboard.press('?');
  await expect(failed.getByRole('alert')).toContainText(SAID);

  await page.unroute(scripts);
  await failed.getByRole('button', { name: 'Try again' }).press('Enter');
  await expect(page.getByRole('dialog', { name: 'All keys' })).toBeVisible();
  await page.keyboard.press('Escape');
  await page.keyboard.press('Control+k');
  await expect(page.getByRole('searchbox', { name: 'Find and do' })).toBeFocused();
});

test('the player of an export says so too, and plays when it is there', async ({
  page,
  home,
  project,
  review,
  composition,
  expectedErrors,
}) => {
  expectedErrors.push(/net::ERR_FAILED .*\/file-player-/);
  const script = /\/file-player-[^/]*\.js$/;
  await page.route(script, (route) => route.abort());
  await openFirstComposition({ home, project, review, composition });
  await composition.exportButton.click();
  await expect(composition.download).toBeVisible({ timeout: 200_000 });
  await page.getByRole('button', { name: 'Play', exact: true }).last().click();
  const window = page.getByRole('dialog');
  await expect(window.getByRole('alert')).toContainText(SAID);
  await page.unroute(script);
  await window.getByRole('button', { name: 'Try again' }).click();
  await expect(window.locator('video')).toBeVisible();
  await expect(window.getByRole('alert')).toHaveCount(0);
});
