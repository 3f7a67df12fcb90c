/** What only a service elsewhere shows, looked at: a bonus and webhooks. */
import { join } from 'node:path';
import { expect } from '@playwright/test';
import { runHostCommand } from '../../src/testing/conformance/built-host.ts';
import { goWithin } from '../fixtures/go-within.ts';
import { test } from '../fixtures/look-test.ts';
import { onNodeHost, startHost, stopHost } from '../fixtures/node-host.ts';

/** Nothing listens there. */
const NOBODY = 'http://127.0.0.1:9/hook';

test('the pages of a service elsewhere', async ({ page, baseURL, developer, folder, look }) => {
  // The first start makes the library.
  await stopHost(await startHost(folder, baseURL ?? ''));
  const grant = ['account', '--data', join(folder, 'data'), '--bonus', 'grant'];
  expect(await runHostCommand(grant)).toMatchObject({ code: 0 });
  const elsewhere = { pageOrigin: baseURL ?? '', keeps: true, flags: ['--allow-private-addresses'] };
  await onNodeHost(page, folder, elsewhere, async () => {
    await look('settings, elsewhere');
    await goWithin(page, '/credits');
    await expect(page.getByText('API bonus').first()).toBeVisible();
    await look('credits, bonus');
    await goWithin(page, '/developer/webhooks');
    await page.getByRole('button', { name: 'Add address' }).click();
    const dialog = page.getByRole('dialog');
    await dialog.getByLabel('Address').fill(NOBODY);
    await look('developer, webhook form');
    await dialog.getByRole('button', { name: 'Add address' }).click();
    await developer.takeSecret();
    await developer.webhooks.getByRole('button', { name: 'Send test' }).click();
    // A test is tried once.
    await expect(developer.deliveries.getByText('Failed', { exact: true })).toBeVisible();
    await expect(page.getByText('Last delivery')).toBeVisible();
    await look('developer, webhook');
  });
});
