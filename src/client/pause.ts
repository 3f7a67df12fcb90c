export type Pause = (durationMs: number, signal?: AbortSignal) => Promise<void>;

/** Waits, and ends early with the signal's reason when aborted. */
export const pause: Pause = (durationMs, signal) => {
  return new Promise((resolve, reject) => {
    if (signal?.aborted) {
      reject(signal.reason);
      return;
    }
    const onAbort = (): void => {
      clearTimeout(timer);
      reject(signal?.reason);
    };
    const timer = setTimeout(() => {
      signal?.removeEventListener('abort', onAbort);
      resolve();
    }, durationMs);
    signal?.addEventListener('abort', onAbort, { once: true });
  });
};
