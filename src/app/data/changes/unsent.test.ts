import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { ApiError } from '../../../client/api-error.ts';
import { standInBrowser } from '../../../testing/client/fault-runs/browser-stand-in.ts';
import { settleUnsent } from './settle-unsent.ts';
import { type KeptUnsent, keepAllUnsent, keepUnsent, keptUnsent, takeUnsent, type Unsent } from './unsent.ts';
import { UNSENT_PREFIX } from './unsent-keys.ts';

beforeEach(() => standInBrowser());
afterEach(() => void vi.unstubAllGlobals());

const decision = (clipId: string, decided: 'accept' | 'reject' | 'restore'): Unsent => ({
  kind: 'decision',
  clipId,
  decision: decided,
  trim: null,
});

/** As a tab that is gone left it. */
function leave(what: Unsent, connectionId = 'here'): void {
  const kept: KeptUnsent = { connectionId, tab: 'gone', madeAtMs: 1, place: 1, what };
  localStorage.setItem(UNSENT_PREFIX + crypto.randomUUID(), JSON.stringify(kept));
}

async function left(connectionId = 'here'): Promise<Unsent[]> {
  let found: Unsent[] = [];
  await takeUnsent(connectionId, async (all) => {
    found = all.map(({ what }) => what);
  });
  return found;
}

it('is taken by the next start, until it is forgotten', async () => {
  leave(decision('one', 'reject'));
  expect(await left()).toEqual([decision('one', 'reject')]);
  expect(await left('elsewhere')).toEqual([]);
});

it('is not done any more once somebody decided the same thing anew', async () => {
  leave(decision('one', 'reject'));
  leave(decision('two', 'reject'));
  leave(decision('one', 'reject'), 'elsewhere');
  leave({ kind: 'chat', projectId: 'one', change: {} });
  keepUnsent('here', decision('one', 'restore')).forget();
  expect(await left()).toEqual([decision('two', 'reject'), { kind: 'chat', projectId: 'one', change: {} }]);
  expect(await left('elsewhere')).toEqual([decision('one', 'reject')]);
});

it('is read once for many things that are kept together', () => {
  leave(decision('9', 'reject'));
  const reads = vi.spyOn(localStorage, 'getItem');
  const many = Array.from({ length: 99 }, (_, at) => decision(String(at), 'accept'));
  expect(keepAllUnsent('here', many)).toHaveLength(99);
  expect(reads).toHaveBeenCalledTimes(1);
  expect(keptUnsent('here').map(({ what }) => what)).toEqual(many);
});

it('is kept and taken where a browser has no locks, as over plain http', async () => {
  vi.stubGlobal('navigator', {});
  leave(decision('one', 'reject'));
  keepUnsent('here', decision('two', 'accept'));
  expect(await left()).toEqual([decision('one', 'reject')]);
});

it('waits where it may succeed later, until the same is said anew', async () => {
  const settings = (settings: object): Unsent => ({ kind: 'settings', projectId: 'one', settings });
  const away = new ApiError({ kind: 'unreachable', operation: 'update_project', message: 'Nobody answers.' });
  const refused = { kind: 'answer', operation: 'update_project', code: 'VALIDATION_FAILED' } as const;
  settleUnsent(keepUnsent('here', settings({ clipCount: 5 })), away);
  settleUnsent(keepUnsent('here', settings({ language: 'it' })), away);
  settleUnsent(
    keepUnsent('here', settings({ language: 'it' })),
    new ApiError({ ...refused, message: 'Not that.' }),
  );
  expect(await left()).toEqual([settings({ clipCount: 5 })]);
  settleUnsent(keepUnsent('here', settings({ clipCount: 6, language: 'it' })), null);
  expect(await left()).toEqual([]);
});
