import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';

const native = { any: AbortSignal.any, canParse: URL.canParse };

beforeAll(async () => {
  Object.assign(AbortSignal, { any: undefined });
  Object.assign(URL, { canParse: undefined });
  vi.resetModules();
  await import('./older-browsers.ts');
});

afterAll(() => {
  Object.assign(AbortSignal, { any: native.any });
  Object.assign(URL, { canParse: native.canParse });
  vi.resetModules();
});

describe('in browsers that lack them', () => {
  it('one signal of several is aborted with the first of them, for its reason', () => {
    expect(AbortSignal.any).not.toBe(native.any);
    const [first, second] = [new AbortController(), new AbortController()];
    const any = AbortSignal.any([first.signal, second.signal]);
    expect(any.aborted).toBe(false);
    second.abort('late');
    first.abort('later');
    expect(any.reason).toBe('late');
  });

  it('of signals that are aborted already the first one counts', () => {
    const any = AbortSignal.any([new AbortController().signal, AbortSignal.abort('gone')]);
    expect(any.reason).toBe('gone');
    expect(AbortSignal.any([]).aborted).toBe(false);
  });

  it.each([
    ['https://example.com/a', undefined],
    ['/a', 'https://example.com'],
    ['/a', undefined],
    ['http://', undefined],
    ['', undefined],
  ])('%j with base %j is an address or none, as elsewhere', (url, base) => {
    expect(URL.canParse).not.toBe(native.canParse);
    expect(URL.canParse(url, base)).toBe(native.canParse(url, base));
  });
});
