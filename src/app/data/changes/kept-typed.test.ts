import fc from 'fast-check';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { forgetTyped, keepTyped, readTyped, TYPED_PREFIX } from './kept-typed.ts';

const SAVED = { name: '', isDefault: false, tags: [] as readonly string[] };
const NOW_MS = Date.UTC(2026, 10, 25);
const DAY_MS = 86_400_000;

describe('what is typed and not sent', () => {
  const device = new Map<string, string>();
  beforeEach(() => {
    device.clear();
    vi.stubGlobal('localStorage', {
      getItem: (key: string) => device.get(key) ?? null,
      setItem: (key: string, value: string) => void device.set(key, value),
      removeItem: (key: string) => void device.delete(key),
    });
  });
  afterEach(() => vi.unstubAllGlobals());

  it('comes back whatever it is, in its own place of its own connection', () => {
    const words = fc.record({ name: fc.string(), isDefault: fc.boolean(), tags: fc.array(fc.string()) });
    fc.assert(
      fc.property(words, (value) => {
        keepTyped('one', 'brand', { value, base: SAVED, atMs: NOW_MS });
        expect(readTyped('one', 'brand', SAVED, NOW_MS)?.value).toEqual(value);
        expect(readTyped('two', 'brand', SAVED, NOW_MS)).toBeNull();
        expect(readTyped('one', 'brand 2', SAVED, NOW_MS)).toBeNull();
        forgetTyped('one', 'brand');
        expect(device.size).toBe(0);
      }),
    );
  });

  it('is let go of after thirty days, and stays where the clock is a day off', () => {
    keepTyped('one', 'brand', { value: SAVED, base: SAVED, atMs: NOW_MS });
    expect(readTyped('one', 'brand', SAVED, NOW_MS - DAY_MS)).not.toBeNull();
    expect(readTyped('one', 'brand', SAVED, NOW_MS + 29 * DAY_MS)).not.toBeNull();
    expect(readTyped('one', 'brand', SAVED, NOW_MS + 31 * DAY_MS)).toBeNull();
    expect(device.size).toBe(0);
  });

  it.each([
    '{',
    '7',
    '"text"',
    'null',
    '{"value":"text"}',
    '{"value":{"name":"a"},"base":{"name":"","isDefault":false,"tags":[]},"atMs":NOW}',
    '{"value":{"name":7},"base":{},"atMs":1}',
    '{"value":{"name":"a","isDefault":true,"tags":{}},"base":{"name":"","isDefault":false,"tags":[]},"atMs":NOW}',
  ])('is not read where another version, or somebody else, wrote %s', (text) => {
    device.set(`${TYPED_PREFIX}one brand`, text.replace('NOW', String(NOW_MS)));
    expect(readTyped('one', 'brand', SAVED, NOW_MS)).toBeNull();
  });
});
