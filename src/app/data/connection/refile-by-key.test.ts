import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { idbStore } from '../../../client/idb-store.ts';
import { remoteConnection } from '../../../client/remote-connection.ts';
import { standInBrowser } from '../../../testing/client/fault-runs/browser-stand-in.ts';
import { keepTyped, readTyped } from '../changes/kept-typed.ts';
import { keepUnsent, keptUnsent, type Unsent } from '../changes/unsent.ts';
import { refileByKey } from './refile-by-key.ts';

beforeEach(() => standInBrowser());
afterEach(() => void vi.unstubAllGlobals());

const BASE_URL = 'https://clips.example';
const BY_ADDRESS = `remote ${BASE_URL}`;
const connectionOf = (apiKey: string) => remoteConnection({ baseUrl: BASE_URL, apiKey, ownerToken: '' });
const decided: Unsent = { kind: 'decision', clipId: 'one', decision: 'accept', trim: null };
const typed = { value: 'half a', base: '', atMs: Date.now() };

/** The row of each table, as an earlier version wrote it. */
const TABLES = [
  ['intents', { key: 'paid', connectionId: BY_ADDRESS }],
  ['uploads', { localId: 'film', connectionId: BY_ADDRESS }],
  ['reads', { connectionId: BY_ADDRESS, reads: [] }],
] as const;

it('gives what was filed by address to the first account that is connected there, and to no other', async () => {
  keepUnsent(BY_ADDRESS, decided);
  keepTyped(BY_ADDRESS, 'form', typed);
  keepTyped(`${BY_ADDRESS}/elsewhere`, 'form', typed);
  for (const [table, row] of TABLES) await idbStore(table).put(row);
  const [mine, another] = [connectionOf('sk_mine'), connectionOf('sk_another')];

  await refileByKey(mine);
  keepTyped(mine.id, 'another form', typed);
  await refileByKey(another);

  expect(keptUnsent(mine.id).map(({ what }) => what)).toEqual([decided]);
  expect(['form', 'another form'].map((place) => readTyped(mine.id, place, ''))).toEqual([typed, typed]);
  expect(readTyped(another.id, 'form', '')).toBeNull();
  expect(readTyped(`${BY_ADDRESS}/elsewhere`, 'form', '')).toEqual(typed);
  for (const [table, row] of TABLES) {
    expect(await idbStore(table).list()).toEqual([{ ...row, connectionId: mine.id }]);
    await idbStore(table).change(() => ({ put: [], remove: ['paid', 'film', mine.id] }));
  }
});

it('asks a device once for each address: a start does not wait for its databases again', async () => {
  const mine = connectionOf('sk_mine');
  await refileByKey(mine);
  vi.stubGlobal('indexedDB', { open: () => expect.unreachable('A database was opened.') });
  await refileByKey(mine);
  await refileByKey(connectionOf('sk_another'));
});
