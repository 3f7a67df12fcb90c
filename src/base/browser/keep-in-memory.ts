/** What takes the place of storage in threads of a browser that keeps nothing of pages (`without-storage.ts`). */

/** The name of a worker whose page found that: in a worker nothing tells so at once. */
export const WITHOUT_STORAGE = 'without storage';

/** What such a browser has by name and refuses when it is used is taken away in this thread: the program has ways without. */
export function doWithoutStorage(): void {
  for (const name of ['indexedDB', 'caches', 'SharedWorker', 'BroadcastChannel']) takeAway(globalThis, name);
  for (const name of ['locks', 'serviceWorker']) takeAway(navigator, name);
}

/** Pages have some of them themselves, workers by inheritance. */
function takeAway(from: object, name: string): void {
  for (let holder: object | null = from; holder !== null; holder = Object.getPrototypeOf(holder))
    Reflect.deleteProperty(holder, name);
}

/** Small choices, in the place of `localStorage`. */
export function keepInMemory(): void {
  Object.defineProperty(globalThis, 'localStorage', { value: inMemory(), configurable: true });
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
