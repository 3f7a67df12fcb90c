/** Work goes on while somebody looks elsewhere: the screen stays on, and its end is told. */
import type { Page } from '@playwright/test';
import { holdScript } from '../fixtures/hold-script.ts';
import { expect, test } from '../fixtures/studio-test.ts';
import { setVisibility } from '../fixtures/visibility.ts';

interface Watched {
  readonly notices: string[];
  readonly locks: { held: number; taken: number };
  /** As set last: 0 for a dot, null for none. */
  readonly badge: number | null;
}

/** Notifications, wake locks and badges are counted; what they do to a screen cannot be seen here. */
async function watch(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const watched = {
      notices: [] as string[],
      locks: { held: 0, taken: 0 },
      badge: null as number | null,
    };
    Object.assign(window, { watched });
    class Notice {
      static readonly permission = 'granted';
      static requestPermission = async () => 'granted';
      onclick = null;
      constructor(_: string, { body }: { body: string }) {
        watched.notices.push(body);
      }
    }
    Object.defineProperty(window, 'Notification', { value: Notice });
    const setBadge = async (badge: number | null): Promise<void> => {
      watched.badge = badge;
    };
    Object.defineProperty(navigator, 'setAppBadge', { value: (count = 0) => setBadge(count) });
    Object.defineProperty(navigator, 'clearAppBadge', { value: () => setBadge(null) });
    Object.defineProperty(navigator, 'wakeLock', {
      value: {
        request: async () => {
          watched.locks.held += 1;
          watched.locks.taken += 1;
          return {
            release: async () => {
              watched.locks.held -= 1;
            },
          };
        },
      },
    });
  });
}

const watchedIn = (page: Page): Promise<Watched> =>
  page.evaluate(() => (window as unknown as { watched: Watched }).watched);

test('the end of an analysis nobody looks at is in the title, on the icon and told, and the screen stays on meanwhile', async ({
  page,
  project,
  begin,
}) => {
  await watch(page);
  const letEnd = await holdScript(page, 'analyze-picture');
  const url = await begin.sampleAdded();
  await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Settings' }).click();
  await page.getByLabel('Tell me when work ends').check();
  // Another tab, which asks once a minute while nothing runs, is told at once.
  const other = await page.context().newPage();
  // It has the service, and its work, while the first one is loaded anew.
  await holdScript(other, 'analyze-picture');
  await other.goto('/');
  await expect(other.getByText('Nothing in progress').first()).toBeVisible();
  await page.goto(url);
  await project.start.click();
  await Promise.all([page, other].map((tab) => expect(tab.getByText('1 in progress').first()).toBeVisible()));
  await other.close();
  await expect.poll(async () => (await watchedIn(page)).locks.taken).toBeGreaterThan(0);
  expect((await watchedIn(page)).badge).toBe(1);
  await setVisibility(page, 'hidden');
  letEnd();
  await expect(page).toHaveTitle(/^✓ · /);
  await expect.poll(async () => (await watchedIn(page)).notices).toEqual(['Finding clips: done']);
  expect((await watchedIn(page)).badge).toBe(0);
  await setVisibility(page, 'visible');
  await expect.poll(async () => (await watchedIn(page)).badge).toBeNull();
  await expect(page).not.toHaveTitle(/✓/);
  await expect.poll(async () => (await watchedIn(page)).locks.held).toBe(0);
});
