/**
 * Follows long work to its end with held requests (`wait`), which cost one read in 25 seconds. Ends when
 * the work is final or the signal aborts.
 */
import { WAIT_MAX_SEC } from '../contract/limits.ts';
import { FINAL_STATES } from '../contract/states.ts';

export interface Followed {
  readonly status: string;
  readonly progress: number;
}

/**
 * @param read one read of the work, held by the service for up to `waitSec`.
 * @param onChange told of every answer, the last one included.
 * @returns the final state.
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
    work = await read(waitSec, signal);
    onChange(work);
  }
  return work;
}
