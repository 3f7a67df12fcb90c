import { beforeEach, expect, it, vi } from 'vitest';
import { pageLock } from '../../../base/browser/installed-program.ts';
import { dropOldBuilds, type Updating } from './program-cache.ts';
import { cacheOf, type Program } from './program-files.ts';

const program: Program = { build: 'now', base: '/', pages: [], atOnce: [], onUse: [] };
const [now, before, next] = ['now', 'before', 'next'].map((build) => cacheOf({ base: '/', build }));

let kept: Set<string | undefined>;
/** Of the builds with a page. */
let open: string[];
beforeEach(() => {
  kept = new Set([now, before, next]);
  open = ['now'];
  vi.stubGlobal('navigator', {
    locks: { query: async () => ({ held: open.map((build) => ({ name: pageLock(build) })) }) },
  });
  vi.stubGlobal('caches', {
    keys: async () => [...kept],
    delete: async (name: string) => kept.delete(name),
    open: async () => ({ keys: async () => [] }),
  });
});

it('what no page lives from any more is dropped', async () => {
  open.push('before');
  await dropOldBuilds(program, { installing: null, waiting: null });
  expect([...kept]).toEqual([now, before]);
});

const worker = {} as ServiceWorker;
it.each<[string, Updating]>([
  ['is fetched', { installing: worker, waiting: null }],
  ['waits to take over', { installing: null, waiting: worker }],
])('a build that %s keeps its files, whatever pages of the one before open', async (_, updating) => {
  await dropOldBuilds(program, updating);
  expect(kept).toContain(next);
});
