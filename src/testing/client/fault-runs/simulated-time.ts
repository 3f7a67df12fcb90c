/**
 * A clock in hand for a client and a service of one process: pauses end without waiting, in their order, as soon as
 * nothing else happens. Steady time goes only forward; the device's own clock may be set to anything.
 */
import { setImmediate as immediately, setTimeout as shortly } from 'node:timers/promises';
import type { Pause } from '../../../client/pause.ts';

export interface SimulatedTime {
  /** Never goes back. */
  steadyMs(): number;
  /** What the device believes the time is. */
  deviceMs(): number;
  /** Somebody, or a server of time, sets the device's clock. */
  setDeviceClock(byMs: number): void;
  /** Nothing is awake meanwhile: what waited ends late. */
  sleep(durationMs: number): void;
  readonly pause: Pause;
  /** Lets everything run until `work` is over. Rejects as it does, and where nothing happens any more. */
  drive<Result>(work: Promise<Result>): Promise<Result>;
}

interface Surroundings {
  /** Resolves at once where nothing is on its way. */
  readonly whenQuiet: () => Promise<void>;
  /** The clock of the service goes along. */
  readonly onPassed: (milliseconds: number) => void;
}

interface Waiting {
  readonly dueMs: number;
  readonly end: () => void;
}

/** Turns of the event loop without anything to do, before time passes. */
const QUIET_TURNS = 2;
/** Real milliseconds without anything to do or to wait for, before it is called stuck. */
const STUCK_AFTER = 3000;

export function createSimulatedTime({ whenQuiet, onPassed }: Surroundings): SimulatedTime {
  let steadyMs = 0;
  let aheadMs = Date.now();
  const waiting = new Set<Waiting>();

  const pass = (milliseconds: number): void => {
    steadyMs += milliseconds;
    onPassed(milliseconds);
  };

  /** False where nobody waits. */
  const endNext = (): boolean => {
    const next = [...waiting].reduce<Waiting | null>(
      (soonest, one) => (soonest === null || one.dueMs < soonest.dueMs ? one : soonest),
      null,
    );
    if (next === null) return false;
    pass(Math.max(0, next.dueMs - steadyMs));
    waiting.delete(next);
    next.end();
    return true;
  };

  return {
    steadyMs: () => steadyMs,
    deviceMs: () => aheadMs + steadyMs,
    setDeviceClock: (byMs) => {
      aheadMs += byMs;
    },
    sleep: pass,
    pause: (durationMs, signal) =>
      new Promise((resolve, reject) => {
        if (signal?.aborted) return reject(signal.reason);
        const onAbort = (): void => {
          waiting.delete(one);
          reject(signal?.reason);
        };
        const one: Waiting = {
          dueMs: steadyMs + durationMs,
          end: () => {
            signal?.removeEventListener('abort', onAbort);
            resolve();
          },
        };
        waiting.add(one);
        signal?.addEventListener('abort', onAbort, { once: true });
      }),
    async drive(work) {
      let isOver = false;
      const end = (): void => {
        isOver = true;
      };
      const over = work.then(end, end);
      let idleTurns = 0;
      while (!isOver) {
        await Promise.race([over, whenQuiet()]);
        for (let turn = 0; turn < QUIET_TURNS && !isOver; turn += 1) await immediately();
        if (isOver || endNext()) {
          idleTurns = 0;
          continue;
        }
        await Promise.race([over, shortly(1)]);
        idleTurns += 1;
        if (idleTurns > STUCK_AFTER) throw new Error('Nothing happens any more, and something is awaited.');
      }
      return work;
    },
  };
}
