/** Web Locks between threads of a test, each of which can die: what Node does not have before version 24. */
import type { Locks } from '../../client/pace/pace-messages.ts';

type Work = () => unknown;

export interface MemoryLocks {
  /** The locks as one thread sees them, and the end of that thread. */
  thread(): { readonly locks: Locks; die(): void };
}

export function memoryLocks(): MemoryLocks {
  const held = new Map<string, object>();
  const waiting: { readonly name: string; readonly take: () => void }[] = [];

  const free = (name: string): void => {
    held.delete(name);
    const next = waiting.findIndex((one) => one.name === name);
    waiting.splice(next, next < 0 ? 0 : 1)[0]?.take();
  };

  return {
    thread() {
      const me = {};
      const request = (name: string, given: unknown, last?: unknown): Promise<unknown> => {
        const work = (last ?? given) as Work;
        return new Promise((resolve, reject) => {
          const take = (): void => {
            held.set(name, me);
            Promise.resolve(work())
              .then(resolve, reject)
              .finally(() => free(name));
          };
          if (held.has(name)) waiting.push({ name, take });
          else take();
        });
      };
      return {
        locks: { request } as Locks,
        die: () => {
          for (const [name, holder] of [...held]) if (holder === me) free(name);
        },
      };
    },
  };
}
