/** One link that everything on it shares: no more than so many bytes a second go through, one after another. */
import { setTimeout as pause } from 'node:timers/promises';

export interface CappedLink {
  /** Resolves when so many bytes have gone through. */
  pass(bytes: number): Promise<void>;
}

/** Timers are this coarse. */
const SHORTEST_WAIT_MS = 2;
/** What a timer that was late left unused is made up for, as the buffers of a real link do; no more than this. */
const MADE_UP_MS = 250;

export function cappedLink(bytesPerSec: number): CappedLink {
  let freeAtMs = performance.now();
  return {
    async pass(bytes) {
      freeAtMs = Math.max(freeAtMs, performance.now() - MADE_UP_MS) + (1000 * bytes) / bytesPerSec;
      const waitMs = freeAtMs - performance.now();
      if (waitMs >= SHORTEST_WAIT_MS) await pause(waitMs);
    },
  };
}
