/** Cuts found by ear: silences and words. Both end as stretches of the output clock that are removed. */
import type { Material } from './cut-segments.ts';
import { removeRanges } from './cut-segments.ts';
import { type Edit, placeSegments } from './edit.ts';
import { EditError } from './edit-error.ts';
import { type SourceWord, wordsOfEdit } from './edit-words.ts';
import { pausesOf, rangesToCut } from './pauses.ts';

export interface Sound {
  /** Pauses of a source on its own clock, in order. */
  silencesOf(assetId: string): readonly { readonly startSec: number; readonly endSec: number }[];
  wordsOf(assetId: string): readonly SourceWord[];
}

/** A cut word takes this much of the pause on either side with it, never more than half of it. */
const PAUSE_TAKEN_SEC = 0.12;

/** Shortens every pause of at least `minSilenceSec` to `keepSec`, half of it on each side. */
export function removeSilences(
  edit: Edit,
  { minSilenceSec, keepSec }: { readonly minSilenceSec: number; readonly keepSec: number },
  sound: Sound,
  material: Material,
): Edit {
  const view = { segments: placeSegments(edit), words: wordsOfEdit(edit, sound.wordsOf) };
  const ranges = rangesToCut(pausesOf(view, sound.silencesOf, minSilenceSec), keepSec);
  if (ranges.length === 0)
    throw new EditError('no_silences', `There are no pauses of ${minSilenceSec} s or more.`, {
      minSilenceSec,
    });
  return removeRanges(edit, ranges, material);
}

/** Cuts words out by their indexes in the edit as it is. Neighbours go as one stretch. */
export function removeWords(
  edit: Edit,
  wordIndexes: readonly number[],
  sound: Sound,
  material: Material,
): Edit {
  const words = wordsOfEdit(edit, sound.wordsOf);
  const chosen = new Set(wordIndexes);
  for (const index of chosen)
    if (words[index] === undefined)
      throw new EditError('no_such_word', `There is no word ${index} in this edit.`, { index });
  const ranges = [];
  for (let at = 0; at < words.length; at += 1) {
    if (!chosen.has(at)) continue;
    let last = at;
    while (chosen.has(last + 1)) last += 1;
    ranges.push(cutOfWords(words, at, last));
    at = last;
  }
  return removeRanges(edit, ranges, material);
}

/** What goes with neighbouring words: half of the pause on either side, up to a limit. */
export function cutOfWords(
  words: readonly { readonly startSec: number; readonly endSec: number }[],
  first: number,
  last: number,
): { startSec: number; endSec: number } {
  const startSec = words[first]?.startSec ?? 0;
  const endSec = words[last]?.endSec ?? startSec;
  const before = startSec - (words[first - 1]?.endSec ?? 0);
  const after = (words[last + 1]?.startSec ?? Number.POSITIVE_INFINITY) - endSec;
  return { startSec: startSec - pauseTaken(before), endSec: endSec + pauseTaken(after) };
}

function pauseTaken(pauseSec: number): number {
  return Math.min(PAUSE_TAKEN_SEC, Math.max(0, pauseSec) / 2);
}
