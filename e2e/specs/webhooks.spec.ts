/** Webhooks with a real receiver, and the verifier. A browser says that it sends none. */
import { type ReceivedEvent, startHookReceiver } from '../../src/testing/conformance/hook-receiver.ts';
import { onNodeHost } from '../fixtures/node-host.ts';
import { expect, refused, test } from '../fixtures/studio-test.ts';

test('the service in this browser says that it sends no webhooks', async ({ page, home, developer }) => {
  await home.open();
  await developer.open();
  await developer.part('Webhooks');
  await expect(page.getByText('A web page can’t send events')).toBeVisible();
});

/** As a log has them. */
function headersOf(event: ReceivedEvent | undefined): string {
  const names = ['webhook-id', 'webhook-timestamp', 'webhook-signature'];
  return names.map((name) => `${name}: ${event?.headers[name]}`).join('\n');
}

test('a webhook is added, tested and rotated, and its deliveries are verified', async ({
  page,
  baseURL,
  developer,
  folder,
  expectedErrors,
}) => {
  const { url, received, close } = await startHookReceiver();
  const elsewhere = { pageOrigin: baseURL ?? '', keeps: false, flags: ['--allow-private-addresses'] };
  await onNodeHost(page, folder, elsewhere, async () => {
    await developer.open();
    await developer.part('Webhooks');
    const adding = page.getByRole('dialog', { name: 'Add address' });
    const add = async (address: string): Promise<void> => {
      await page.getByRole('button', { name: 'Add address' }).click();
      await expect(adding.getByRole('alert')).toHaveCount(0);
      await adding.getByLabel('Address').fill(address);
      await adding.getByRole('button', { name: 'Add address' }).click();
    };
    expectedErrors.push(refused(400, '/owner/webhooks'));
    await add('https://name:word@example.com/');
    await expect(adding.getByRole('alert')).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(adding).toHaveCount(0);
    // What was refused before is not told again.
    await add(url);
    const first = await developer.takeSecret();
    const webhook = developer.webhooks.first();
    await webhook.getByRole('button', { name: 'Send test' }).click();
    await expect(developer.deliveries.getByText('Delivered')).toBeVisible();

    await webhook.getByRole('button', { name: 'Rotate secret' }).click();
    await webhook.getByRole('alert').getByRole('button', { name: 'Rotate secret' }).click();
    const second = await developer.takeSecret();
    await webhook.getByRole('button', { name: 'Resend' }).first().click();
    await expect.poll(() => received.length).toBe(2);
    await webhook.getByRole('button', { name: 'Disable' }).click();
    await expect(webhook.getByText('Disabled', { exact: true })).toBeVisible();

    const [sent, again] = received;
    await developer.part('Verify a delivery');
    await developer.verify(headersOf(sent), sent?.body ?? '', first);
    await expect(developer.verdict.getByText('Valid: accept it')).toBeVisible();
    await developer.verify(headersOf(sent), sent?.body ?? '', second);
    await expect(developer.verdict.getByText('Invalid: refuse it')).toBeVisible();
    await expect(developer.verdict.getByText('Signature 1 doesn’t match')).toBeVisible();
    for (const secret of [first, second]) {
      await developer.verify(headersOf(again), again?.body ?? '', secret);
      await expect(developer.verdict.getByText('Valid: accept it')).toBeVisible();
    }
    await developer.verify(headersOf(again), `${again?.body}\n`, second);
    await expect(developer.verdict.getByText('Keep the raw bytes')).toBeVisible();
  });
  await close();
});
