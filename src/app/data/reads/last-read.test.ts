import { onlineManager, QueryClient } from '@tanstack/react-query';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { createApiClient } from '../../../client/api-client.ts';
import { idbStore } from '../../../client/idb-store.ts';
import { memoryIntentStore } from '../../../client/intents.ts';
import { remoteConnection } from '../../../client/remote-connection.ts';
import { standInBrowser } from '../../../testing/client/fault-runs/browser-stand-in.ts';
import { keptConnection } from '../connection/kept-connection.ts';
import type { KeptReads } from './kept-reads.ts';
import { keepWhatIsRead, reach } from './last-read.ts';
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

it('writes when something that is kept was read, not when running work was', async () => {
  vi.useFakeTimers();
  await keptConnection().put({ ...AWAY, ownerToken: '', id: 'kept' });
  await reads.remove(AWAY.id);
  const queries = new QueryClient();
  const end = await keepWhatIsRead(createApiClient(AWAY, { intents: memoryIntentStore() }), queries);
  queries.setQueryData(KEYS.runningJobs, []);
  await vi.advanceTimersByTimeAsync(10_000);
  expect(await reads.list()).toEqual([]);
  queries.setQueryData(KEYS.me, 'new');
  await vi.advanceTimersByTimeAsync(10_000);
  expect(await reads.list()).toMatchObject([{ reads: [{ data: 'new' }] }]);
  end();
  queries.clear();
  await keptConnection().remove('kept');
  vi.useRealTimers();
});
