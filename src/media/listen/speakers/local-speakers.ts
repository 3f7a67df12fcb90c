/** What each speaker of one window says when: spans, and those where nobody else speaks. Pure. */
import type { TimeSpan } from '../../../base/film/time-span.ts';
import { LOCAL_SPEAKERS } from './powerset.ts';

/** One of up to three voices of a window; times on the window's clock. */
export interface LocalSpeaker {
  readonly speaks: readonly TimeSpan[];
  /** Nobody else at the same time. */
  readonly alone: readonly TimeSpan[];
}

/** @param frames speakers of each as bits, evenly over `lengthSec`; who says nothing is left out */
export function localSpeakers(frames: Uint8Array, lengthSec: number): LocalSpeaker[] {
  const frameSec = lengthSec / Math.max(1, frames.length);
  return Array.from({ length: LOCAL_SPEAKERS }, (_, index) => 1 << index)
    .map((bit) => ({
      speaks: spansWhere(frames, frameSec, (speakers) => (speakers & bit) !== 0),
      alone: spansWhere(frames, frameSec, (speakers) => speakers === bit),
    }))
    .filter(({ speaks }) => speaks.length > 0);
}

function spansWhere(frames: Uint8Array, frameSec: number, counts: (speakers: number) => boolean): TimeSpan[] {
  const spans: TimeSpan[] = [];
  let from = -1;
  for (let frame = 0; frame <= frames.length; frame += 1) {
    const isIn = frame < frames.length && counts(frames[frame] ?? 0);
    if (isIn && from < 0) from = frame;
    if (isIn || from < 0) continue;
    spans.push({ startSec: from * frameSec, endSec: frame * frameSec });
    from = -1;
  }
  return spans;
}

export function secondsOf(spans: readonly TimeSpan[]): number {
  return spans.reduce((sum, { startSec, endSec }) => sum + endSec - startSec, 0);
}

/** The parts of spans that lie within another one. */
export function within(spans: readonly TimeSpan[], { startSec, endSec }: TimeSpan): TimeSpan[] {
  return spans.flatMap((span) => {
    const part = { startSec: Math.max(span.startSec, startSec), endSec: Math.min(span.endSec, endSec) };
    return part.endSec > part.startSec ? [part] : [];
  });
}
