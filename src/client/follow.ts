/**
 * Follows long work to its end with held requests (`wait`), which cost one read in 25 seconds. Ends when
 * the work is final or the signal aborts. It measures only how long one read took, and by a clock that never goes
 * back: a device that slept for hours or was set to another day follows on.
 */
import { WAIT_MAX_SEC } from '../contract/limits.ts';
import { FINAL_STATES } from '../contract/states.ts';
import { type Pause, pause as waitOnTimer } from './pause.ts';

export interface Followed {
  readonly status: string;
  readonly progress: number;
}

export interface FollowOptions {
  readonly signal?: AbortSignal | undefined;
  /** How long one read may be held. */
  readonly waitSec?: number | undefined;
  /**
   * Told why a read failed, and how many in a row have: resolves when it is to be read again, rejects where following ends.
   * Without it, it ends.
   */
  readonly afterFailure?: (error: unknown, inARow: number, signal: AbortSignal | undefined) => Promise<void>;
  readonly nowMs?: () => number;
  readonly pause?: Pause;
}

/** A service that does not hold the read must not be asked in a circle. */
const SHORTEST_READ_MS = 1000;

/**
 * @param read one read of the work, held by the service for up to `waitSec`.
 * @param onChange told of every answer, the last one included.
 * @returns the final state. Rejects with the signal's reason, or as `read` or `afterFailure` does.
 */
export async function follow<Work extends Followed>(
  read: (waitSec: number, signal?: AbortSignal) => Promise<Work>,
  onChange: (work: Work) => void,
  options: FollowOptions = {},
): Promise<Work> {
  const { signal, waitSec = WAIT_MAX_SEC, afterFailure = giveUp } = options;
  const { nowMs = () => performance.now(), pause = waitOnTimer } = options;
  /** The first answer, and the first after a failure, are not waited for. */
  let holdSec = 0;
  let failures = 0;
  for (;;) {
    signal?.throwIfAborted();
    const askedAtMs = nowMs();
    const work = await read(holdSec, signal).catch(async (error: unknown) => {
      signal?.throwIfAborted();
      failures += 1;
      await afterFailure(error, failures, signal);
      return null;
    });
    if (work === null) {
      holdSec = 0;
      continue;
    }
    failures = 0;
    onChange(work);
    if (FINAL_STATES.includes(work.status)) return work;
    const leftMs = Math.min(SHORTEST_READ_MS, holdSec * 1000) - (nowMs() - askedAtMs);
    if (leftMs > 0) await pause(leftMs, signal);
    holdSec = waitSec;
  }
}

const giveUp = (error: unknown): Promise<never> => Promise.reject(error);
