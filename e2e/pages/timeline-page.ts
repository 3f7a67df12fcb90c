/** The editor of a vibe edit: canvas, tools, list and history. */
import { expect, type Locator, type Page } from '@playwright/test';
import { boxAtRest } from '../fixtures/box-at-rest.ts';

/** Heights on the canvas that lie inside its lanes. */
export const LANE_Y = {
  ruler: 10,
  text: 46,
  broll: 80,
  video: 130,
  soundTop: 198,
  sound: 220,
  audio: 264,
  music: 298,
} as const;
/** The part of the canvas that a fitted edit fills. */
const FILLED_SHARE = 0.92;

export class TimelinePage {
  readonly page: Page;
  readonly canvas: Locator;
  readonly items: Locator;
  readonly list: Locator;
  readonly selected: Locator;
  readonly undo: Locator;
  readonly redo: Locator;
  readonly picture: Locator;
  /** Over the selected text, on the picture. */
  readonly handle: Locator;
  /** The bin. */
  readonly clips: Locator;

  constructor(page: Page) {
    this.page = page;
    this.canvas = page.getByRole('application', { name: 'Timeline' });
    this.list = page.getByRole('listbox', { name: 'Timeline items' });
    this.items = this.list.getByRole('option');
    this.selected = this.list.getByRole('option', { selected: true });
    this.undo = page.getByRole('button', { name: /^Undo.*\(Ctrl Z\)$/ });
    this.redo = page.getByRole('button', { name: /^Redo.*\(Ctrl Y\)$/ });
    this.picture = page.locator('canvas[data-time-sec]');
    this.handle = page.getByRole('button', { name: /^Text position: / });
    this.clips = page.getByRole('list', { name: 'Videos in this edit' }).getByRole('listitem');
  }

  /** Makes a vibe edit of the newest video and waits until its timeline is open. */
  async makeFromNewestVideo(): Promise<void> {
    const { page } = this;
    await page.goto('/projects/new/vibe-edit');
    await page.getByRole('button', { name: 'Choose', exact: true }).click();
    await page.getByRole('dialog').getByRole('listitem').first().getByRole('button').click();
    await page.getByRole('button', { name: 'Create project' }).click();
    await page.getByRole('button', { name: 'Prepare timeline' }).click();
    await page.getByRole('link', { name: 'Open timeline' }).click();
    await this.opened();
  }

  async opened(): Promise<void> {
    await this.page.waitForURL(/\/projects\/prj_[0-9a-f]{20}\/timeline(\?|$)/);
    await expect(this.canvas).toBeVisible();
    // Which panel is open stands in the address: it need not be the list.
    await expect(this.page.getByRole('tabpanel')).toBeVisible();
    await expect(this.picture).toBeVisible();
  }

  async expectRevision(revision: number): Promise<void> {
    await expect(this.page.getByTitle(`Revision ${revision}`, { exact: true })).toBeVisible();
  }

  /** Everything done so far is with the service. */
  async saved(): Promise<void> {
    await expect(this.page.getByText('Saved', { exact: true })).toBeVisible();
  }

  /** Puts a sound of the library under the whole edit. */
  async chooseMusic(name: RegExp): Promise<Locator> {
    await this.page.getByRole('tab', { name: 'Properties' }).click();
    const music = this.page.getByRole('group', { name: 'Music track' });
    await music.getByRole('button', { name: 'Choose' }).click();
    await this.page.getByRole('dialog').getByRole('button', { name }).click();
    return music;
  }

  /** Uploads a video into the bin and waits until it can be used. */
  async addClip(path: string): Promise<void> {
    const { page } = this;
    const before = await this.openBin();
    await page.getByRole('button', { name: 'Add video' }).click();
    const choosing = page.waitForEvent('filechooser');
    await page
      .getByRole('dialog')
      .getByRole('button', { name: /Upload/ })
      .click();
    await (await choosing).setFiles(path);
    await page.getByRole('button', { name: 'Add to edit' }).click();
    await expect(this.clips).toHaveCount(before + 1);
    await expect(this.clips.nth(before).getByText('Ready')).toBeVisible();
  }

  /** Returns how many videos there are. */
  private async openBin(): Promise<number> {
    await this.page.getByRole('tab', { name: 'Media' }).click();
    await expect(this.clips.first()).toBeVisible();
    return this.clips.count();
  }

  /** The loudness of what is heard is drawn behind the playhead at the start. */
  async expectSound(): Promise<void> {
    await this.expectColours(LANE_Y.sound, 1);
  }

  /** Pictures of the film stand in the lane of the video. */
  async expectFilm(): Promise<void> {
    await this.expectColours(LANE_Y.video, 20);
  }

  /** In the first half of a row of the canvas, behind what stands at its start. */
  private async expectColours(y: number, moreThan: number): Promise<void> {
    const colours = (): Promise<number> =>
      this.canvas.evaluate((element, y) => {
        const canvas = element as HTMLCanvasElement;
        const row = canvas
          .getContext('2d')
          ?.getImageData(0, Math.round(y * devicePixelRatio), canvas.width, 1);
        return new Set(new Uint32Array(row?.data.buffer ?? new ArrayBuffer(0)).slice(50, canvas.width / 2))
          .size;
      }, y);
    await expect.poll(colours).toBeGreaterThan(moreThan);
  }

  /** A line is drawn over the sound there: colours in a small square tell it from bare ground. */
  async coloursAt(sec: number, durationSec: number, y: number): Promise<number> {
    const { x } = await this.pointAt(sec, durationSec, y);
    const { x: leftPx } = await boxAtRest(this.canvas);
    return this.canvas.evaluate(
      (element, point) => {
        const ratio = devicePixelRatio;
        const context = (element as HTMLCanvasElement).getContext('2d');
        const box = [point.x - 3, point.y - 3, 6, 6].map((px) => Math.round(px * ratio));
        const pixels = context?.getImageData(...(box as [number, number, number, number]));
        return new Set(new Uint32Array(pixels?.data.buffer ?? new ArrayBuffer(0))).size;
      },
      { x: x - leftPx, y },
    );
  }

  async expectItems(count: number): Promise<void> {
    await expect(this.items).toHaveCount(count);
  }

  /** Lengths of everything in the list, in its order. */
  async lengths(): Promise<number[]> {
    const texts = await this.items.allTextContents();
    return texts.map((text) => {
      const [from = 0, to = 0] = [...text.matchAll(/(\d+):(\d+\.\d+)/g)].map(
        ([, minutes, seconds]) => Number(minutes) * 60 + Number(seconds),
      );
      return to - from;
    });
  }

  /** Length of the edit as the tools show it. */
  async durationSec(): Promise<number> {
    const shown = await this.page.getByText('Playhead and length').locator('..').textContent();
    const [, minutes, seconds] = /\/ (\d+):([\d.]+)$/.exec(shown ?? '') ?? [];
    return Number(minutes) * 60 + Number(seconds);
  }

  /** A point of the page over a moment, while the whole edit is shown. */
  async pointAt(sec: number, durationSec: number, y: number): Promise<{ x: number; y: number }> {
    const box = await boxAtRest(this.canvas);
    return { x: box.x + (sec / durationSec) * box.width * FILLED_SHARE, y: box.y + y };
  }

  async clickAt(sec: number, durationSec: number, y: number): Promise<void> {
    const point = await this.pointAt(sec, durationSec, y);
    await this.page.mouse.click(point.x, point.y);
  }

  /** Lets go only where asked, so that a drag can be cancelled. */
  async drag(
    from: { x: number; y: number },
    to: { x: number; y: number },
    { drops = true }: { drops?: boolean } = {},
  ): Promise<void> {
    await this.page.mouse.move(from.x, from.y);
    await this.page.mouse.down();
    await this.page.mouse.move(to.x, to.y, { steps: 8 });
    if (drops) await this.page.mouse.up();
  }
}
