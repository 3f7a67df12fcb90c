/** Choosing what to make, the form of a kind, and the page of its project until there is a video. */
import { expect, type Locator, type Page } from '@playwright/test';
import { giveFiles, pressOn, typeInto } from '../fixtures/keyboard.ts';

export class MakePage {
  readonly page: Page;
  readonly create: Locator;
  readonly build: Locator;
  readonly prepare: Locator;
  readonly ready: Locator;
  readonly openVideo: Locator;

  constructor(page: Page) {
    this.page = page;
    this.create = page.getByRole('button', { name: 'Create project' });
    this.build = page.getByRole('button', { name: 'Build video' });
    this.prepare = page.getByRole('button', { name: 'Prepare timeline' });
    this.ready = page.getByText('Video ready', { exact: true });
    this.openVideo = page.getByRole('link', { name: 'Open video' });
  }

  /** From the chooser to the form of a kind. */
  async choose(kind: string): Promise<void> {
    await this.page.goto('/projects/new');
    await this.page.getByRole('link', { name: kind }).click();
    await expect(this.page.getByRole('heading', { level: 1, name: kind })).toBeVisible();
  }

  async chooseByKeyboard(kind: string): Promise<void> {
    await this.page.goto('/projects/new');
    await pressOn(this.page, this.page.getByRole('link', { name: kind }));
    await expect(this.page.getByRole('heading', { level: 1, name: kind })).toBeFocused();
  }

  field(name: string): Locator {
    return this.page.getByRole('group', { name });
  }

  /** Uploads a file from inside the picker; it is chosen when it has arrived. */
  async upload(field: string, path: string): Promise<void> {
    await this.field(field)
      .getByRole('button', { name: /Choose|Change/ })
      .click();
    const dialog = this.page.getByRole('dialog', { name: field });
    const files = this.page.waitForEvent('filechooser');
    await dialog.getByRole('button', { name: 'Upload from this device' }).click();
    await (await files).setFiles(path);
    await expect(dialog).toBeHidden();
  }

  async uploadByKeyboard(field: string, path: string): Promise<void> {
    const { opener, dialog } = await this.openByKeyboard(field);
    await giveFiles(this.page, dialog.getByRole('button', { name: 'Upload from this device' }), path);
    await expect(opener).toBeFocused();
  }

  async pickByKeyboard(field: string, title: string): Promise<void> {
    const { opener, dialog } = await this.openByKeyboard(field);
    await typeInto(this.page, dialog.getByRole('searchbox', { name: 'Search by name' }), title);
    await pressOn(this.page, dialog.getByRole('button', { name: title }));
    await expect(opener).toBeFocused();
  }

  /** Focus is back on the opener when the dialog is gone. */
  private async openByKeyboard(field: string): Promise<{ opener: Locator; dialog: Locator }> {
    const opener = this.field(field).getByRole('button', { name: /Choose|Change/ });
    await pressOn(this.page, opener);
    return { opener, dialog: this.page.getByRole('dialog', { name: field }) };
  }

  /** Takes one that is there already, found by its name. */
  async pick(field: string, title: string): Promise<void> {
    await this.field(field)
      .getByRole('button', { name: /Choose|Change/ })
      .click();
    const dialog = this.page.getByRole('dialog', { name: field });
    await dialog.getByRole('searchbox', { name: 'Search by name' }).fill(title);
    await dialog.getByRole('button', { name: title }).click();
    await expect(dialog).toBeHidden();
  }

  /** Waits for the video, as long as building takes on a machine that is busy with other work. */
  async built(): Promise<void> {
    await expect(this.ready).toBeVisible();
  }

  async created(): Promise<void> {
    await this.page.waitForURL(/\/projects\/prj_[0-9a-f]{20}$/);
  }

  async createByKeyboard(): Promise<void> {
    await pressOn(this.page, this.create);
    await this.created();
    await expect(this.page.getByRole('heading', { level: 1 })).toBeFocused();
  }
}
