/** The limit of a minute as answers tell it, and as the specification says until one does. */
export interface BelievedLimit {
  now(): number;
  tell(limit: number, nowMs: number): void;
}

/** How long a smaller limit is believed without being told again: an answer names the key's or the account's. */
const BELIEVED_MS = 120_000;

export function createBelievedLimit(first: number): BelievedLimit {
  let limit = first;
  let toldMs: number | null = null;
  return {
    now: () => limit,
    tell(told, nowMs) {
      const isForgotten = toldMs === null || nowMs - toldMs > BELIEVED_MS;
      if (told > limit && !isForgotten) return;
      limit = told;
      toldMs = nowMs;
    },
  };
}
