/**
 * What is being listened to in this process: how far it is, the last words heard, and a way to make it wait. A pause ends
 * the media task, so that its memory and processors are free; going on begins it again at the next window.
 */
import { type Deferred, deferred } from '../../../../base/deferred.ts';

export interface Listening {
  /** What speeds are kept by. */
  readonly engine: string;
  /** Heard so far, of the source. */
  readonly untilSec: number;
  /** The last words, in order. */
  readonly words: readonly string[];
  readonly isPaused: boolean;
}

/** Told of each stretch that was heard. */
export type TellHeard = (untilSec: number, words: readonly { readonly text: string }[]) => void;

export interface Listenings {
  /** null where nobody listens to it. */
  stateOf(assetId: string): Listening | null;
  /** False where nobody listens to it. */
  pause(assetId: string): boolean;
  resume(assetId: string): boolean;
  /** @param work begun anew after each pause; it knows what was heard before. Rejects with the signal's reason */
  run<Result>(
    assetId: string,
    engine: string,
    signal: AbortSignal,
    work: (signal: AbortSignal, tell: TellHeard) => Promise<Result>,
  ): Promise<Result>;
}

/** About as many as stand in three lines. */
const SHOWN_WORDS = 40;

interface Running {
  state: Listening;
  controller: AbortController;
  waiting: Deferred<void> | null;
}

export function createListenings(): Listenings {
  const running = new Map<string, Running>();

  const goOn = ({ waiting }: Running): void => waiting?.resolve();

  return {
    stateOf: (assetId) => running.get(assetId)?.state ?? null,
    pause: (assetId) => {
      const one = running.get(assetId);
      if (one === undefined) return false;
      if (one.waiting === null) {
        one.waiting = deferred();
        one.state = { ...one.state, isPaused: true };
        one.controller.abort(new Error('Listening waits.'));
      }
      return true;
    },
    resume: (assetId) => {
      const one = running.get(assetId);
      if (one !== undefined) goOn(one);
      return one !== undefined;
    },
    run: async (assetId, engine, signal, work) => {
      const one: Running = {
        state: { engine, untilSec: 0, words: [], isPaused: false },
        controller: new AbortController(),
        waiting: null,
      };
      running.set(assetId, one);
      const tell: TellHeard = (untilSec, words) => {
        const shown = [...one.state.words, ...words.map(({ text }) => text)].slice(-SHOWN_WORDS);
        one.state = { ...one.state, untilSec: Math.max(untilSec, one.state.untilSec), words: shown };
      };
      const leave = (): void => goOn(one);
      signal.addEventListener('abort', leave);
      try {
        for (;;) {
          try {
            return await work(AbortSignal.any([signal, one.controller.signal]), tell);
          } catch (error) {
            signal.throwIfAborted();
            if (one.waiting === null) throw error;
          }
          await one.waiting.promise;
          signal.throwIfAborted();
          one.waiting = null;
          one.controller = new AbortController();
          one.state = { ...one.state, isPaused: false };
        }
      } finally {
        signal.removeEventListener('abort', leave);
        running.delete(assetId);
      }
    },
  };
}
