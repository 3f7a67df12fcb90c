/**
 * Which files are under way, of all that were given: a folder of hundreds shares one link and one disk, and all of them
 * at once would be there late together. They begin as they were given; only what is smaller than the rest of each that is
 * under way begins at once, so that no clip is stuck behind films of hours.
 */
import { unanswered } from '../limit-answer.ts';

export interface FileTurns {
  /**
   * Runs `work` in its turn. Rejects as it does, and with an ApiError where the signal aborts before.
   * @param leftBytes what this file still has to send, asked whenever others want to begin
   */
  take<Result>(leftBytes: () => number, signal: AbortSignal, work: () => Promise<Result>): Promise<Result>;
}

/** One that waits for its answer leaves the link to the others. */
export const FILES_AT_ONCE = 4;

interface Waiting {
  readonly leftBytes: () => number;
  readonly go: () => void;
}

export function createFileTurns(): FileTurns {
  const underWay = new Set<Waiting>();
  const waiting = new Set<Waiting>();

  const mayBegin = ({ leftBytes }: Waiting): boolean =>
    underWay.size < FILES_AT_ONCE || [...underWay].every((other) => leftBytes() < other.leftBytes());

  const look = (): void => {
    for (const one of waiting) {
      if (!mayBegin(one)) continue;
      waiting.delete(one);
      underWay.add(one);
      one.go();
    }
  };

  const enter = (leftBytes: () => number, signal: AbortSignal): Promise<Waiting> =>
    new Promise((resolve, reject) => {
      const giveUp = (): void => {
        waiting.delete(one);
        reject(signal.reason);
      };
      const one: Waiting = {
        leftBytes,
        go: () => {
          signal.removeEventListener('abort', giveUp);
          resolve(one);
        },
      };
      if (signal.aborted) return reject(signal.reason);
      signal.addEventListener('abort', giveUp, { once: true });
      waiting.add(one);
      look();
    });

  return {
    async take(leftBytes, signal, work) {
      const turn = await enter(leftBytes, signal).catch((reason: unknown) => {
        throw unanswered('create_upload', reason, signal);
      });
      try {
        return await work();
      } finally {
        underWay.delete(turn);
        look();
      }
    },
  };
}
