import { afterEach, describe, expect, it } from 'vitest';
import { keepInMemoryWhereBlocked } from './keep-in-memory.ts';

const before = Object.getOwnPropertyDescriptor(globalThis, 'localStorage');
const describeAs = (descriptor: PropertyDescriptor) =>
  Object.defineProperty(globalThis, 'localStorage', { ...descriptor, configurable: true });

afterEach(() => {
  Reflect.deleteProperty(globalThis, 'localStorage');
  if (before !== undefined) Object.defineProperty(globalThis, 'localStorage', before);
});

describe('where the browser keeps nothing of a page', () => {
  it('small choices hold in memory, as they would there', () => {
    describeAs({
      get() {
        throw new DOMException('The operation is insecure.', 'SecurityError');
      },
    });
    keepInMemoryWhereBlocked();
    expect(localStorage.getItem('look')).toBeNull();
    expect(localStorage.getItem('getItem')).toBeNull();
    localStorage.setItem('look', 'dark');
    expect(localStorage.getItem('look')).toBe('dark');
    expect(Object.keys(localStorage)).toEqual(['look']);
    localStorage.removeItem('look');
    expect(Object.keys(localStorage)).toEqual([]);
  });

  it('and what keeps them is left as it is', () => {
    const kept = { getItem: () => 'dark' };
    describeAs({ value: kept });
    keepInMemoryWhereBlocked();
    expect(globalThis.localStorage).toBe(kept);
  });
});
