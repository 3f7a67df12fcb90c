/** Notices a media task that shows no sign of progress: a damaged file can keep a parser busy for ever. */
import { problem } from '../../contract/problems/problem.ts';

/** Far more than the longest step between two reports takes on a slow machine. */
export const LONGEST_SILENCE_MS = 15 * 60_000;
/** What such a file is told to be; it is unreadable, not to be tried again. */
export const STUCK = problem('read_without_end');
/** No file is to blame for what stands still: another worker may do it. */
export const LONGEST_WORKER_SILENCE_MS = 2 * 60_000;
/** What a worker runs may have to come over a slow link first. */
export const LONGEST_START_MS = 5 * 60_000;
export const STALLED = problem('media_worker_stopped', { why: problem('no_progress') });

const CHECKS = 15;

export interface SilenceWatch {
  /** The task showed a sign of life. */
  heard(): void;
  stop(): void;
}

/** Calls `onSilence` once. Checks are counted, not time: a machine that slept was not silent for so long. */
export function watchSilence(longestMs: number, onSilence: () => void): SilenceWatch {
  let quietChecks = 0;
  const timer = setInterval(() => {
    quietChecks += 1;
    if (quietChecks < CHECKS) return;
    clearInterval(timer);
    onSilence();
  }, longestMs / CHECKS);
  return {
    heard: () => {
      quietChecks = 0;
    },
    stop: () => clearInterval(timer),
  };
}
