import { afterEach, expect, it, vi } from 'vitest';
import { randomId } from './random-id.ts';

afterEach(() => void vi.unstubAllGlobals());

const VERSION_4 = /^[\da-f]{8}-[\da-f]{4}-4[\da-f]{3}-[89ab][\da-f]{3}-[\da-f]{12}$/;

it('is a UUID of version 4, never the same, and uses every digit that may be there', () => {
  const ids = Array.from({ length: 1000 }, randomId);
  expect(ids.filter((id) => !VERSION_4.test(id))).toEqual([]);
  expect(new Set(ids).size).toBe(ids.length);
  expect(new Set(ids.map((id) => id[0])).size).toBe(16);
  expect(new Set(ids.map((id) => id[19])).size).toBe(4);
});

it('needs nothing that only secure pages have', () => {
  vi.stubGlobal('crypto', { getRandomValues: (bytes: Uint8Array) => bytes.fill(0xff) });
  expect(randomId()).toBe('ffffffff-ffff-4fff-bfff-ffffffffffff');
});
