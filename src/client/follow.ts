/**
 * Follows long work to its end with held requests (`wait`), which cost one read in 25 seconds. Ends when
 * the work is final or the signal aborts.
 */
import { WAIT_MAX_SEC } from '../contract/limits.ts';
import { FINAL_STATES } from '../contract/states.ts';
import { pause } from './pause.ts';

export interface Followed {
  readonly status: string;
  readonly progress: number;
}

/** A service that does not hold the read must not be asked in a circle. */
const SHORTEST_READ_MS = 1000;

/**
 * @param read one read of the work, held by the service for up to `waitSec`.
 * @param onChange told of every answer, the last one included.
 * @returns the final state. Rejects with the signal's reason, or as `read` does.
 */
export async function follow<Work extends Followed>(
  read: (waitSec: number, signal?: AbortSignal) => Promise<Work>,
  onChange: (work: Work) => void,
  signal?: AbortSignal,
  waitSec: number = WAIT_MAX_SEC,
): Promise<Work> {
  let work = await read(0, signal);
  onChange(work);
  while (!FINAL_STATES.includes(work.status)) {
    signal?.throwIfAborted();
    const askedAtMs = performance.now();
    work = await read(waitSec, signal);
    onChange(work);
    const leftMs = Math.min(SHORTEST_READ_MS, waitSec * 1000) - (performance.now() - askedAtMs);
    if (leftMs > 0 && !FINAL_STATES.includes(work.status)) await pause(leftMs, signal);
  }
  return work;
}
