/** Pauses of an edit on its own clock: where nothing is said and the sound is quiet. */
import type { Silence } from '../../base/film/find-silences.ts';
import { outputSecAt, type PlacedSegment } from './edit.ts';
import type { EditOperation } from './edit-operation.ts';
import type { EditWord } from './edit-words.ts';

export interface Pause {
  readonly startSec: number;
  readonly endSec: number;
  /** The last word before it; -1 where nothing was said yet. */
  readonly afterWord: number;
}

/** Words are never touched: what is quiet while someone speaks is no pause. */
export function pausesOf(
  { segments, words }: { readonly segments: readonly PlacedSegment[]; readonly words: readonly EditWord[] },
  silencesOf: (assetId: string) => readonly Silence[],
  leastSec: number,
): Pause[] {
  const pauses: Pause[] = [];
  let word = 0;
  for (const segment of segments) {
    if (segment.muted) continue;
    for (const quiet of silencesOf(segment.assetId)) {
      let startSec = outputSecAt(segment, Math.max(quiet.startSec, segment.sourceStartSec));
      const endSec = outputSecAt(segment, Math.min(quiet.endSec, segment.sourceEndSec));
      // Outside of what the segment shows.
      if (endSec <= startSec) continue;
      while ((words[word]?.endSec ?? Number.POSITIVE_INFINITY) <= startSec) word += 1;
      for (let at = word; at <= words.length && startSec < endSec; at += 1) {
        const next = words[at];
        const until = Math.min(endSec, next?.startSec ?? Number.POSITIVE_INFINITY);
        if (until - startSec >= leastSec) pauses.push({ startSec, endSec: until, afterWord: at - 1 });
        startSec = Math.max(startSec, next?.endSec ?? endSec);
      }
    }
  }
  return pauses;
}

/** What goes of pauses of which `keepSec` stay, half on either side. */
export function rangesToCut(pauses: readonly Pause[], keepSec: number): Silence[] {
  return pauses
    .filter(({ startSec, endSec }) => endSec - startSec > keepSec)
    .map(({ startSec, endSec }) => ({ startSec: startSec + keepSec / 2, endSec: endSec - keepSec / 2 }));
}

/** From the end, so that earlier times still hold. */
export function shortenPauses(pauses: readonly Pause[], keepSec: number): EditOperation[] {
  return rangesToCut(pauses, keepSec)
    .toSorted((a, b) => b.startSec - a.startSec)
    .map(({ startSec, endSec }) => ({
      type: 'remove_range',
      outputStartSec: startSec,
      outputEndSec: endSec,
    }));
}
