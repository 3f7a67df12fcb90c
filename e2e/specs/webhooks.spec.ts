/** Webhooks with a real receiver, and the verifier. A browser says that it sends none. */
import { once } from 'node:events';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { onNodeHost } from '../fixtures/node-host.ts';
import { expect, test } from '../fixtures/studio-test.ts';

test('the service in this browser says that it sends no webhooks', async ({ page, home, developer }) => {
  await home.open();
  await developer.open();
  await developer.part('Webhooks');
  await expect(page.getByText('The service in this browser cannot send events')).toBeVisible();
});

interface Received {
  readonly headers: string;
  readonly body: string;
}

async function startReceiver(received: Received[]): Promise<Server> {
  const server = createServer((request, response) => {
    const parts: Buffer[] = [];
    request.on('data', (part: Buffer) => parts.push(part));
    request.on('end', () => {
      const names = ['webhook-id', 'webhook-timestamp', 'webhook-signature'];
      const headers = names.map((name) => `${name}: ${request.headers[name]}`).join('\n');
      received.push({ headers, body: Buffer.concat(parts).toString('utf8') });
      response.writeHead(204).end();
    });
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  return server;
}

test('a webhook is added, tested and rotated, and its deliveries are verified', async ({
  page,
  baseURL,
  developer,
  folder,
}) => {
  const received: Received[] = [];
  const receiver = await startReceiver(received);
  const elsewhere = { pageOrigin: baseURL ?? '', keeps: false, flags: ['--allow-private-addresses'] };
  await onNodeHost(page, folder, elsewhere, async () => {
    await developer.open();
    await developer.part('Webhooks');
    await page.getByRole('button', { name: 'Add an address' }).click();
    const { port } = receiver.address() as AddressInfo;
    await page.getByRole('dialog').getByLabel('Address').fill(`http://127.0.0.1:${port}/hook`);
    await page.getByRole('dialog').getByRole('button', { name: 'Add an address' }).click();
    const first = await developer.takeSecret();
    const webhook = developer.webhooks.first();
    await webhook.getByRole('button', { name: 'Send a test' }).click();
    await expect(developer.deliveries.getByText('delivered')).toBeVisible();

    await webhook.getByRole('button', { name: 'New secret' }).click();
    await webhook.getByRole('alert').getByRole('button', { name: 'New secret' }).click();
    const second = await developer.takeSecret();
    await webhook.getByRole('button', { name: 'Send again' }).first().click();
    await expect.poll(() => received.length).toBe(2);
    await webhook.getByRole('button', { name: 'Disable' }).click();
    await expect(webhook.getByText('disabled', { exact: true })).toBeVisible();

    const [sent, again] = received;
    await developer.part('Verify a delivery');
    await developer.verify(sent?.headers ?? '', sent?.body ?? '', first);
    await expect(developer.verdict.getByText('Genuine: take it')).toBeVisible();
    await developer.verify(sent?.headers ?? '', sent?.body ?? '', second);
    await expect(developer.verdict.getByText('Refuse it')).toBeVisible();
    await expect(developer.verdict.getByText('Signature 1 does not fit')).toBeVisible();
    for (const secret of [first, second]) {
      await developer.verify(again?.headers ?? '', again?.body ?? '', secret);
      await expect(developer.verdict.getByText('Genuine: take it')).toBeVisible();
    }
    await developer.verify(again?.headers ?? '', `${again?.body}\n`, second);
    await expect(developer.verdict.getByText('Keep the raw bytes')).toBeVisible();
  });
  receiver.close();
});
