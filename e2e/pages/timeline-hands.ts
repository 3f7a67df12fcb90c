/**
 * One person's hands on a timeline: everything an edit needs, done by mouse or by keyboard. Moments are seconds of the
 * edit as it is shown then; items count from 0 in the order of the list.
 */
export interface Item {
  readonly nth: number;
  /** A moment inside it. */
  readonly atSec: number;
}

export interface Hands {
  split(atSec: number): Promise<void>;
  /** The nearest edge of a segment from where it is to where it shall be. */
  trim(item: Item, edge: 'start' | 'end', fromSec: number, toSec: number): Promise<void>;
  /** What stands behind a moment in the segment that ends at `fromSec`. */
  cutOffAfter(fromSec: number, toSec: number): Promise<void>;
  slip(item: Item, bySec: number): Promise<void>;
  roll(fromSec: number, toSec: number): Promise<void>;
  cutStretch(fromSec: number, toSec: number): Promise<void>;
  /** One place later. */
  moveLater(item: Item, behindSec: number): Promise<void>;
  remove(item: Item): Promise<void>;
  undo(): Promise<void>;
  redo(): Promise<void>;
  cutWords(first: number, last: number): Promise<void>;
  addText(atSec: number): Promise<void>;
  write(text: string): Promise<void>;
  /** By the first letter of its name. */
  choose(property: string, option: string): Promise<void>;
  lowerText(byPercent: number): Promise<void>;
  slideText(item: Item, bySec: number): Promise<void>;
  endText(item: Item, fromSec: number, toSec: number): Promise<void>;
  copyText(item: Item, toSec: number): Promise<void>;
  /** Of the second video in the bin. */
  layOver(atSec: number): Promise<void>;
  insertAtEnd(endSec: number): Promise<void>;
  select(item: Item, lane: 'video' | 'broll'): Promise<void>;
  selectNothing(): Promise<void>;
  /** Along a slider of the properties, in its steps from where it stands. */
  slide(property: string, steps: number): Promise<void>;
  switchOn(property: string): Promise<void>;
  useAsMusic(): Promise<void>;
  moveMusic(bySec: number): Promise<void>;
  captions(style: string): Promise<void>;
}
