/** Answers that are lost between a service and the page after the work was begun: charged once, and told as done. */
import { ANSWER_DROPPED, type FaultyHost, onFaultyHost } from '../fixtures/faulty-host.ts';
import { goWithin } from '../fixtures/go-within.ts';
import { shortSample } from '../fixtures/sample-journey.ts';
import { expect, refused, test } from '../fixtures/studio-test.ts';

/** Lets requests to the address through and drops every answer. @returns mends that, and gives the keys of all of them. */
function dropAnswers({ proxy }: FaultyHost, path: RegExp): { mend(): void; keys(): (string | null)[] } {
  const isAsked = (request: { readonly method: string; readonly path: string }): boolean =>
    request.method === 'POST' && path.test(request.path);
  proxy.onRequest = (request) => (isAsked(request) ? ANSWER_DROPPED : null);
  return {
    mend: () => {
      proxy.onRequest = () => null;
    },
    keys: () => proxy.seen.filter(isAsked).map(({ idempotencyKey }) => idempotencyKey),
  };
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
  expectedErrors.push(/net::ERR_/, refused(409, '/analyze'));
  await onFaultyHost(page, folder, baseURL ?? '', async (host) => {
    await tools.open('voiceover');
    const voice = dropAnswers(host, /\/v1\/voiceovers$/);
    await page.getByLabel('Script').fill('Said once.');
    await tools.start('Generate voiceover').click();
    await expect(page.getByRole('alert')).toBeVisible();
    voice.mend();
    await tools.start('Generate voiceover').click();
    await expect(tools.download).toBeVisible();
    expect(new Set(voice.keys()).size).toBe(1);
    await tools.open();
    await expect(tools.history.getByRole('link', { name: /Said once/ })).toHaveCount(1);

    await home.open();
    await home.add(...(await shortSample(folder)));
    await project.opened();
    const analysis = dropAnswers(host, /\/analyze$/);
    await project.start.click();
    await expect.poll(() => analysis.keys().length).toBeGreaterThan(1);
    analysis.mend();
    const told = page.waitForResponse((answer) => /\/analyze$/.test(answer.url()) && answer.status() === 202);
    await page.reload();
    await told;
    // It runs, or has ended meanwhile and may be done again.
    await expect(page.getByRole('button', { name: 'Find clips', exact: true })).toBeHidden();
    await project.analysed();
    await goWithin(page, '/credits');
    await expect(
      page.getByRole('table', { name: 'Ledger' }).getByRole('row').filter({ hasText: 'Analysis' }),
    ).toHaveCount(1);
    expect(new Set(analysis.keys()).size).toBe(1);
  });
});
