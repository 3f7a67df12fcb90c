/** An edit made by mouse: on the canvas, on the picture, and on the controls beside them. */
import type { Locator, Page } from '@playwright/test';
import { boxAtRest } from '../fixtures/box-at-rest.ts';
import type { Hands, Item } from './timeline-hands.ts';
import { LANE_Y, type TimelinePage } from './timeline-page.ts';

/** So far inside an item its edge is taken, and not that of its neighbour. */
const INSIDE_PX = 3;
/** Width of the knob of a slider. */
const KNOB_PX = 16;

export class ByMouse implements Hands {
  private readonly timeline: TimelinePage;
  private readonly page: Page;

  constructor(timeline: TimelinePage) {
    this.timeline = timeline;
    this.page = timeline.page;
  }

  async split(atSec: number): Promise<void> {
    await this.goTo(atSec);
    await this.tool('Split at playhead (S)');
  }

  async trim(_: Item, edge: 'start' | 'end', fromSec: number, toSec: number): Promise<void> {
    await this.dragEdge(LANE_Y.video, edge, fromSec, toSec);
  }

  async cutOffAfter(fromSec: number, toSec: number): Promise<void> {
    await this.dragEdge(LANE_Y.video, 'end', fromSec, toSec);
  }

  async slip({ atSec }: Item, bySec: number): Promise<void> {
    await this.dragWith('Alt', LANE_Y.video, atSec, atSec - bySec);
  }

  async roll(fromSec: number, toSec: number): Promise<void> {
    await this.dragWith('Control', LANE_Y.video, fromSec, toSec);
  }

  async cutStretch(fromSec: number, toSec: number): Promise<void> {
    await this.click(fromSec, LANE_Y.sound);
    await this.goTo(fromSec);
    await this.tool('Mark in (I)');
    await this.goTo(toSec);
    await this.tool('Mark out (O)');
    await this.tool('Delete selection (Del)');
  }

  async moveLater({ atSec }: Item, behindSec: number): Promise<void> {
    await this.drag(LANE_Y.video, atSec, behindSec);
  }

  async remove({ atSec }: Item): Promise<void> {
    await this.click(atSec, LANE_Y.video);
    await this.tool('Delete selection (Del)');
  }

  async undo(): Promise<void> {
    await this.timeline.undo.click();
  }

  async redo(): Promise<void> {
    await this.timeline.redo.click();
  }

  async cutWords(first: number, last: number): Promise<void> {
    await this.panel('Transcript');
    const words = this.page.getByRole('listbox', { name: 'Transcript' }).getByRole('option');
    await this.timeline.drag(await middleOf(words.nth(first)), await middleOf(words.nth(last)));
    await this.page.getByRole('button', { name: 'Mark 2 words' }).click();
    await this.page.getByRole('button', { name: 'Cut marked words' }).click();
  }

  async addText(atSec: number): Promise<void> {
    await this.panel('Properties');
    await this.goTo(atSec);
    await this.page.getByRole('button', { name: 'Add text at playhead' }).click();
  }

  async write(text: string): Promise<void> {
    const field = this.page.getByRole('textbox', { name: 'Text', exact: true });
    // Three clicks on its first line take the whole line.
    await field.click({ clickCount: 3, position: { x: 24, y: 16 } });
    await field.pressSequentially(text);
    await this.page.getByRole('heading', { name: 'Text', exact: true }).click();
  }

  async choose(property: string, option: string): Promise<void> {
    await this.properties().getByLabel(property, { exact: true }).selectOption(option);
  }

  async lowerText(byPercent: number): Promise<void> {
    const from = await middleOf(this.timeline.handle);
    const picture = await boxAtRest(this.timeline.picture);
    const byPx = (picture.height * byPercent) / 100;
    // With Ctrl it stays where it is let go, without a pull towards the middle.
    await this.page.keyboard.down('Control');
    await this.timeline.drag(from, { x: from.x, y: from.y + byPx });
    await this.page.keyboard.up('Control');
  }

  async slideText({ atSec }: Item, bySec: number): Promise<void> {
    await this.drag(LANE_Y.text, atSec, atSec + bySec);
  }

  async endText(_: Item, fromSec: number, toSec: number): Promise<void> {
    await this.dragEdge(LANE_Y.text, 'end', fromSec, toSec);
  }

  async copyText({ atSec }: Item, toSec: number): Promise<void> {
    // A frame drawn from an empty place of the lane to the middle of the text.
    await this.drag(LANE_Y.text, 0.2, atSec);
    await this.page.keyboard.press('Control+c');
    await this.goTo(toSec);
    await this.page.keyboard.press('Control+v');
  }

  async layOver(atSec: number): Promise<void> {
    await this.dragClip(atSec, LANE_Y.broll);
  }

  async insertAtEnd(endSec: number): Promise<void> {
    await this.dragClip(endSec + 0.5, LANE_Y.video);
  }

  async select({ atSec }: Item, lane: 'video' | 'broll'): Promise<void> {
    await this.panel('Properties');
    await this.click(atSec, LANE_Y[lane]);
  }

  async selectNothing(): Promise<void> {
    await this.panel('Properties');
    await this.click(0.5, LANE_Y.sound);
  }

  async slide(property: string, steps: number): Promise<void> {
    const slider = this.properties().getByRole('slider', { name: property }).first();
    const box = await boxAtRest(slider);
    const [min, max, step, value] = await slider.evaluate((element) => {
      const { min, max, step, value } = element as HTMLInputElement;
      return [min, max, step, value].map(Number) as [number, number, number, number];
    });
    const share = (value + steps * step - min) / (max - min);
    const x = KNOB_PX / 2 + share * (box.width - KNOB_PX);
    await slider.click({ position: { x, y: box.height / 2 } });
  }

  async switchOn(property: string): Promise<void> {
    await this.properties().getByText(property, { exact: true }).click();
  }

  async useAsMusic(): Promise<void> {
    await this.panel('Media');
    await this.page.getByRole('button', { name: 'Use the sound of card as music' }).click();
  }

  async moveMusic(bySec: number): Promise<void> {
    await this.drag(LANE_Y.music, 4, 4 + bySec);
  }

  async captions(style: string): Promise<void> {
    await this.properties()
      .getByRole('region', { name: 'Captions' })
      .getByText(style, { exact: true })
      .click();
  }

  /** Points of the page over moments, with the whole edit in sight: trimming changes how long it is. */
  private async at(y: number, ...secs: number[]): Promise<{ x: number; y: number }[]> {
    await this.tool('Zoom to fit (0)');
    const durationSec = await this.timeline.durationSec();
    return Promise.all(secs.map((sec) => this.timeline.pointAt(sec, durationSec, y)));
  }

  private async drag(y: number, fromSec: number, toSec: number, { besidePx = 0 } = {}): Promise<void> {
    const [from, to] = await this.at(y, fromSec, toSec);
    if (from === undefined || to === undefined) return;
    await this.timeline.drag({ ...from, x: from.x + besidePx }, { ...to, x: to.x + besidePx });
  }

  private async click(sec: number, y: number): Promise<void> {
    const [point] = await this.at(y, sec);
    if (point !== undefined) await this.page.mouse.click(point.x, point.y);
  }

  private goTo(sec: number): Promise<void> {
    return this.click(sec, LANE_Y.ruler);
  }

  private tool(name: string): Promise<void> {
    return this.page.getByRole('button', { name }).click();
  }

  private panel(name: string): Promise<void> {
    return this.page.getByRole('tab', { name }).click();
  }

  private properties(): Locator {
    return this.page.getByRole('tabpanel', { name: 'Properties' });
  }

  private dragEdge(y: number, edge: 'start' | 'end', fromSec: number, toSec: number): Promise<void> {
    return this.drag(y, fromSec, toSec, { besidePx: edge === 'start' ? INSIDE_PX : -INSIDE_PX });
  }

  private async dragWith(key: string, y: number, fromSec: number, toSec: number): Promise<void> {
    await this.page.keyboard.down(key);
    await this.drag(y, fromSec, toSec, { besidePx: -INSIDE_PX });
    await this.page.keyboard.up(key);
  }

  private async dragClip(sec: number, y: number): Promise<void> {
    await this.panel('Media');
    const clip = this.timeline.clips.nth(1).locator('[draggable=true]');
    const [canvas, [point]] = [await boxAtRest(this.timeline.canvas), await this.at(y, sec)];
    if (point === undefined) throw new Error('There is no such moment.');
    await clip.dragTo(this.timeline.canvas, { targetPosition: { x: point.x - canvas.x, y } });
  }
}

async function middleOf(element: Locator): Promise<{ x: number; y: number }> {
  const box = await boxAtRest(element);
  return { x: box.x + box.width / 2, y: box.y + box.height / 2 };
}
