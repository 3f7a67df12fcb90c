import { onlineManager, QueryClient } from '@tanstack/react-query';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { idbStore } from '../../client/idb-store.ts';
import { remoteConnection } from '../../client/remote-connection.ts';
import { standInBrowser } from '../../testing/client/fault-runs/browser-stand-in.ts';
import type { KeptReads } from './kept-reads.ts';
import { reach } from './last-read.ts';
import { KEYS } from './query-keys.ts';

const AWAY = {
  ...remoteConnection({ baseUrl: 'https://clips.example', apiKey: 'sk_mine', ownerToken: '' }),
  fetch: () => Promise.reject(new TypeError('Failed to fetch')),
};
const reads = idbStore<KeptReads>('reads');

beforeEach(async () => {
  standInBrowser();
  vi.stubGlobal('reportError', (error: unknown) => console.error(error));
  const kept = { key: KEYS.me, data: 'as it was read', readAtMs: Date.now() };
  await reads.put({ connectionId: AWAY.id, reads: [kept] });
});
afterEach(async () => {
  await reads.remove(AWAY.id);
  onlineManager.setOnline(true);
  vi.unstubAllGlobals();
});

it('changes nothing that a session which came meanwhile reads, until it is shown', async () => {
  const queries = new QueryClient();
  const lastRead = await reach(AWAY);
  expect(queries.getQueryCache().getAll()).toEqual([]);
  expect(onlineManager.isOnline()).toBe(true);
  lastRead?.show(queries);
  expect(queries.getQueryData(KEYS.me)).toBe('as it was read');
  expect(onlineManager.isOnline()).toBe(false);
});

it('keeps what cannot be read again for as long as the page, and nothing that is read after it', async () => {
  const queries = new QueryClient({ defaultOptions: { queries: { gcTime: 1000 } } });
  (await reach(AWAY))?.show(queries);
  queries.setQueryData(KEYS.credits, 'read later');
  const keptMs = (key: readonly unknown[]) => queries.getQueryCache().find({ queryKey: key })?.gcTime;
  expect([keptMs(KEYS.me), keptMs(KEYS.credits)]).toEqual([Number.POSITIVE_INFINITY, 1000]);
  queries.clear();
});
