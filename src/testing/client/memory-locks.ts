/** Web Locks between threads of a test, each of which can die: what Node does not have before version 24. */
import type { Locks } from '../../client/pace/pace-messages.ts';

type Work = (lock: object | null) => unknown;

export interface MemoryLocks {
  /** The locks as one thread sees them, and the end of that thread. */
  thread(): { readonly locks: Locks; die(): void };
}

interface Holder {
  readonly thread: object;
  readonly rob: () => void;
}

export function memoryLocks(): MemoryLocks {
  const held = new Map<string, Holder>();
  const waiting: { readonly name: string; readonly take: () => void }[] = [];

  const free = (name: string, holder: Holder): void => {
    // Somebody else may have taken it away.
    if (held.get(name) !== holder) return;
    held.delete(name);
    const next = waiting.findIndex((one) => one.name === name);
    waiting.splice(next, next < 0 ? 0 : 1)[0]?.take();
  };

  return {
    thread() {
      const thread = {};
      const request = (name: string, given: unknown, last?: unknown): Promise<unknown> => {
        const work = (last ?? given) as Work;
        const { ifAvailable, steal, signal } = (last === undefined ? {} : given) as LockOptions;
        return new Promise((resolve, reject) => {
          const take = (): void => {
            signal?.removeEventListener('abort', leave);
            const holder: Holder = {
              thread,
              rob: () => reject(new DOMException('Somebody took it away.', 'AbortError')),
            };
            held.set(name, holder);
            Promise.resolve(work({ name }))
              .then(resolve, reject)
              .finally(() => free(name, holder));
          };
          const one = { name, take };
          const leave = (): void => {
            waiting.splice(waiting.indexOf(one), 1);
            reject(signal?.reason);
          };
          if (signal?.aborted) return reject(signal.reason);
          if (steal === true) {
            held.get(name)?.rob();
            return take();
          }
          if (!held.has(name)) return take();
          if (ifAvailable === true) return resolve(work(null));
          signal?.addEventListener('abort', leave, { once: true });
          waiting.push(one);
        });
      };
      return {
        locks: { request } as Locks,
        die: () => {
          for (const [name, holder] of [...held]) if (holder.thread === thread) free(name, holder);
        },
      };
    },
  };
}
