/** A selection as an address names it. Pure. */
import { type Edit, MUSIC_ID } from '../../../timeline/model/edit.ts';

/** More would make an address nobody can send. */
const NAMED_MAX = 20;

/** Needs no encoding in an address, and is in no id. */
const BETWEEN = '.';

/** @returns null while something of it has no lasting name yet; empty where there are too many to name */
export function namedSelection(selection: ReadonlySet<string>, saved: Edit): string | null {
  if (selection.size > NAMED_MAX) return '';
  const ids = idsOf(saved);
  return [...selection].every((id) => ids.has(id)) ? [...selection].join(BETWEEN) : null;
}

/** What of an address is there: it may be old, or written by anybody. */
export function selectionNamed(name: string, edit: Edit): ReadonlySet<string> {
  const ids = idsOf(edit);
  return new Set(name.split(BETWEEN).filter((id) => ids.has(id)));
}

function idsOf({ segments, texts, broll, audio = [], music }: Edit): ReadonlySet<string> {
  const ids = new Set([...segments, ...texts, ...broll, ...audio].map(({ id }) => id));
  if (music !== null) ids.add(MUSIC_ID);
  return ids;
}
