/** The same edit by keyboard alone: focus goes by Tab, commands by their keys, times by frames and seconds. */
import { expect, type Locator, type Page } from '@playwright/test';
import { pressOn, tabTo } from '../fixtures/keyboard.ts';
import type { Hands, Item } from './timeline-hands.ts';
import type { TimelinePage } from './timeline-page.ts';

const FRAMES_PER_SEC = 30;
const PLACE_STEP_PERCENT = 5;

export class ByKeys implements Hands {
  private readonly timeline: TimelinePage;
  private readonly page: Page;

  constructor(timeline: TimelinePage) {
    this.timeline = timeline;
    this.page = timeline.page;
  }

  async split(atSec: number): Promise<void> {
    await this.goTo(atSec);
    await this.press('s');
  }

  async trim(item: Item, edge: 'start' | 'end', fromSec: number, toSec: number): Promise<void> {
    await this.take(item);
    await this.press(keyOf(edge, toSec - fromSec), framesOf(toSec - fromSec));
  }

  async cutOffAfter(_: number, toSec: number): Promise<void> {
    await this.goTo(toSec);
    await this.press('w');
  }

  async slip(item: Item, bySec: number): Promise<void> {
    await this.take(item);
    await this.press(bySec < 0 ? 'Alt+Comma' : 'Alt+Period', framesOf(bySec));
  }

  async roll(_: number, toSec: number): Promise<void> {
    await this.goTo(toSec);
    await this.press('r');
  }

  async cutStretch(fromSec: number, toSec: number): Promise<void> {
    await this.goTo(fromSec);
    await this.press('Escape');
    await this.press('i');
    await this.goTo(toSec);
    await this.press('o');
    await this.press('Delete');
  }

  async moveLater(item: Item): Promise<void> {
    await this.take(item);
    await this.press('Alt+ArrowRight');
  }

  async remove(item: Item): Promise<void> {
    await this.take(item);
    await this.press('Delete');
  }

  async undo(): Promise<void> {
    await this.press('Control+z');
  }

  async redo(): Promise<void> {
    await this.press('Control+y');
  }

  async cutWords(first: number, last: number): Promise<void> {
    await this.panel('Transcript');
    await tabTo(this.page, this.page.getByRole('listbox', { name: 'Transcript' }));
    await this.press('Home');
    await this.press('ArrowRight', first);
    await this.press('Shift+ArrowRight', last - first);
    await this.press('Delete');
    await pressOn(this.page, this.page.getByRole('button', { name: 'Cut marked words' }));
  }

  async addText(atSec: number): Promise<void> {
    await this.goTo(atSec);
    await this.press('Escape');
    await this.panel('Properties');
    await pressOn(this.page, this.page.getByRole('button', { name: 'Add text at playhead' }));
  }

  async write(text: string): Promise<void> {
    await pressOn(this.page, this.page.getByRole('textbox', { name: 'Text', exact: true }), 'Control+a');
    await this.page.keyboard.type(text);
    await this.press('Enter');
  }

  async choose(property: string, option: string): Promise<void> {
    await pressOn(this.page, this.properties().getByLabel(property, { exact: true }), option.slice(0, 1));
  }

  async lowerText(byPercent: number): Promise<void> {
    await tabTo(this.page, this.timeline.handle);
    await this.press('Shift+ArrowDown', Math.round(byPercent / PLACE_STEP_PERCENT));
  }

  async slideText(item: Item, bySec: number): Promise<void> {
    await this.take(item);
    await this.press(bySec < 0 ? 'Alt+Shift+ArrowLeft' : 'Alt+Shift+ArrowRight', Math.abs(Math.round(bySec)));
  }

  async endText(item: Item, fromSec: number, toSec: number): Promise<void> {
    await this.trim(item, 'end', fromSec, toSec);
  }

  async copyText(item: Item, toSec: number): Promise<void> {
    await this.take(item);
    await this.press('Control+c');
    await this.goTo(toSec);
    await this.press('Control+v');
  }

  async layOver(atSec: number): Promise<void> {
    await this.goTo(atSec);
    await this.pressFor('Add card as B-roll');
  }

  async insertAtEnd(): Promise<void> {
    await this.toCanvas();
    await this.press('End');
    await this.pressFor('Insert card at playhead');
  }

  async select(item: Item): Promise<void> {
    await this.take(item);
    await this.panel('Properties');
  }

  async selectNothing(): Promise<void> {
    await this.toCanvas();
    await this.press('Escape');
    await this.panel('Properties');
  }

  async slide(property: string, steps: number): Promise<void> {
    await tabTo(this.page, this.properties().getByRole('slider', { name: property }).first());
    await this.press(steps < 0 ? 'ArrowLeft' : 'ArrowRight', Math.abs(steps));
  }

  async switchOn(property: string): Promise<void> {
    await pressOn(this.page, this.properties().getByLabel(property, { exact: true }), 'Space');
  }

  async useAsMusic(): Promise<void> {
    await this.pressFor('Use the sound of card as music');
  }

  async moveMusic(bySec: number): Promise<void> {
    await this.toCanvas();
    await this.press(bySec < 0 ? 'Alt+Shift+ArrowUp' : 'Alt+Shift+ArrowDown', Math.abs(Math.round(bySec)));
  }

  async captions(style: string): Promise<void> {
    const group = this.properties().getByRole('region', { name: 'Captions' });
    await tabTo(this.page, group.getByRole('radio', { checked: true }));
    const wanted = group.getByRole('radio', { name: style });
    for (let presses = 0; presses < 5 && !(await wanted.isChecked()); presses++)
      await this.press('ArrowRight');
    await expect(wanted).toBeChecked();
  }

  private async press(key: string, times = 1): Promise<void> {
    for (let count = 0; count < times; count++) await this.page.keyboard.press(key);
  }

  private toCanvas(): Promise<void> {
    return tabTo(this.page, this.timeline.canvas);
  }

  private async goTo(sec: number): Promise<void> {
    await this.toCanvas();
    const whole = Math.floor(sec + 1e-6);
    await this.press('Home');
    await this.press('Shift+ArrowRight', whole);
    await this.press('ArrowRight', framesOf(sec - whole));
  }

  private async take({ nth }: Item): Promise<void> {
    await this.toCanvas();
    await this.press('Escape');
    await this.press('PageDown', nth + 1);
  }

  private async panel(name: string): Promise<void> {
    const tabs = this.page.getByRole('tablist', { name: 'Panels' });
    const wanted = tabs.getByRole('tab', { name });
    await tabTo(this.page, tabs.getByRole('tab', { selected: true }));
    const count = await tabs.getByRole('tab').count();
    for (let presses = 0; presses < count; presses++) {
      if ((await wanted.getAttribute('aria-selected')) === 'true') return;
      await this.press('ArrowRight');
    }
    throw new Error(`There is no panel ${name}.`);
  }

  private async pressFor(name: string): Promise<void> {
    await this.panel('Media');
    await pressOn(this.page, this.page.getByRole('button', { name }));
  }

  private properties(): Locator {
    return this.page.getByRole('tabpanel', { name: 'Properties' });
  }
}

function framesOf(sec: number): number {
  return Math.round(Math.abs(sec) * FRAMES_PER_SEC);
}

function keyOf(edge: 'start' | 'end', bySec: number): string {
  const key = bySec < 0 ? 'Comma' : 'Period';
  return edge === 'start' ? `Shift+${key}` : key;
}
