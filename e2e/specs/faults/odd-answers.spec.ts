/** A service that is newer than the page: entries that cannot be read are left out and told, all others are there. */
import { startFaultProxy } from '../../../src/testing/faults/fault-proxy.ts';
import { refusalFor } from '../../fixtures/faulty-host.ts';
import { goWithin } from '../../fixtures/go-within.ts';
import { keptReads } from '../../fixtures/kept-reads.ts';
import { connectTo, leaveHost, startHost } from '../../fixtures/node-host.ts';
import { expect, test } from '../../fixtures/studio-test.ts';

const TITLES = ['First', 'Second', 'Third'];
const LIST = /^\/v1\/projects(\?|$)/;
const ONE = /^\/v1\/projects\/prj_\w+$/;

test('a project that cannot be read does not hide the others, and its number is told', async ({
  page,
  baseURL,
  folder,
  expectedErrors,
}) => {
  expectedErrors.push(/status of 502/);
  const host = await startHost(folder, baseURL ?? '', '--rate-factor', '10');
  const proxy = await startFaultProxy(host.origin);
  try {
    for (const title of TITLES) {
      const made = await fetch(`${host.origin}/v1/projects`, {
        method: 'POST',
        headers: { Authorization: `Bearer ${host.apiKey}`, 'Content-Type': 'application/json' },
        body: JSON.stringify({ title }),
      });
      expect(made.status).toBe(201);
    }
    const odd: typeof proxy.onRequest = ({ method, path }) =>
      method === 'GET' && (LIST.test(path) || ONE.test(path)) ? { kind: 'edit_answer', edit: oddly } : null;
    proxy.onRequest = odd;
    await connectTo(page, { ...host, origin: proxy.origin }, { keeps: true });
    const told = page.getByText(/^Not shown, because unreadable: 1 project\./);
    await expect(told).toHaveCount(0);

    await goWithin(page, '/projects');
    const main = page.getByRole('main');
    await expect(main.getByRole('link', { name: 'First' })).toBeVisible();
    await expect(main.getByText('archived')).toBeVisible();
    await expect(main.getByRole('link', { name: 'Second' })).toHaveCount(0);
    await expect(told).toBeVisible();
    await expect(page.getByRole('button', { name: 'Copy details' })).toBeVisible();

    await test.step('also while the service is out of reach, of what was read last', async () => {
      await expect.poll(() => keptReads(page)).toContain('"leftOut":[{"list"');
      proxy.onRequest = ({ method }) => (method === 'OPTIONS' ? null : refusalFor(baseURL ?? '', 502, null));
      await page.reload();
      await expect(
        page.getByRole('status').filter({ hasText: 'You see what was loaded last' }),
      ).toBeVisible();
      await expect(main.getByRole('link', { name: 'First' })).toBeVisible();
      await expect(told).toBeVisible();
      proxy.onRequest = odd;
      await expect(page.getByRole('status').filter({ hasText: 'You see what was loaded last' })).toHaveCount(
        0,
      );
      await expect(told).toBeVisible();
    });

    // What it is to be done in that state is not known: nothing that is paid for is offered first.
    await main.getByRole('link', { name: 'First' }).click();
    await expect(main.getByRole('button', { name: 'Find clips again' })).toBeVisible();
    await expect(main.getByRole('button', { name: 'Find clips', exact: true })).toHaveCount(0);

    await goWithin(page, '/tools');
    await expect(told).toHaveCount(0);
  } finally {
    proxy.onRequest = () => null;
    await leaveHost(page, host);
    await proxy.close();
  }
});

type Project = Record<string, unknown>;

/** A state that nobody here knows, which is shown; and a time that is none, which is not. */
function oddly(text: string): string {
  const body = JSON.parse(text) as { data?: Project[]; project?: Project };
  for (const project of body.data ?? [body.project ?? {}]) {
    if (project['title'] === 'First') project['status'] = 'archived';
    if (project['title'] === 'Second') project['updatedAt'] = null;
  }
  return JSON.stringify(body);
}
