/**
 * Tells those who wait that a job, an export or what else a topic names changed. Holds no state of its own: who is woken looks
 * at the rows. Within one process here; where several work on one database, the host brings one that reaches them all.
 */
export interface ChangeSignal {
  /** @param topic an id or another short name */
  notify(topic: string): void;
  /** Calls back at each change of the topic, and where one may have been missed, until what it gives back is called. */
  listen(topic: string, wake: () => void): () => void;
  /** Resolves true when it would call back, false after `timeoutMs`; rejects when aborted. */
  next(topic: string, timeoutMs: number, signal: AbortSignal): Promise<boolean>;
}

export function createChangeSignal(): ChangeSignal {
  const { listen, wake } = createTopicListeners();
  return { notify: wake, listen, next: nextBy(listen) };
}

export interface TopicListeners {
  readonly listen: ChangeSignal['listen'];
  wake(topic: string): void;
  wakeAll(): void;
}

export function createTopicListeners(): TopicListeners {
  const topics = new Map<string, Set<() => void>>();
  const wakeThose = (listeners: Iterable<() => void> = []): void => {
    for (const wake of [...listeners]) wake();
  };
  return {
    listen: (topic, wake) => {
      // Of its own, so that two who pass one function are two.
      const listener = (): void => wake();
      const listeners = topics.get(topic) ?? new Set();
      topics.set(topic, listeners);
      listeners.add(listener);
      return () => {
        listeners.delete(listener);
        if (listeners.size === 0 && topics.get(topic) === listeners) topics.delete(topic);
      };
    },
    wake: (topic) => wakeThose(topics.get(topic)),
    wakeAll: () => {
      for (const listeners of [...topics.values()]) wakeThose(listeners);
    },
  };
}

/** Listens for one change. */
export function nextBy(listen: ChangeSignal['listen']): ChangeSignal['next'] {
  return (topic, timeoutMs, signal) =>
    new Promise((resolve, reject) => {
      signal.throwIfAborted();
      const settle = (finish: () => void) => () => {
        clearTimeout(timer);
        signal.removeEventListener('abort', onAbort);
        stopListening();
        finish();
      };
      const onAbort = settle(() => reject(signal.reason));
      const timer = setTimeout(
        settle(() => resolve(false)),
        timeoutMs,
      );
      const stopListening = listen(
        topic,
        settle(() => resolve(true)),
      );
      signal.addEventListener('abort', onAbort, { once: true });
    });
}
