/**
 * Whether the service answers, as its requests find out, and the waits before they are sent again: any answer of
 * the service ends all of them, and so does a person who does not want to wait. Knows nothing of what the requests are about.
 */
import type { Pause } from './pause.ts';

export interface Connectivity {
  /** True from a request without an answer to the next answer. */
  isSilent(): boolean;
  /** Told when silence begins or ends. @returns ends the subscription. */
  subscribe(listener: () => void): () => void;
  /** An answer of the service came, whatever it says. What a gateway says in its place is none. */
  answered(): void;
  /** No answer came. */
  unanswered(): void;
  /** Waits to send again. Ends early by `answered` and `tryNow`; rejects as `Pause` does. */
  waitToTry: Pause;
  /** Ends every wait. */
  tryNow(): void;
}

export function createConnectivity(pause: Pause): Connectivity {
  const waits = new Set<AbortController>();
  const listeners = new Set<() => void>();
  let silent = false;

  const turn = (next: boolean): void => {
    if (next === silent) return;
    silent = next;
    for (const listener of [...listeners]) listener();
  };
  const tryNow = (): void => {
    for (const wait of [...waits]) wait.abort();
  };

  return {
    isSilent: () => silent,
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    answered() {
      if (!silent) return;
      turn(false);
      tryNow();
    },
    unanswered: () => turn(true),
    async waitToTry(durationMs, signal) {
      const early = new AbortController();
      waits.add(early);
      try {
        const ends = signal === undefined ? early.signal : AbortSignal.any([signal, early.signal]);
        await pause(durationMs, ends);
      } catch (reason) {
        if (signal?.aborted || !early.signal.aborted) throw reason;
      } finally {
        waits.delete(early);
      }
    },
    tryNow,
  };
}
