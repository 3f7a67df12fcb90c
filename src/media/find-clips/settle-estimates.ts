/**
 * Subtitles say when a line is spoken, not when a sentence inside it ends. Where the sound has one pause near the
 * estimated end, that is where the sentence ends. Pure.
 */
import type { TimeSpan } from '../../base/film/time-span.ts';
import { endsSentence } from '../../base/text/word-joining.ts';
import type { Word } from '../listen/word.ts';

/** Estimates are off by less than this for nineteen of twenty sentences (clip set, talks with timed words). */
const REACH_SEC = 0.3;
/** Shorter ones are closures of the lips inside words. */
const SHORTEST_PAUSE_SEC = 0.12;

/** Words with their times moved to the pauses; `words` and `silences` in order. Words never turn round or overlap. */
export function settleEstimates(words: readonly Word[], silences: readonly TimeSpan[]): Word[] {
  const settled = [...words];
  for (const [index, word] of words.entries()) {
    const next = words[index + 1];
    if (next === undefined || word.isEndEstimated !== true || !endsSentence(word.text)) continue;
    const pause = onlyPauseNear((word.endSec + next.startSec) / 2, silences);
    if (pause === null) continue;
    const before = settled[index] ?? word;
    if (pause.startSec <= before.startSec || pause.endSec >= next.endSec) continue;
    const { isEndEstimated: _, ...known } = before;
    settled[index] = { ...known, endSec: pause.startSec };
    settled[index + 1] = { ...next, startSec: pause.endSec };
  }
  return settled;
}

/** null where there is none, or two that could be meant. */
function onlyPauseNear(timeSec: number, silences: readonly TimeSpan[]): TimeSpan | null {
  const near = silences.filter(
    ({ startSec, endSec }) =>
      endSec - startSec >= SHORTEST_PAUSE_SEC &&
      startSec - REACH_SEC <= timeSec &&
      timeSec <= endSec + REACH_SEC,
  );
  return near.length === 1 ? (near[0] ?? null) : null;
}
