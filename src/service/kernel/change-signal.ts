/** Tells waiting requests that a job or export changed, inside one process. Holds no state of its own. */
export interface ChangeSignal {
  notify(topic: string): void;
  /** Resolves true at the next change of the topic, false after `timeoutMs`; rejects when aborted. */
  next(topic: string, timeoutMs: number, signal: AbortSignal): Promise<boolean>;
}

export function createChangeSignal(): ChangeSignal {
  const listeners = new Map<string, Set<() => void>>();
  return {
    notify: (topic) => {
      const waiting = listeners.get(topic);
      listeners.delete(topic);
      for (const wake of waiting ?? []) wake();
    },
    next: (topic, timeoutMs, signal) =>
      new Promise((resolve, reject) => {
        signal.throwIfAborted();
        const waiting = listeners.get(topic) ?? new Set();
        listeners.set(topic, waiting);
        const settle = (finish: () => void) => () => {
          clearTimeout(timer);
          signal.removeEventListener('abort', onAbort);
          waiting.delete(wake);
          if (waiting.size === 0 && listeners.get(topic) === waiting) listeners.delete(topic);
          finish();
        };
        const wake = settle(() => resolve(true));
        const onAbort = settle(() => reject(signal.reason));
        const timer = setTimeout(
          settle(() => resolve(false)),
          timeoutMs,
        );
        waiting.add(wake);
        signal.addEventListener('abort', onAbort, { once: true });
      }),
  };
}
