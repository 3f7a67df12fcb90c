/** Browsers in which the studio cannot run: each says why in its own words, and an account elsewhere works in them all the same. */
import type { Page } from '@playwright/test';
import { askToConnect, onNodeHost } from '../fixtures/node-host.ts';
import { openWithoutData } from '../fixtures/open-without-data.ts';
import { acceptOneOf, screensOf, shortSample } from '../fixtures/sample-journey.ts';
import { expect, test } from '../fixtures/studio-test.ts';

async function expectLeadsElsewhere(page: Page, why: string): Promise<void> {
  await expect(page.getByRole('alert')).toContainText(why);
  await page.getByRole('link', { name: 'Connect to an account' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Settings' })).toBeVisible();
}

test('a private window and Lockdown Mode are told apart', async ({ context, page }) => {
  await page.addInitScript(() => {
    // The blank page before the first has no storage at all.
    if (isSecureContext)
      StorageManager.prototype.getDirectory = () => Promise.reject(new DOMException('No.', 'SecurityError'));
  });
  await page.goto('/');
  await expectLeadsElsewhere(page, 'This window keeps no files, as private windows do.');

  const locked = await context.newPage();
  await locked.addInitScript(() => Reflect.deleteProperty(globalThis, 'WebAssembly'));
  await locked.goto('/');
  await expectLeadsElsewhere(locked, 'This browser runs no WebAssembly, which Cliproom needs');
});

test('a device that cannot remember an address connects to it all the same', async ({
  page,
  expectedErrors,
}) => {
  const refusal = 'Internal error opening backing store';
  expectedErrors.push(new RegExp(refusal), /ERR_UNSAFE_PORT/);
  await page.addInitScript((said) => {
    IDBFactory.prototype.open = () => {
      throw new DOMException(said, 'UnknownError');
    };
  }, refusal);
  // Nobody is there to answer.
  const nowhere = { origin: 'http://127.0.0.1:9', apiKey: 'of nobody', ownerToken: '' };
  await askToConnect(page, nowhere, { keeps: true });
  await expect(page.getByRole('alert')).toContainText('The service can’t be reached.');
});

test('where no data of sites is kept a clip is made on a service elsewhere', async ({ baseURL, folder }) => {
  const context = await openWithoutData(folder);
  const page = await context.newPage();
  const uncaught: string[] = [];
  page.on('pageerror', ({ message }) => uncaught.push(message));
  // Nor codecs, as where fingerprinting is resisted.
  await page.addInitScript(() => {
    for (const name of ['VideoEncoder', 'VideoDecoder']) Reflect.deleteProperty(globalThis, name);
  });
  try {
    await page.goto('/');
    await expectLeadsElsewhere(page, 'This browser is set to keep no data of this site.');
    await expect(
      page.getByText('This browser keeps no data of this site: the connection holds'),
    ).toBeVisible();
    await onNodeHost(page, folder, { pageOrigin: baseURL ?? '', keeps: false }, async () =>
      acceptOneOf(screensOf(page), await shortSample(folder)),
    );
    expect(uncaught).toEqual([]);
  } finally {
    await context.close();
  }
});
