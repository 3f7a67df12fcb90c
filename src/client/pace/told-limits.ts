/** What an answer says about the minute: `RateLimit-*` of the specification, section 4. */

export interface ToldLimits {
  readonly limit: number | null;
  /** null where the answer does not say both. */
  readonly room: { readonly remaining: number; readonly resetSec: number } | null;
}

/** A window is a minute; a larger number is a date in disguise and must not close the class for years. */
const RESET_MAX_SEC = 60;

export function toldLimits(headers: Headers): ToldLimits {
  const limit = numberIn(headers, 'RateLimit-Limit');
  const remaining = numberIn(headers, 'RateLimit-Remaining');
  const resetSec = numberIn(headers, 'RateLimit-Reset');
  return {
    limit: limit === 0 ? null : limit,
    room:
      remaining === null || resetSec === null
        ? null
        : { remaining, resetSec: Math.min(resetSec, RESET_MAX_SEC) },
  };
}

function numberIn(headers: Headers, name: string): number | null {
  const text = headers.get(name)?.trim() ?? '';
  return /^\d+$/.test(text) ? Number(text) : null;
}
