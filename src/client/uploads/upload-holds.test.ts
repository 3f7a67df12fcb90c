/** Uploads in several tabs of one browser: they share what is written down, and each is in the hands of one of them. */
import { beforeAll, expect, it } from 'vitest';
import { filmOfFiveParts, pausedAfter } from '../../testing/client/film-uploads.ts';
import { memoryLocks } from '../../testing/client/memory-locks.ts';
import { startUploads } from '../../testing/client/start-uploads.ts';
import type { UploadState } from './upload-state.ts';

let film: File;
beforeAll(async () => {
  film = await filmOfFiveParts();
});

/** A tab with an upload on its way, and how to open more. */
async function openTabs() {
  const bench = await startUploads();
  const all = memoryLocks();
  const openTab = () => {
    const { locks, die } = all.thread();
    const told: UploadState[] = [];
    const session = bench.revisit({
      locks,
      pause: async (_, signal) => signal?.throwIfAborted(),
      onChange: (state) => void told.push(state),
    });
    return { session, told, die };
  };
  const { locks, die } = all.thread();
  const first = { session: bench.revisit({ locks }), die };
  await pausedAfter({ ...bench, session: first.session }, film, 2);
  return { bench, first, openTab };
}

it('what one tab has in hand is not listed by others, nor when it has arrived', async () => {
  const { bench, first, openTab } = await openTabs();
  const other = openTab();
  await other.session.restore();
  await first.session.resume('a');
  expect(bench.last().phase).toBe('done');
  const later = openTab();
  await later.session.restore();
  expect([other.told, later.told]).toEqual([[], []]);
});

it('what a tab had that is gone is listed by one of the others, and goes on there', async () => {
  const { bench, first, openTab } = await openTabs();
  const [other, third] = [openTab(), openTab()];
  await Promise.all([other.session.restore(), third.session.restore()]);
  first.die();
  await expect.poll(() => other.told.at(-1)).toMatchObject({ phase: 'needs_file', filename: 'film.mp4' });
  await other.session.resume('a', film);
  expect(other.told.at(-1)?.phase).toBe('done');
  expect(third.told).toEqual([]);
  expect((await bench.client.api.list_assets({})).data).toHaveLength(1);
});
