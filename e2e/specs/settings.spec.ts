/** Settings says which service the page is connected to, and what its key may do there. */
import { SCOPES } from '../../src/contract/schemas/values.ts';
import { expect, test } from '../fixtures/studio-test.ts';

const SERVICE = {
  browser: 'The service built into this browser',
  node: /^The service at http:\/\/127\.0\.0\.1:\d+$/,
} as const;

test('settings names the service, and the scopes of its key', async ({ page, home, whichHost }) => {
  await home.open();
  await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Settings' }).click();
  const main = page.getByRole('main');
  await expect(main.getByText(SERVICE[whichHost])).toBeVisible();
  await expect(main.getByText(/^mck_[0-9a-f]+$/)).toBeVisible();
  for (const scope of SCOPES) await expect(main.getByText(scope, { exact: true })).toBeVisible();
  await expect(main.getByText('Plan: studio')).toBeVisible();
});
