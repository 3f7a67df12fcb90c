/** Going from page to page: what is meant is loaded before it is pressed, and pages change into each other. */
import type { Page } from '@playwright/test';
import { expect, test } from '../fixtures/studio-test.ts';

const places = (page: Page) => page.getByRole('navigation', { name: 'Main' });

/** Counts the changes that the browser animates. */
async function countChanges(page: Page): Promise<() => Promise<number>> {
  await page.addInitScript(() => {
    const start = document.startViewTransition.bind(document);
    const counted = Object.assign(window, { changes: 0 });
    document.startViewTransition = (update) => {
      counted.changes += 1;
      return start(update);
    };
  });
  return () => page.evaluate(() => (window as unknown as { changes: number }).changes);
}

test('pointing at a link, or coming to it by keyboard, loads its page before it is pressed', async ({
  page,
  home,
}) => {
  await home.open();
  await expect(page.getByRole('button', { name: 'Search', exact: true })).toBeVisible();
  const credits = page.waitForRequest(/credits-route-[\w-]+\.js/);
  await places(page).getByRole('link', { name: 'Credits' }).hover();
  await credits;
  const tools = page.waitForRequest(/tools-route-[\w-]+\.js/);
  await places(page).getByRole('link', { name: 'Projects' }).focus();
  await page.keyboard.press('Tab');
  await tools;
  await expect(page).toHaveURL(/\/$/);
});

test('a finger that scrolls over links loads nothing', async ({ page, home }) => {
  await home.open();
  await expect(page.getByRole('button', { name: 'Search', exact: true })).toBeVisible();
  const asked: string[] = [];
  page.on('request', (request) => asked.push(request.url()));
  const link = places(page).getByRole('link', { name: 'Credits' });
  await link.dispatchEvent('pointerover', { pointerType: 'touch', bubbles: true });
  // What is pointed at afterwards comes after it, so nothing can still be on its way.
  const tools = page.waitForRequest(/tools-route-[\w-]+\.js/);
  await places(page).getByRole('link', { name: 'Tools' }).hover();
  await tools;
  expect(asked.filter((url) => url.includes('credits-route'))).toEqual([]);
});

test.describe('where motion is wanted', () => {
  test.use({ contextOptions: { reducedMotion: 'no-preference' }, ownContext: true });

  test('a page changes into the next one, and the keyboard stays where it was', async ({ page }) => {
    const changes = await countChanges(page);
    await page.goto('/projects');
    await expect(page.getByRole('heading', { level: 1, name: 'Projects' })).toBeVisible();
    const credits = places(page).getByRole('link', { name: 'Credits' });
    await credits.focus();
    await page.keyboard.press('Enter');
    await expect(page.getByRole('heading', { level: 1, name: 'Credits' })).toBeVisible();
    await expect(credits).toBeFocused();
    expect(await changes()).toBe(1);
    await page.goBack();
    await expect(page.getByRole('heading', { level: 1, name: 'Projects' })).toBeVisible();
    await expect.poll(changes).toBe(2);
  });
});

test('nothing moves for a reader who asked for less motion', async ({ page }) => {
  const changes = await countChanges(page);
  await page.goto('/projects');
  await places(page).getByRole('link', { name: 'Credits' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Credits' })).toBeVisible();
  expect(await changes()).toBe(0);
});
