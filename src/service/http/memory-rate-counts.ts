/** Counts requests in memory, where one process answers them all. */
import type { RateCounts, RateWindow } from '../kernel/ports/rate-counts.ts';

const WINDOWS_KEPT = 10_000;

export function createMemoryRateCounts(): RateCounts {
  const windows = new Map<string, RateWindow>();

  const sweep = (nowMs: number): void => {
    for (const [name, { endsMs }] of windows) if (endsMs <= nowMs) windows.delete(name);
  };
  const windowOf = (name: string, nowMs: number, windowMs: number): RateWindow => {
    const known = windows.get(name);
    return known !== undefined && known.endsMs > nowMs ? known : { used: 0, endsMs: nowMs + windowMs };
  };

  return {
    take: async (nowMs, windowMs, { key, account }) => {
      if (windows.size >= WINDOWS_KEPT) sweep(nowMs);
      const before = {
        key: windowOf(key.name, nowMs, windowMs),
        account: windowOf(account.name, nowMs, windowMs),
      };
      if (before.key.used >= key.limit || before.account.used >= account.limit)
        return { ...before, isTaken: false };
      const after = { key: countedIn(before.key), account: countedIn(before.account) };
      windows.set(key.name, after.key).set(account.name, after.account);
      return { ...after, isTaken: true };
    },
    sweep: async (nowMs) => sweep(nowMs),
  };
}

function countedIn({ used, endsMs }: RateWindow): RateWindow {
  return { used: used + 1, endsMs };
}
