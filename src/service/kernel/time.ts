/** Calendar arithmetic in UTC, on milliseconds since the epoch. */
const DAY_MS = 86_400_000;

export function isoTime(timeMs: number): string {
  return new Date(timeMs).toISOString();
}

export function isoTimeOrNull(timeMs: number | null): string | null {
  return timeMs === null ? null : isoTime(timeMs);
}

/** `YYYY-MM-DD` */
export function dayOf(timeMs: number): string {
  return isoTime(timeMs).slice(0, 10);
}

/** `YYYY-MM` */
export function monthOf(timeMs: number): string {
  return isoTime(timeMs).slice(0, 7);
}

export function nextMidnightMs(timeMs: number): number {
  return (Math.floor(timeMs / DAY_MS) + 1) * DAY_MS;
}

export function nextMonthMs(timeMs: number): number {
  const date = new Date(timeMs);
  return Date.UTC(date.getUTCFullYear(), date.getUTCMonth() + 1, 1);
}
