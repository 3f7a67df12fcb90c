/** The review: a rail of clips, one picture, three decisions. */
import { expect, type Locator, type Page } from '@playwright/test';
import { UNSENT_PREFIX } from '../../src/app/data/changes/unsent-keys.ts';

export class ReviewPage {
  readonly page: Page;
  readonly rail: Locator;
  readonly selected: Locator;
  readonly bringBack: Locator;
  readonly canvas: Locator;
  readonly progress: Locator;
  readonly transcript: Locator;
  /** Of the transcript: text that can be pressed, so that it is read as sentences. */
  readonly words: Locator;
  /** What can be done with several chosen clips. */
  readonly chosen: Locator;

  constructor(page: Page) {
    this.page = page;
    this.rail = page.getByRole('list', { name: 'Clips' });
    this.selected = this.rail.locator('[aria-current="true"]');
    this.bringBack = page.getByRole('button', { name: 'Restore' });
    this.canvas = page.locator('canvas[data-time-sec]');
    this.progress = page.getByText(/\d+ of \d+ reviewed/);
    this.transcript = page.getByRole('region', { name: 'Clip transcript' }).getByRole('paragraph');
    this.words = this.transcript.locator('[data-word]');
    this.chosen = page.getByRole('group', { name: 'Selected clips' });
  }

  async opened(): Promise<void> {
    await expect(this.selected).toBeVisible();
    await expect(this.canvas).toBeVisible();
  }

  count(): Promise<number> {
    return this.rail.getByRole('listitem').count();
  }

  async expectDecided(decided: number): Promise<void> {
    await expect(this.progress).toHaveText(new RegExp(`^${decided} of `));
  }

  /** The service has every decision: a page that goes leaves nothing for the next to finish, and to tell of. */
  async decisionsSent(): Promise<void> {
    await expect
      .poll(() =>
        this.page.evaluate(
          (prefix) => Object.keys(localStorage).filter((key) => key.startsWith(prefix)),
          UNSENT_PREFIX,
        ),
      )
      .toEqual([]);
  }

  /** The marks beside the clips while several are chosen. */
  marks(checked?: boolean): Locator {
    return this.rail.getByRole('checkbox', checked === undefined ? {} : { checked });
  }

  async expectChosen(count: number): Promise<void> {
    const told = count === 0 ? 'None selected' : `${count} ${count === 1 ? 'clip' : 'clips'} selected`;
    await expect(this.page.getByRole('status').filter({ hasText: told })).toBeVisible();
    await expect(this.marks(true)).toHaveCount(count);
  }

  /** How many clips carry a decision in the rail. */
  decisions(word: 'Accepted' | 'Rejected'): Locator {
    return this.rail.getByText(word, { exact: true });
  }
}
