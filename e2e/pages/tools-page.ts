/** The tools: a form, the run that is looked at, and the history. */
import { expect, type Locator, type Page } from '@playwright/test';

export class ToolsPage {
  readonly page: Page;
  readonly history: Locator;
  readonly download: Locator;
  readonly position: Locator;
  readonly sources: Locator;

  constructor(page: Page) {
    this.page = page;
    this.history = page.getByRole('list', { name: 'History' });
    this.download = page.getByRole('button', { name: 'Download MP3' });
    this.position = page.getByRole('slider', { name: 'Position' });
    this.sources = page.getByRole('list', { name: 'Video or audio' });
  }

  async open(tool?: 'voiceover' | 'separation' | 'ideas'): Promise<void> {
    await this.page.goto(tool === undefined ? '/tools' : `/tools/${tool}`);
    await expect(this.page.getByRole('heading', { level: 1 })).toBeVisible();
  }

  start(name: string): Locator {
    return this.page.getByRole('button', { name });
  }

  /** Plays until the position has moved. */
  async listen(): Promise<void> {
    await this.page.getByRole('button', { name: 'Play', exact: true }).click();
    await expect.poll(async () => Number(await this.position.inputValue())).toBeGreaterThan(0.2);
    await this.page.getByRole('button', { name: 'Pause', exact: true }).click();
  }
}
