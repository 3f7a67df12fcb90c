/** A chat while it is written. */
import { expect, type Locator, type Page } from '@playwright/test';

export class ChatPage {
  readonly page: Page;
  readonly messages: Locator;
  readonly generate: Locator;
  readonly speak: Locator;

  constructor(page: Page) {
    this.page = page;
    this.messages = page.getByRole('grid', { name: 'Messages' }).getByRole('textbox');
    this.generate = page.getByRole('button', { name: 'Write the chat' });
    this.speak = page.getByRole('button', { name: /^Speak/ });
  }

  async add(name: string, text: string): Promise<void> {
    const before = await this.messages.count();
    await this.page.getByRole('button', { name: `Message from ${name}` }).click();
    await expect(this.messages).toHaveCount(before + 1);
    await expect(this.messages.last()).toBeFocused();
    await this.page.keyboard.type(text);
  }

  texts(): Promise<string[]> {
    return this.messages.evaluateAll((fields) => fields.map((field) => (field as HTMLTextAreaElement).value));
  }

  async expectTexts(texts: readonly string[]): Promise<void> {
    await expect.poll(() => this.texts()).toEqual(texts);
  }

  /** Slow typing is saved in several steps, so that no revision can be named. */
  async saved(): Promise<void> {
    await expect(this.page.getByText(/^Saved, revision \d+$/)).toBeVisible();
  }

  handle(at: number): Locator {
    return this.page.getByRole('button', { name: `Move message ${at}`, exact: true });
  }
}
