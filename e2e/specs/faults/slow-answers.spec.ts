/** An answer that trickles: told once it has had its time, and there as soon as the link is itself again. */
import { onFaultyHost } from '../../fixtures/faulty-host.ts';
import { expect, test } from '../../fixtures/studio-test.ts';

/** Of an answer, while next to nothing comes. */
const PATIENCE_MS = 20_000;

// The clock of a context is set for good.
test.use({ ownContext: true });

test('a list that only trickles is told of, while the service is not said to be away', async ({
  page,
  baseURL,
  folder,
  expectedErrors,
}) => {
  // What is given up in the middle is noted by the browser.
  expectedErrors.push(/net::ERR_/);
  await page.clock.install();
  await onFaultyHost(page, folder, baseURL ?? '', async ({ proxy }) => {
    const LIST = /\/v1\/projects\?/;
    proxy.onRequest = ({ path }) => (LIST.test(path) ? { kind: 'cap', bytesPerSec: 1 } : null);
    const main = page.getByRole('main');
    const begun = (): Promise<unknown> => page.waitForResponse((answer) => LIST.test(answer.url()));
    const firstTry = begun();
    await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Projects' }).click();
    await firstTry;
    const secondTry = begun();
    await page.clock.fastForward(PATIENCE_MS);
    await secondTry;
    await expect(main.getByText('Loading projects…')).toBeVisible();
    await page.clock.fastForward(PATIENCE_MS);
    const told = main.getByText(
      'The service’s answer stopped on its way. Check the connection, then try again.',
    );
    await expect(told).toBeVisible();
    await expect(page.getByText('The service isn’t responding. Trying again…')).toHaveCount(0);
    proxy.onRequest = () => null;
    await main.getByRole('button', { name: 'Try again' }).click();
    await expect(main.getByRole('heading', { name: 'No projects yet' })).toBeVisible();
    await expect(told).toHaveCount(0);
  });
});
