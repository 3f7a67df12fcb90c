/**
 * Which files are under way, of all that were given: a folder of hundreds shares one link and one disk, and all of them
 * at once would be there late together. They begin as they were given; only what is smaller than the rest of each that is
 * under way begins at once, so that no clip is stuck behind films of hours.
 */
import { unanswered } from '../limit-answer.ts';
import { type Waiting, waitInLine } from './wait-in-line.ts';

export interface FileTurns {
  /**
   * Runs `work` in its turn. Rejects as it does, and with an ApiError where the signal aborts before.
   * @param leftBytes what this file still has to send, asked whenever others want to begin
   */
  take<Result>(leftBytes: () => number, signal: AbortSignal, work: () => Promise<Result>): Promise<Result>;
}

/** One that waits for its answer leaves the link to the others. */
export const FILES_AT_ONCE = 4;

interface GivenFile {
  readonly leftBytes: () => number;
}

export function createFileTurns(): FileTurns {
  const underWay = new Set<GivenFile>();
  const line = new Set<GivenFile & Waiting>();

  const mayBegin = ({ leftBytes }: GivenFile): boolean =>
    underWay.size < FILES_AT_ONCE || [...underWay].every((other) => leftBytes() < other.leftBytes());

  const look = (): void => {
    for (const one of line) {
      if (!mayBegin(one)) continue;
      line.delete(one);
      underWay.add(one);
      one.go();
    }
  };

  return {
    async take(leftBytes, signal, work) {
      const turn = await waitInLine(line, { leftBytes }, signal, look).catch((reason: unknown) => {
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
