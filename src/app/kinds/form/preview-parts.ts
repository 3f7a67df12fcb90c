/** Stand-ins for what is not known yet when a video is previewed: sources, words and their timing. Pure. */
import type { CompositionWord } from '../../../media/captions/composition-words.ts';
import type { PlannedFormat, PlannedSource } from '../../../media/compose/plans/plan-parts.ts';
import { verticalFormat } from '../../../media/compose/vertical-format.ts';

export const PREVIEW_FORMAT: PlannedFormat = verticalFormat(null);

const WORD_SEC = 0.42;
const REST_SEC = 0.8;
const SHORTEST_SEC = 3;

/** The words of a text, evenly spoken from `startSec` on. */
export function evenWords(text: string, startSec = 0): CompositionWord[] {
  return text
    .split(/\s+/)
    .filter(Boolean)
    .map((word, index) => ({
      index,
      text: word,
      startSec: startSec + index * WORD_SEC,
      endSec: startSec + (index + 1) * WORD_SEC,
      hidden: false,
    }));
}

/** How long words made by `evenWords` take, with a rest after them. */
export function lengthOfWords(words: readonly CompositionWord[]): number {
  return Math.max(SHORTEST_SEC, (words.at(-1)?.endSec ?? 0) + REST_SEC);
}

/** The asset where there is one, else a wide source without a picture. */
export function sourceOr(asset: PlannedSource | null, id: string): PlannedSource {
  if (asset === null) return { id, width: 1920, height: 1080, durationSec: null, hasAudio: false };
  const { width, height, durationSec, hasAudio } = asset;
  return { id: asset.id, width, height, durationSec, hasAudio };
}
