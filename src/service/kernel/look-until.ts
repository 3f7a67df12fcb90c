/** Looks at rows until something is there to be seen: at once, and at each change of a topic. */
import type { ChangeSignal } from './change-signal.ts';

interface LookingWhile {
  /** For ever, where nothing is said. */
  readonly waitMs?: number;
  readonly signal: AbortSignal;
}

/** More would be taken for no time at all. */
const LONGEST_TIMER_MS = 2 ** 31 - 1;

/** @returns undefined once the time is over. Rejects with the signal's reason */
export async function lookUntil<Seen>(
  changes: Pick<ChangeSignal, 'next'>,
  topic: string,
  { waitMs = Number.POSITIVE_INFINITY, signal }: LookingWhile,
  look: () => Promise<Seen | undefined>,
): Promise<Seen | undefined> {
  const endMs = performance.now() + waitMs;
  for (;;) {
    const leftMs = Math.max(0, Math.min(endMs - performance.now(), LONGEST_TIMER_MS));
    const over = new AbortController();
    // Listened for before it is looked: what changes meanwhile is not missed.
    const changed = changes.next(topic, leftMs, AbortSignal.any([signal, over.signal]));
    // Where nobody waits for it any more, the end of this wait aborts it.
    changed.catch(() => undefined);
    try {
      const seen = await look();
      if (seen !== undefined) return seen;
      if (!(await changed) && performance.now() >= endMs) return undefined;
    } finally {
      over.abort();
    }
  }
}
