import { describe, expect, it } from 'vitest';
import { deferred } from '../../base/work/deferred.ts';
import type { ScratchFiles } from '../kernel/ports/file-store.ts';
import { createSharedWriters } from './shared-writers.ts';

/** Counts open writers; a second one for the same name is an error, as on real platforms. */
function countingStore() {
  const open = new Set<string>();
  let opened = 0;
  const store = {
    openWriter: async (name: string) => {
      if (open.has(name)) throw new Error(`${name} is being written already.`);
      open.add(name);
      opened += 1;
      return {
        write: async () => undefined,
        truncate: async () => undefined,
        close: async () => {
          await Promise.resolve();
          open.delete(name);
        },
      };
    },
  } satisfies Pick<ScratchFiles, 'openWriter'>;
  return { store, open, opened: () => opened };
}

describe('shared writers', () => {
  it('open one writer for work side by side and close it after the last', async () => {
    const { store, open, opened } = countingStore();
    const writers = createSharedWriters(store);
    const hold = deferred<void>();
    const first = writers.use('a', () => hold.promise);
    await writers.use('a', async () => undefined);
    expect(open.has('a')).toBe(true);
    hold.resolve();
    await first;
    expect(open.has('a')).toBe(false);
    expect(opened()).toBe(1);
  });

  it('open again only after the old writer is closed', async () => {
    const { store, opened } = countingStore();
    const writers = createSharedWriters(store);
    await Promise.all([writers.use('a', async () => undefined), writers.use('b', async () => undefined)]);
    const again = writers.use('a', async () => undefined);
    const meanwhile = writers.use('a', async () => undefined);
    await Promise.all([again, meanwhile]);
    expect(opened()).toBe(3);
  });

  it('are idle once nobody writes, also after work that failed', async () => {
    const { store, open } = countingStore();
    const writers = createSharedWriters(store);
    const failing = writers.use('a', () => Promise.reject(new Error('full')));
    const idle = writers.idle('a');
    await expect(failing).rejects.toThrow('full');
    await idle;
    expect(open.size).toBe(0);
  });
});
