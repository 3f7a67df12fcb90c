/**
 * Browsers that keep nothing of pages, as they do with all cookies and data of sites blocked: the mere name `localStorage`
 * throws there, and no page would come up. What is kept then holds until the page goes.
 */

let isBlocked = false;

/** Once the page has begun. */
export const isStorageBlocked = (): boolean => isBlocked;

/** Awaited before anything is read or kept. */
export async function doWithoutStorageWhereBlocked(): Promise<void> {
  try {
    localStorage.getItem('');
  } catch {
    isBlocked = true;
    const { doWithoutStorage, keepInMemory } = await import('./keep-in-memory.ts');
    doWithoutStorage();
    keepInMemory();
  }
}
