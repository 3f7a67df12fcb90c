/** Where a long sound is cut for a server that hears it in pieces: in pauses, each piece with a margin around it. Pure. */
import type { TimeSpan } from '../../base/film/time-span.ts';

/** Heard by the pieces on both sides of a cut, which stands in its middle. */
export const OVERLAP_SEC = 4;
/** Shorter pieces say too little to be heard in; nothing is cut smaller. */
export const SHORTEST_CHUNK_SEC = 10;
/** The last part of a piece, in which a pause to cut in is looked for. */
const CUT_SHARE = 0.25;

/**
 * Stretches that touch and fill `span`. With its margins none is longer than `longestSec`.
 * @param silences in order
 */
export function planChunks(span: TimeSpan, silences: readonly TimeSpan[], longestSec: number): TimeSpan[] {
  const keptSec = Math.max(longestSec, SHORTEST_CHUNK_SEC) - OVERLAP_SEC;
  const chunks: TimeSpan[] = [];
  let fromSec = span.startSec;
  while (span.endSec - fromSec > keptSec) {
    const toSec = cutBetween(fromSec + keptSec * (1 - CUT_SHARE), fromSec + keptSec, silences);
    chunks.push({ startSec: fromSec, endSec: toSec });
    fromSec = toSec;
  }
  return [...chunks, { startSec: fromSec, endSec: span.endSec }];
}

/** The same stretch with its margins: what is sent. */
export function withMargins({ startSec, endSec }: TimeSpan, durationSec: number): TimeSpan {
  return {
    startSec: Math.max(0, startSec - OVERLAP_SEC / 2),
    endSec: Math.min(durationSec, endSec + OVERLAP_SEC / 2),
  };
}

/** What of a sound no stretch covers. */
export function gapsBetween(covered: readonly TimeSpan[], durationSec: number): TimeSpan[] {
  const gaps: TimeSpan[] = [];
  let atSec = 0;
  for (const { startSec, endSec } of covered.toSorted((a, b) => a.startSec - b.startSec)) {
    if (startSec > atSec) gaps.push({ startSec: atSec, endSec: startSec });
    atSec = Math.max(atSec, endSec);
  }
  return atSec < durationSec ? [...gaps, { startSec: atSec, endSec: durationSec }] : gaps;
}

/** The middle of the longest pause there, of as long ones the last; the latest time where nobody pauses. */
function cutBetween(earliestSec: number, latestSec: number, silences: readonly TimeSpan[]): number {
  let cutSec = latestSec;
  let longestSec = 0;
  for (const { startSec, endSec } of silences) {
    const [from, to] = [Math.max(startSec, earliestSec), Math.min(endSec, latestSec)];
    if (to - from <= 0 || to - from < longestSec) continue;
    longestSec = to - from;
    cutSec = (from + to) / 2;
  }
  return cutSec;
}
