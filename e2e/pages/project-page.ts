/** A project: settings, a running analysis, or its clips and exports. */
import { expect, type Locator, type Page } from '@playwright/test';

export class ProjectPage {
  readonly page: Page;
  readonly start: Locator;
  readonly reviewLink: Locator;
  readonly accepted: Locator;

  constructor(page: Page) {
    this.page = page;
    this.start = page.getByRole('button', { name: 'Find clips' });
    this.reviewLink = page.getByRole('link', { name: 'Review clips' });
    this.accepted = page.getByRole('region', { name: 'Accepted clips' });
  }

  /** Arrives once an upload has become a project. */
  async opened(): Promise<string> {
    await this.page.waitForURL(/\/projects\/prj_[0-9a-f]{20}$/);
    await expect(this.start).toBeEnabled();
    return this.page.url();
  }

  /** Accepted clips keep the middle of the picture, at once; following faces is a job over each clip. */
  async keepCentre(): Promise<void> {
    await this.page.getByRole('combobox', { name: 'Framing' }).selectOption('Centre');
    // Left sooner, the next page would save it, and say so.
    await this.page.getByText('Settings saved', { exact: true }).waitFor();
  }

  /** As short as may be asked for: what a journey exports is paid for by the second. */
  async shortClips(): Promise<void> {
    await this.page.getByLabel('Min length (s)').fill('5');
    await this.page.getByLabel('Max length (s)').fill('10');
  }

  /** All clips are found; first ones may have been there before. */
  async analysed(within: { timeout?: number } = {}): Promise<void> {
    await this.page.getByRole('button', { name: 'Find clips again' }).waitFor(within);
  }
}
