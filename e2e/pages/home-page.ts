/** The first screen: where videos go in. */
import type { Locator, Page } from '@playwright/test';
import { giveFiles } from '../fixtures/keyboard.ts';

export class HomePage {
  readonly page: Page;
  readonly choose: Locator;
  readonly sample: Locator;

  constructor(page: Page) {
    this.page = page;
    this.choose = page.getByRole('button', { name: 'Choose a video' });
    this.sample = page.getByRole('button', { name: 'Try a sample' });
  }

  async open(): Promise<void> {
    await this.page.goto('/');
    await this.choose.waitFor();
  }

  /** Opens the platform's file dialog by keyboard and gives it the files. */
  async addByKeyboard(...paths: string[]): Promise<void> {
    await giveFiles(this.page, this.choose, ...paths);
  }

  async add(...paths: string[]): Promise<void> {
    const dialog = this.page.waitForEvent('filechooser');
    await this.choose.click();
    await (await dialog).setFiles(paths);
  }
}
