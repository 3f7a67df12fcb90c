/** The windows that voices are told apart in, and which part of each counts. Pure. */
import type { TimeSpan } from '../../../base/film/time-span.ts';

/** What the segmentation model was trained on (model card of pyannote/segmentation-3.0). */
export const SPEAKER_WINDOW_SEC = 10;
/**
 * Half of each window is heard twice. The published pipeline hears every second ten times; the time of a word does not
 * need that, and it would take five times as long.
 */
export const SPEAKER_OVERLAP_SEC = 5;

const EACH_SEC = SPEAKER_WINDOW_SEC - SPEAKER_OVERLAP_SEC;

/** Where window number `index` begins on the source's clock. */
export function speakerWindowStartSec(index: number): number {
  return index * EACH_SEC;
}

/** The part of a window that is not told better by a neighbour, which is further from its edges; on the source's clock. */
export function ownPart(index: number, lengthSec: number, last: boolean): TimeSpan {
  const startSec = speakerWindowStartSec(index);
  return {
    startSec: index === 0 ? 0 : startSec + SPEAKER_OVERLAP_SEC / 2,
    endSec: startSec + (last ? lengthSec : SPEAKER_WINDOW_SEC - SPEAKER_OVERLAP_SEC / 2),
  };
}
