/** Answers that are lost between a service and the page after the work was begun: charged once, and told as done. */
import type { Page } from '@playwright/test';
import { onNodeHost } from '../fixtures/node-host.ts';
import { SAMPLE_CAPTIONS, SAMPLE_VIDEO } from '../fixtures/sample-journey.ts';
import { expect, refused, test } from '../fixtures/studio-test.ts';

interface Proxy {
  /** Of every request to the address, in order. */
  readonly keys: (string | undefined)[];
  /** From now on answers arrive. */
  readonly mend: () => Promise<void>;
}

/** Lets requests to the address through and drops every answer. */
async function droppingAnswers(page: Page, path: RegExp): Promise<Proxy> {
  const keys: (string | undefined)[] = [];
  page.on('request', (request) => {
    if (request.method() === 'POST' && path.test(request.url()))
      keys.push(request.headers()['idempotency-key']);
  });
  await page.route(path, async (route) => {
    await route.fetch();
    await route.abort();
  });
  return { keys, mend: () => page.unrouteAll({ behavior: 'wait' }) };
}

test('a voice that is asked for again, and an analysis after a reload, are charged once', async ({
  page,
  baseURL,
  home,
  project,
  tools,
  folder,
  expectedErrors,
}) => {
  // The first request may still run when it is sent again.
  expectedErrors.push(/net::ERR_FAILED/, refused(409, '/analyze'));
  await onNodeHost(page, folder, { pageOrigin: baseURL ?? '', keeps: true }, async () => {
    await tools.open('voiceover');
    const voice = await droppingAnswers(page, /\/v1\/voiceovers$/);
    await page.getByLabel('Script').fill('Said once.');
    await tools.start('Generate voiceover').click();
    await expect(page.getByRole('alert')).toBeVisible({ timeout: 60_000 });
    await voice.mend();
    await tools.start('Generate voiceover').click();
    await expect(tools.download).toBeVisible({ timeout: 60_000 });
    expect(new Set(voice.keys).size).toBe(1);
    await tools.open();
    await expect(tools.history.getByRole('link', { name: /Said once/ })).toHaveCount(1);

    await home.open();
    await home.add(SAMPLE_VIDEO, SAMPLE_CAPTIONS);
    await project.opened();
    const analysis = await droppingAnswers(page, /\/analyze$/);
    await project.start.click();
    await expect.poll(() => analysis.keys.length).toBeGreaterThan(1);
    await analysis.mend();
    const told = page.waitForResponse((answer) => /\/analyze$/.test(answer.url()) && answer.status() === 202);
    await page.reload();
    await told;
    // It runs, or has ended meanwhile and may be done again.
    await expect(page.getByRole('button', { name: 'Find clips', exact: true })).toBeHidden();
    await project.analysed();
    await page.goto('/credits');
    await expect(
      page.getByRole('table', { name: 'Ledger' }).getByRole('row').filter({ hasText: 'Analysis' }),
    ).toHaveCount(1);
    expect(new Set(analysis.keys).size).toBe(1);
  });
});
