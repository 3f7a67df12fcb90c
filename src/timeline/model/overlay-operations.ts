/** Texts and b-roll: what stands over the segments for a while. */
import type { Material } from './cut-segments.ts';
import {
  durationOf,
  type Edit,
  type EditBroll,
  type EditText,
  MIN_SEGMENT_SEC,
  type Overlaid,
  type TextLook,
} from './edit.ts';
import { EditError } from './edit-error.ts';
import type { TextLookChange } from './edit-operation.ts';
import { insideOutput } from './recut.ts';

export type New<Item extends Overlaid> = Omit<Item, 'id'>;
export type Change<Item extends Overlaid> = Partial<New<Item>>;

/** @param toIndex its place among the others; left out for the last */
export function addText(edit: Edit, text: New<EditText>, material: Material, toIndex?: number): Edit {
  return { ...edit, texts: laid(edit.texts, placed(edit, { id: material.newId('text'), ...text }), toIndex) };
}

function laid<Item>(items: readonly Item[], item: Item, toIndex = items.length): Item[] {
  return [...items.slice(0, toIndex), item, ...items.slice(toIndex)];
}

export function updateText(edit: Edit, textId: string, change: Change<EditText>, look: TextLookChange): Edit {
  const texts = changed(edit, edit.texts, textId, change);
  return { ...edit, texts: texts.map((text) => (text.id === textId ? withLook(text, look) : text)) };
}

/** What the preset says is not kept, so that texts without a look of their own are as they were before there was one. */
export function withLook<Text extends object>(
  text: Text,
  wanted: TextLookChange,
): Omit<Text, keyof TextLook> & TextLook {
  const { font, color, sizeScale, ...rest } = { ...text } as Text & TextLookChange;
  const look = {
    font: wanted.font === undefined ? font : wanted.font,
    color: wanted.color === undefined ? color : wanted.color,
    sizeScale: wanted.sizeScale === undefined ? sizeScale : wanted.sizeScale,
  };
  const own = Object.fromEntries(Object.entries(look).filter(([, value]) => value != null)) as TextLook;
  return { ...rest, ...own };
}

export function removeText(edit: Edit, textId: string): Edit {
  return { ...edit, texts: removed(edit.texts, textId) };
}

/** @param toIndex as of a text */
export function addBroll(edit: Edit, broll: New<EditBroll>, material: Material, toIndex?: number): Edit {
  const added = covered(placed(edit, { id: material.newId('broll'), ...broll }), material);
  return { ...edit, broll: laid(edit.broll, added, toIndex) };
}

export function updateBroll(
  edit: Edit,
  brollId: string,
  change: Change<EditBroll>,
  material: Material,
): Edit {
  const broll = changed(edit, edit.broll, brollId, change);
  return { ...edit, broll: broll.map((item) => (item.id === brollId ? covered(item, material) : item)) };
}

export function removeBroll(edit: Edit, brollId: string): Edit {
  return { ...edit, broll: removed(edit.broll, brollId) };
}

/** @throws EditError where it would begin after the end or last for nothing */
export function placed<Item extends Overlaid>(edit: Edit, item: Item): Item {
  const totalSec = durationOf(edit);
  const [inside] = item.durationSec >= MIN_SEGMENT_SEC ? insideOutput(item, totalSec) : [];
  if (inside === undefined)
    throw new EditError('outside_output', `It must start and end within the ${totalSec} s of the edit.`, {
      totalSec,
    });
  return inside;
}

/** B-roll is played from its beginning, so it cannot stand longer than it lasts. */
function covered(item: EditBroll, material: Material): EditBroll {
  const usableSec = material.usableSec(item.assetId);
  if (usableSec === null)
    throw new EditError(
      'clip_not_ready',
      `The video ${item.assetId} isn’t ready for this edit. Add it first.`,
    );
  return { ...item, durationSec: Math.min(item.durationSec, usableSec) };
}

export function changed<Item extends Overlaid>(
  edit: Edit,
  items: readonly Item[],
  id: string,
  change: Change<Item>,
): Item[] {
  requireItem(items, id);
  return items.map((item) => (item.id === id ? placed(edit, { ...item, ...change }) : item));
}

export function removed<Item extends Overlaid>(items: readonly Item[], id: string): Item[] {
  requireItem(items, id);
  return items.filter((item) => item.id !== id);
}

function requireItem(items: readonly Overlaid[], id: string): void {
  if (!items.some((item) => item.id === id))
    throw new EditError('no_such_item', `Item ${id} is no longer in the edit.`);
}
