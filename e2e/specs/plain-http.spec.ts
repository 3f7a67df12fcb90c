/**
 * The page opened over plain http from another machine, as in a home network. Browsers take much away from a page that has
 * no secure address: the studio in this browser says so, and an account works whole.
 */
import type { Page } from '@playwright/test';
import { onNodeHost } from '../fixtures/node-host.ts';
import { reviewClips, shortSample } from '../fixtures/sample-journey.ts';
import { startStaticHost } from '../fixtures/static-host.ts';
import { test as base, expect } from '../fixtures/studio-test.ts';

const test = base.extend({
  // It leads to this machine as well, and is secure to no browser, as the addresses of other machines are not.
  // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the fixtures used from this pattern
  baseURL: async ({}, use) => {
    const server = await startStaticHost({ readsHeaders: true });
    await use(server.origin.replace('127.0.0.1', '0.0.0.0'));
    await server.close();
  },
});
// An open context has an address already.
test.use({ ownContext: true });

/** As from a file manager of a browser that gives no handles. */
async function drop(page: Page, ...paths: string[]): Promise<void> {
  const input = await page.evaluateHandle(() =>
    Object.assign(document.createElement('input'), { type: 'file', multiple: true }),
  );
  await input.setInputFiles(paths);
  await input.evaluate(({ files }) => {
    const dataTransfer = new DataTransfer();
    for (const file of files ?? []) dataTransfer.items.add(file);
    window.dispatchEvent(new DragEvent('drop', { dataTransfer, bubbles: true, cancelable: true }));
  });
}

/** What is on the clipboard, as it comes into a field of one line. */
async function pasted(page: Page): Promise<string> {
  await page.keyboard.press('Control+k');
  const search = page.getByRole('searchbox', { name: 'Search and commands' });
  await search.press('Control+v');
  const text = await search.inputValue();
  await search.fill('');
  await page.keyboard.press('Escape');
  await expect(search).toHaveCount(0);
  return text;
}

test('an account works whole on a page without a secure address', async ({
  page,
  baseURL,
  home,
  project,
  review,
  developer,
  folder,
  expectedErrors,
}) => {
  // Of a header that isolates secure pages.
  expectedErrors.push(/^The Cross-Origin-Opener-Policy header has been ignored/);

  await test.step('the studio in this browser says what it needs, and where to go', async () => {
    await page.goto('/');
    expect(await page.evaluate(() => isSecureContext)).toBe(false);
    await expect(page.getByRole('alert')).toContainText('Cliproom needs a secure address.');
    await page.getByRole('link', { name: 'Connect to an account' }).click();
    await expect(page.getByRole('heading', { level: 1, name: 'Settings' })).toBeVisible();
  });

  await onNodeHost(page, folder, { pageOrigin: baseURL ?? '', keeps: false }, async () => {
    await test.step('a key that is shown once is copied out of its dialog', async () => {
      await developer.open();
      await page.getByRole('button', { name: 'Create key' }).click();
      const dialog = page.getByRole('dialog');
      await dialog.getByLabel('Name').fill('Home');
      await dialog.getByRole('button', { name: 'Create key' }).click();
      await dialog.getByRole('button', { name: 'Copy' }).click();
      await expect(dialog.getByRole('button', { name: 'Copied' })).toBeFocused();
      const secret = await developer.takeSecret();
      expect(await pasted(page)).toBe(secret);
    });

    await test.step('a film that is dropped becomes clips', async () => {
      await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Home' }).click();
      await home.choose.waitFor();
      await drop(page, ...(await shortSample(folder)));
      await project.opened();
      await project.keepCentre();
      await reviewClips({ project, review });
    });

    await test.step('what it is posted with is copied, and pasted', async () => {
      const post = page.getByRole('region', { name: 'Post text' });
      const title = await post.getByRole('paragraph').first().innerText();
      await post.getByRole('button', { name: 'Copy' }).click();
      await expect(page.getByText('Copied')).toBeVisible();
      await expect(post.getByRole('button', { name: 'Copy' })).toBeFocused();
      expect(await pasted(page)).toContain(title);
    });

    await test.step('a clip is accepted, and nothing is left to be done', async () => {
      await page.keyboard.press('a');
      await review.expectDecided(1);
      await review.decisionsSent();
    });
  });
});
