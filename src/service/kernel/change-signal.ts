/** Tells waiting requests that a job or export changed, inside one process. Holds no state of its own. */
export interface ChangeSignal {
  notify(topic: string): void;
  /** Calls back at each change of the topic, until what it gives back is called. */
  listen(topic: string, wake: () => void): () => void;
  /** Resolves true at the next change of the topic, false after `timeoutMs`; rejects when aborted. */
  next(topic: string, timeoutMs: number, signal: AbortSignal): Promise<boolean>;
}

export function createChangeSignal(): ChangeSignal {
  const listeners = new Map<string, Set<() => void>>();
  const listen = (topic: string, wake: () => void): (() => void) => {
    const waiting = listeners.get(topic) ?? new Set();
    listeners.set(topic, waiting.add(wake));
    return () => {
      waiting.delete(wake);
      if (waiting.size === 0 && listeners.get(topic) === waiting) listeners.delete(topic);
    };
  };
  return {
    notify: (topic) => {
      for (const wake of [...(listeners.get(topic) ?? [])]) wake();
    },
    listen,
    next: (topic, timeoutMs, signal) =>
      new Promise((resolve, reject) => {
        signal.throwIfAborted();
        const settle = (finish: () => void) => () => {
          clearTimeout(timer);
          signal.removeEventListener('abort', onAbort);
          leave();
          finish();
        };
        const onAbort = settle(() => reject(signal.reason));
        const leave = listen(
          topic,
          settle(() => resolve(true)),
        );
        const timer = setTimeout(
          settle(() => resolve(false)),
          timeoutMs,
        );
        signal.addEventListener('abort', onAbort, { once: true });
      }),
  };
}
