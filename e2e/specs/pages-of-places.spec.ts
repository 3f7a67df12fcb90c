/** Every page that is always there, with work in it, looked at. */
import { expect } from '@playwright/test';
import { goWithin } from '../fixtures/go-within.ts';
import { test } from '../fixtures/look-test.ts';

/** It shows all that was asked since the program was loaded. */
const LOG = '/developer/requests';
/** Pages that need nothing but their address. */
const ADDRESSES = [
  ...['/', '/projects', '/assets', '/bin', '/credits', '/settings', '/no/such/page'],
  ...['/tools', '/tools/voiceover', '/tools/separation', '/tools/ideas'],
  ...['/developer/keys', '/developer/webhooks', '/developer/verify', LOG],
  '/developer/reference?op=create_voiceover',
];

test('the pages that are always there', async ({ page, look, begin }) => {
  await begin.sampleAdded();
  for (const path of ADDRESSES) {
    await (path === LOG ? page.goto(path) : goWithin(page, path));
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expect(page.locator('.skeleton')).toHaveCount(0);
    await look(path);
  }
  await goWithin(page, '/assets');
  await page.getByRole('list', { name: 'Assets' }).getByRole('link').first().click();
  await expect(page.getByText('words from subtitles')).toBeVisible();
  await look('asset');
  await page.keyboard.press('Control+k');
  await expect(
    page.getByRole('dialog', { name: 'Search and commands' }).getByRole('searchbox'),
  ).toBeFocused();
  await look('palette');
});
