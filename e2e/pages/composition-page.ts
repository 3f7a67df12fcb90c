/** The editor of one composition. */
import { writeFile } from 'node:fs/promises';
import { type Download, expect, type Locator, type Page } from '@playwright/test';
import { psnrDb } from '../../src/testing/media/picture-noise.ts';
import { pressOn, tabTo, takeAway } from '../fixtures/keyboard.ts';

export class CompositionPage {
  readonly page: Page;
  readonly words: Locator;
  readonly canvas: Locator;
  readonly position: Locator;
  readonly exportButton: Locator;
  readonly download: Locator;

  constructor(page: Page) {
    this.page = page;
    this.words = page.getByRole('toolbar', { name: 'Caption words' }).getByRole('button');
    this.canvas = page.locator('canvas[data-time-sec]');
    this.position = page.getByRole('slider', { name: 'Position' });
    this.exportButton = page.getByRole('button', { name: 'Export MP4' });
    this.download = page.getByRole('button', { name: 'Download', exact: true });
  }

  async opened(): Promise<void> {
    await this.page.waitForURL(/\/compositions\/cmp_[0-9a-f]{20}$/);
    await expect(this.exportButton).toBeVisible();
    await expect(this.canvas).toBeVisible();
  }

  /** Waits until faces are followed, which is work over the whole clip. Returns the revision that made. */
  async framed(): Promise<number> {
    await expect(this.exportButton).toBeEnabled();
    const saved = await this.page.getByTitle(/^Revision \d+$/).getAttribute('title');
    return Number(saved?.split(' ').at(-1));
  }

  async expectRevision(revision: number): Promise<void> {
    await expect(this.page.getByTitle(`Revision ${revision}`, { exact: true })).toBeVisible();
  }

  tab(name: string): Locator {
    return this.page.getByRole('tab', { name });
  }

  /** Goes to a moment and waits until its picture is drawn. */
  async seek(timeSec: number): Promise<void> {
    await this.position.fill(String(timeSec));
    await this.drawn(timeSec);
  }

  /** The same along the slider by keys, which stand on whole seconds. */
  async seekByKeyboard(wholeSec: number): Promise<void> {
    await tabTo(this.page, this.position);
    await this.page.keyboard.press('Home');
    for (let sec = 0; sec < wholeSec; sec++) await this.page.keyboard.press('ArrowRight');
    await expect(this.position).toHaveValue(String(wholeSec));
    await this.drawn(wholeSec);
  }

  /** Waits until the picture of where the player stands is drawn. Returns its moment, s. */
  async rested(): Promise<number> {
    await this.drawn(Number(await this.position.inputValue()));
    return Number(await this.canvas.getAttribute('data-time-sec'));
  }

  private async drawn(timeSec: number): Promise<void> {
    await expect
      .poll(async () => Math.abs(Number(await this.canvas.getAttribute('data-time-sec')) - timeSec))
      .toBeLessThan(0.05);
  }

  /** The preview's picture as a PNG. */
  async picture(): Promise<Buffer> {
    const url = await this.canvas.evaluate((canvas) => (canvas as HTMLCanvasElement).toDataURL('image/png'));
    return Buffer.from(url.replace(/^data:image\/png;base64,/, ''), 'base64');
  }

  /**
   * The same as a PNG to be kept: of the moment where the player stands, when all that is to be drawn is. A film's picture
   * may come after its seek has ended, and the plan of a change after its revision.
   */
  async stillPicture(): Promise<Buffer> {
    await expect.poll(() => this.page.evaluate(areFilmsWhereTheyStand), 'pictures of films').toBe(true);
    await this.page.evaluate(
      () => new Promise<void>((done) => requestIdleCallback(() => requestAnimationFrame(() => done()))),
    );
    return this.picture();
  }

  /**
   * What is shown where the player stands is the picture of that file, which went through an encoder. Leaves it in the other.
   * The picture of a film may come a moment after its seek has ended.
   */
  async expectShows(picture: string, seen: string, leastDb = 24): Promise<void> {
    const shownDb = async (): Promise<number> => {
      await writeFile(seen, await this.picture());
      return psnrDb(seen, picture);
    };
    await expect.poll(shownDb, `preview against ${picture}, dB`).toBeGreaterThan(leastDb);
  }

  /** Exports what is there and takes the file away. */
  async exportTo(path: string): Promise<void> {
    await this.exportButton.click();
    await expect(this.download).toBeVisible();
    const downloading = this.page.waitForEvent('download');
    await this.download.click();
    await (await downloading).saveAs(path);
  }

  /** Exports what is there and takes the file away; focus stays on the button meanwhile. */
  async exportByKeyboard(path: string): Promise<Download> {
    await pressOn(this.page, this.exportButton);
    await expect(this.download).toBeVisible();
    await expect(this.exportButton).toBeFocused();
    const download = await takeAway(this.page, this.download);
    await download.saveAs(path);
    return download;
  }
}

/** Runs in the page. Whether each film shows the picture of where it stands. */
function areFilmsWhereTheyStand(): boolean {
  const LONGEST_PICTURE_SEC = 0.15;
  return [...document.querySelectorAll('video')].every((film) => {
    if (film.seeking || film.readyState < HTMLMediaElement.HAVE_CURRENT_DATA) return false;
    // Of sound there is no picture, and films of Firefox do not say which they show.
    if (film.videoWidth === 0 || navigator.userAgent.includes('Firefox')) return true;
    const picture = new VideoFrame(film);
    const shownSec = picture.timestamp / 1e6;
    picture.close();
    return Math.abs(film.currentTime - shownSec) < LONGEST_PICTURE_SEC;
  });
}
