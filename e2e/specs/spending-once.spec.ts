/** Answers that are lost between a service and the page after the work was begun: charged once, and told as done. */
import type { Page, Request } from '@playwright/test';
import { onNodeHost } from '../fixtures/node-host.ts';
import { expect, test } from '../fixtures/studio-test.ts';

interface Proxy {
  readonly keys: Set<string | undefined>;
  /** From now on answers arrive. */
  readonly mend: () => Promise<void>;
}

/** Lets requests to the address through and drops every answer. */
async function droppingAnswers(page: Page, address: string): Promise<Proxy> {
  const keys = new Set<string | undefined>();
  const note = (request: Request): void => {
    if (request.method() === 'POST') keys.add(request.headers()['idempotency-key']);
  };
  page.on('request', (request) => {
    if (new URL(request.url()).pathname.endsWith(address.replace('**', ''))) note(request);
  });
  await page.route(address, async (route) => {
    await route.fetch();
    await route.abort();
  });
  return { keys, mend: () => page.unroute(address) };
}

test('a voice that is asked for again, and an analysis after a reload, are charged once', async ({
  page,
  baseURL,
  home,
  project,
  tools,
  files,
  folder,
  expectedErrors,
}) => {
  expectedErrors.push(/net::ERR_FAILED/);
  await onNodeHost(page, folder, { pageOrigin: baseURL ?? '', keeps: true }, async () => {
    await tools.open('voiceover');
    const voice = await droppingAnswers(page, '**/v1/voiceovers');
    await page.getByLabel('Script').fill('Said once.');
    await tools.start('Make the voiceover').click();
    await expect(page.getByRole('alert')).toBeVisible({ timeout: 60_000 });
    await voice.mend();
    await tools.start('Make the voiceover').click();
    await expect(tools.download).toBeVisible({ timeout: 60_000 });
    expect(voice.keys.size).toBe(1);
    await tools.open();
    await expect(tools.history.getByRole('link', { name: /Said once/ })).toHaveCount(1);

    await home.open();
    await home.add(await files.path('card.mp4'));
    await project.opened();
    const analysis = await droppingAnswers(page, '**/analyze');
    await project.start.click();
    await expect.poll(() => analysis.keys.size).toBe(1);
    await page.reload();
    await analysis.mend();
    await project.analysed();
    await page.goto('/credits');
    await page.getByRole('tab', { name: 'Ledger' }).click();
    await expect(page.getByRole('row').filter({ hasText: 'Analysis' })).toHaveCount(1);
    expect(analysis.keys.size).toBe(1);
  });
});
