import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { doWithoutStorageWhereBlocked, isStorageBlocked } from './without-storage.ts';

const NAMES = ['localStorage', 'indexedDB', 'caches', 'SharedWorker', 'BroadcastChannel'];
const CHANGED = [...NAMES, 'navigator'];
const before = CHANGED.map((name) => [name, Object.getOwnPropertyDescriptor(globalThis, name)] as const);
const describeAs = (name: string, descriptor: PropertyDescriptor) =>
  Object.defineProperty(globalThis, name, { ...descriptor, configurable: true });
const refused = () => {
  throw new DOMException('The operation is insecure.', 'SecurityError');
};

beforeEach(() => describeAs('navigator', { value: Object.create({ locks: {} }) }));

afterEach(() => {
  for (const [name, descriptor] of before) {
    Reflect.deleteProperty(globalThis, name);
    if (descriptor !== undefined) Object.defineProperty(globalThis, name, descriptor);
  }
});

describe('where the browser keeps nothing of a page', () => {
  it('what keeps is left as it is', async () => {
    const kept = { getItem: () => 'dark' };
    describeAs('localStorage', { value: kept });
    describeAs('indexedDB', { value: kept });
    await doWithoutStorageWhereBlocked();
    expect(globalThis.localStorage).toBe(kept);
    expect(globalThis.indexedDB).toBe(kept);
    expect('locks' in navigator).toBe(true);
    expect(isStorageBlocked()).toBe(false);
  });

  it('small choices hold in memory, as they would there', async () => {
    describeAs('localStorage', { get: refused });
    await doWithoutStorageWhereBlocked();
    expect(localStorage.getItem('look')).toBeNull();
    expect(localStorage.getItem('getItem')).toBeNull();
    localStorage.setItem('look', 'dark');
    expect(localStorage.getItem('look')).toBe('dark');
    expect(Object.keys(localStorage)).toEqual(['look']);
    localStorage.removeItem('look');
    expect(Object.keys(localStorage)).toEqual([]);
    expect(isStorageBlocked()).toBe(true);
  });

  it('what is there by name alone is gone, wherever a thread has it from', async () => {
    describeAs('localStorage', { get: refused });
    for (const name of NAMES.slice(1)) describeAs(name, { get: refused });
    const inherited = Object.getPrototypeOf(globalThis) as object;
    Object.defineProperty(inherited, 'indexedDB', { get: refused, configurable: true });
    await doWithoutStorageWhereBlocked();
    expect(NAMES.filter((name) => name in globalThis)).toEqual(['localStorage']);
    expect('locks' in navigator).toBe(false);
  });
});
