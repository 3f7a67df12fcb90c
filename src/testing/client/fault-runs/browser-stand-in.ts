/** What `unsent.ts` uses of a browser: rows that outlive pages, and locks that nobody else holds. */
import { vi } from 'vitest';

/** Until the globals are put back (`vi.unstubAllGlobals`). */
export function standInBrowser(): void {
  vi.stubGlobal('localStorage', rowsOfDevice());
  vi.stubGlobal('navigator', {
    locks: { request: (_: string, work: () => unknown) => work(), query: async () => ({ held: [] }) },
  });
}

/** Its own keys are its rows, as `Object.keys` finds them in a browser. */
function rowsOfDevice(): Storage {
  const rows: Record<string, string> = Object.create({
    getItem: (key: string) => rows[key] ?? null,
    setItem: (key: string, value: string) => {
      rows[key] = value;
    },
    removeItem: (key: string) => {
      delete rows[key];
    },
    clear: () => {
      for (const key of Object.keys(rows)) delete rows[key];
    },
  });
  return rows as unknown as Storage;
}
