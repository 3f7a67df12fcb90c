/** What is said while a service keeps people waiting. */
import { connectTo, leaveHost, startHost } from '../fixtures/node-host.ts';
import { routed } from '../fixtures/routed.ts';
import { expect, test } from '../fixtures/studio-test.ts';

test('what is waited for is said after a while, once, and gone when it is there', async ({
  page,
  baseURL,
  folder,
}) => {
  const host = await startHost(folder, baseURL ?? '');
  try {
    await connectTo(page, host, { keeps: false });
    const held: (() => void)[] = [];
    await routed(page, /\/v1\/projects\?/, async (route) => {
      await new Promise<void>((resolve) => held.push(resolve));
      await route.continue();
    });
    await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Projects' }).click();
    const said = page.getByRole('status').filter({ hasText: 'Loading projects…' });
    await expect(said).toHaveCount(1);
    await expect(said).toBeVisible();
    for (const release of held) release();
    await expect(page.getByRole('heading', { name: 'No projects yet' })).toBeVisible();
    await expect(said).toHaveCount(0);
  } finally {
    await leaveHost(page, host);
  }
});
