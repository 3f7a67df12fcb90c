/** Reads a time as people type it; the other way round is `clock` and `preciseClock`. */

/** `1:02:03`, `1:05.5`, `65`, `65.5` or `65,5` as seconds; null where it is no time. */
export function readClock(text: string): number | null {
  const trimmed = text.trim().replace(',', '.');
  const clock = /^(?:(\d+):)?(\d+):(\d{1,2}(?:\.\d+)?)$/.exec(trimmed);
  if (clock !== null) return Number(clock[1] ?? 0) * 3600 + Number(clock[2]) * 60 + Number(clock[3]);
  return /^\d+(?:\.\d+)?$/.test(trimmed) ? Number(trimmed) : null;
}
