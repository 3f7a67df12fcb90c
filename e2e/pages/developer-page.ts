/** Keys, webhooks, verifier, API reference and request inspector. */
import { expect, type Locator, type Page } from '@playwright/test';

export class DeveloperPage {
  readonly page: Page;
  readonly keys: Locator;
  readonly webhooks: Locator;
  readonly deliveries: Locator;
  readonly requests: Locator;
  readonly verdict: Locator;
  readonly answer: Locator;
  private readonly parts: Locator;

  constructor(page: Page) {
    this.page = page;
    this.parts = page.getByRole('navigation', { name: 'Developer' });
    this.keys = page.getByRole('list', { name: 'API keys' }).getByRole('listitem');
    this.webhooks = page.getByRole('list', { name: 'Webhook addresses' }).getByRole('listitem');
    this.deliveries = page.getByRole('list', { name: 'Deliveries' });
    this.requests = page.getByRole('list', { name: 'Request log' }).getByRole('listitem');
    this.verdict = page.getByRole('status', { name: 'Result' });
    this.answer = page.getByRole('region', { name: 'Response', exact: true });
  }

  async open(): Promise<void> {
    await this.page
      .getByRole('navigation', { name: 'Main' })
      .getByRole('link', { name: 'Developer' })
      .click();
    await expect(this.page.getByRole('heading', { level: 1, name: 'Developer' })).toBeVisible();
  }

  async part(name: string): Promise<void> {
    await this.parts.getByRole('link', { name }).click();
  }

  /** The secret in the dialog that shows it once, which is then closed. */
  async takeSecret(): Promise<string> {
    const dialog = this.page.getByRole('dialog');
    const secret = (await dialog.getByTestId('secret').textContent()) ?? '';
    await dialog.getByRole('button', { name: 'I saved it' }).click();
    await expect(dialog).toBeHidden();
    return secret;
  }

  async verify(headers: string, body: string, secret: string): Promise<void> {
    await this.page.getByLabel('Headers').fill(headers);
    await this.page.getByLabel('Body').fill(body);
    await this.page.getByLabel('Signing secret').fill(secret);
  }

  /** What the service answers to an operation that reads, asked for in the API reference after a reload. */
  async read(operation: string, param: string, value: string): Promise<unknown> {
    await this.page.goto(`/developer/reference?op=${operation}`);
    await this.page.getByRole('textbox', { name: param }).fill(value);
    await this.page.getByRole('button', { name: 'Send', exact: true }).click();
    await expect(this.answer.getByText('200', { exact: true })).toBeVisible();
    return JSON.parse((await this.answer.locator('pre').last().textContent()) ?? 'null');
  }
}
