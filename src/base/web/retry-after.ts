/** Reads a Retry-After header: seconds, or a time (RFC 9110, section 10.2.3). Pure. */

/** Nobody is told to come back later than in a day. */
const LONGEST_SEC = 86_400;

/** At least one second; null for none, or for what cannot be read. */
export function retryAfterSecOf(header: string | null, nowMs: number): number | null {
  if (header === null) return null;
  // All forms of a date begin with its day; the parser takes much else for a date too.
  const isDate = /^(?:mon|tue|wed|thu|fri|sat|sun)/i.test(header);
  const seconds = isDate ? (Date.parse(header) - nowMs) / 1000 : secondsOf(header);
  if (!Number.isFinite(seconds)) return null;
  return Math.min(LONGEST_SEC, Math.max(1, Math.ceil(seconds)));
}

function secondsOf(text: string): number {
  return /^\d+(?:\.\d+)?$/.test(text) ? Number(text) : Number.NaN;
}
