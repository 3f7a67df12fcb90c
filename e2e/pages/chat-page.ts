/** A chat while it is written. */
import { expect, type Locator, type Page } from '@playwright/test';
import { pressOn } from '../fixtures/keyboard.ts';

export class ChatPage {
  readonly page: Page;
  readonly messages: Locator;
  readonly generate: Locator;
  readonly speak: Locator;

  constructor(page: Page) {
    this.page = page;
    this.messages = page.getByRole('grid', { name: 'Messages' }).getByRole('textbox');
    this.generate = page.getByRole('button', { name: 'Generate chat' });
    this.speak = page.getByRole('button', { name: /^Generate voice/ });
  }

  async add(name: string, text: string): Promise<void> {
    const before = await this.messages.count();
    await this.page.getByRole('button', { name: `Message from ${name}` }).click();
    await expect(this.messages).toHaveCount(before + 1);
    await expect(this.messages.last()).toBeFocused();
    await this.page.keyboard.type(text);
  }

  async addByKeyboard(name: string, text: string): Promise<void> {
    const before = await this.messages.count();
    await pressOn(this.page, this.page.getByRole('button', { name: `Message from ${name}` }));
    await expect(this.messages).toHaveCount(before + 1);
    await expect(this.messages.last()).toBeFocused();
    await this.page.keyboard.type(text);
  }

  /** Takes a message by its handle and goes by arrows to where it is let go. */
  async moveByKeyboard(at: number, to: string): Promise<void> {
    await pressOn(this.page, this.page.getByRole('button', { name: `Move message ${at}`, exact: true }));
    await expect(this.page.getByRole('button', { name: /^Insert/ }).first()).toBeVisible();
    const place = this.page.getByRole('button', { name: to });
    await expect(async () => {
      if (!(await place.evaluate((button) => button === document.activeElement)))
        await this.page.keyboard.press('ArrowDown');
      await expect(place).toBeFocused({ timeout: 100 });
    }).toPass();
    await this.page.keyboard.press('Enter');
  }

  async expectTexts(texts: readonly string[]): Promise<void> {
    const values = () =>
      this.messages.evaluateAll((fields) => fields.map((field) => (field as HTMLTextAreaElement).value));
    await expect.poll(values).toEqual(texts);
  }

  /** Slow typing is saved in several steps, so that no revision can be named. */
  async saved(): Promise<void> {
    await expect(this.page.getByText('Saved', { exact: true })).toBeVisible();
  }
}
