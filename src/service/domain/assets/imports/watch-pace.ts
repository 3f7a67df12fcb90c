/** Ends a transfer that brings too little: one that trickles would hold its place among the imports for days. */
import { type Problem, problem } from '../../../../contract/problems/problem.ts';

const WINDOW_SEC = 30;
/** 2 kB a second; a modem brings three times that. */
export const LEAST_BYTES = 64 * 1024;

export interface PaceWatch {
  /** Aborted once less than that came within half a minute. */
  readonly signal: AbortSignal;
  came(bytes: number): void;
  /** Why it was aborted. @param host that the transfer is from */
  problem(host: string): Problem;
  stop(): void;
}

export function watchPace(): PaceWatch {
  const ending = new AbortController();
  const begin = (): ReturnType<typeof setTimeout> =>
    setTimeout(() => ending.abort(new Error('Too little came.')), WINDOW_SEC * 1000);
  let window = begin();
  let windowBytes = 0;
  return {
    signal: ending.signal,
    came: (bytes) => {
      windowBytes += bytes;
      if (windowBytes < LEAST_BYTES) return;
      windowBytes = 0;
      clearTimeout(window);
      window = begin();
    },
    problem: (host) =>
      windowBytes === 0
        ? problem('host_silent', { host, seconds: WINDOW_SEC })
        : problem('host_too_slow', { host, seconds: WINDOW_SEC, kilobytes: LEAST_BYTES / 1024 }),
    stop: () => clearTimeout(window),
  };
}
