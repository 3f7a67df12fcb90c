/**
 * Small choices where the browser keeps nothing of pages, as Safari with all cookies blocked: the mere name `localStorage`
 * throws there, and no page would come up. They then hold until the page goes.
 */
export function keepInMemoryWhereBlocked(): void {
  try {
    localStorage.getItem('');
  } catch {
    Object.defineProperty(globalThis, 'localStorage', { value: inMemory(), configurable: true });
  }
}

/** What is kept are its own keys, as of the real one. */
function inMemory(): Record<string, string> {
  return Object.create({
    getItem(this: Record<string, string>, key: string) {
      return Object.hasOwn(this, key) ? this[key] : null;
    },
    setItem(this: Record<string, string>, key: string, value: string) {
      this[key] = value;
    },
    removeItem(this: Record<string, string>, key: string) {
      delete this[key];
    },
  });
}
