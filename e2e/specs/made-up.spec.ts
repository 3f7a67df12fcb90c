/**
 * A command, a page and a kind of project that the product has not, each in one file and listed once: they are offered
 * wherever those of the product are. The build is one of its own; the product carries none of them.
 */
import { test as base, expect } from '../fixtures/studio-test.ts';
import { serveWithMadeUp } from '../made-up/serve-with-made-up.ts';

const test = base.extend<object, { served: string }>({
  served: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the fixtures used from this pattern
    async ({}, use) => {
      const server = await serveWithMadeUp();
      await use(server.url);
      await server.close();
    },
    { scope: 'worker' },
  ],
  baseURL: ({ served }, use) => use(served),
});

test('a command has its button, menu entry, key, help and place in the palette, and its key can be chosen', async ({
  page,
  home,
  begin,
}) => {
  await begin.edit();
  const times = (count: number) => expect(page.getByText(`Sparkled ${count} times`)).toBeAttached();

  const button = page
    .getByRole('toolbar', { name: 'Timeline tools' })
    .getByRole('button', { name: 'Sparkle (G)' });
  await button.click();
  await times(1);
  await expect(button).toHaveAttribute('aria-keyshortcuts', 'G');
  await page.keyboard.press('g');
  await times(2);
  await page.getByRole('button', { name: 'More tools' }).click();
  await page.getByRole('group', { name: 'Made up' }).getByRole('menuitem', { name: 'Sparkle' }).click();
  await times(3);

  await page.keyboard.press('?');
  const keys = page.getByRole('dialog', { name: 'Keyboard shortcuts' });
  await keys.getByRole('button', { name: 'G: Sparkle. Change key' }).click();
  await page.keyboard.press('Space');
  await expect(keys.getByRole('status')).toHaveText(/already means something else/);
  await page.keyboard.press('Alt+Shift+G');
  await expect(keys.getByRole('button', { name: 'Alt Shift G: Sparkle. Change key' })).toBeFocused();
  // Another command that has the key takes the one that is given up.
  await keys.getByRole('button', { name: 'S: Split at playhead' }).click();
  await page.keyboard.press('Alt+Shift+G');
  await expect(keys.getByRole('button', { name: 'S: Sparkle. Change key' })).toBeVisible();
  await page.keyboard.press('Escape');
  await page.reload();
  await expect(page.getByRole('button', { name: 'Split at playhead (Alt Shift G)' })).toBeVisible();
  await page.keyboard.press('s');
  await times(1);

  await page.keyboard.press('Control+k');
  await expect(page.getByRole('searchbox', { name: 'Search and commands' })).toBeFocused();
  await page.keyboard.type('sparkle');
  const found = page.getByRole('group', { name: 'This page' }).getByRole('menuitem', { name: 'Sparkle' });
  await expect(found).toContainText('S');
  await page.keyboard.press('Enter');
  await times(2);

  await home.open();
  await expect(page.getByRole('button', { name: 'Search', exact: true })).toBeVisible();
  await page.keyboard.press('?');
  await expect(
    keys.getByRole('region', { name: 'Timeline' }).getByRole('button', { name: 'S: Sparkle' }),
  ).toBeVisible();
});

test('a page is reached by the navigation and the palette, and titled', async ({ page, home }) => {
  await home.open();
  const place = page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Sparkles' });
  await place.click();
  await expect(page).toHaveURL(/\/sparkles$/);
  await expect(page.getByText('All that sparkles')).toBeVisible();
  await expect(page.getByRole('heading', { level: 1, name: 'Sparkles' })).toBeVisible();
  await expect(page).toHaveTitle('Sparkles · Cliproom');
  await expect(place).toHaveAttribute('aria-current', 'page');
  await home.open();
  await expect(page.getByRole('button', { name: 'Search', exact: true })).toBeVisible();
  await page.keyboard.press('Control+k');
  await expect(page.getByRole('searchbox', { name: 'Search and commands' })).toBeFocused();
  await page.keyboard.type('sparkles');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/sparkles$/);
});

test('a kind of project has its card, and its form with a picture of what it makes', async ({
  page,
  make,
}) => {
  await make.choose('Sparkle video');
  await expect(page.getByText('Makes anything sparkle.')).toBeVisible();
  await expect(make.create).toBeDisabled();
  await page.getByLabel('What sparkles').fill('Dust');
  await expect(page.getByRole('img', { name: 'Preview' })).toBeVisible();
  await make.create.click();
  await make.created();
  await expect(page.getByRole('heading', { level: 1, name: 'Dust' })).toBeVisible();
  await page.goto('/projects');
  await expect(page.getByLabel('Type').getByRole('option', { name: 'Sparkle video' })).toBeAttached();
});
