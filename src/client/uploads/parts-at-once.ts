/**
 * How many parts are sent at a time: as many as make a link faster, and no more. It measures what gets through with so
 * many, tries one more or one less, and stays with what was better. Pure: told of parts and the time.
 */
export const PARTS_AT_ONCE = { fewest: 2, first: 3, most: 6 } as const;

export interface PartsAtOnce {
  parts(): number;
  /** A part was answered. */
  sent(bytes: number, nowMs: number): void;
  /** Nothing was sent for a while (a pause, silence, a budget used up): what is measured begins anew. */
  restart(): void;
}

/** A measurement takes so many rounds of parts, and no less than this time: less would measure chance. */
const PARTS_EACH = 3;
const SHORTEST_MS = 400;
/** One more must be worth it: each holds a part in memory at the receiver, and a connection. */
const WORTH = 1.05;
/** Measurements at rest before another number is tried: links change. */
const REST = 6;

export function createPartsAtOnce(most: number = PARTS_AT_ONCE.most): PartsAtOnce {
  let atOnce: number = Math.min(PARTS_AT_ONCE.first, most);
  let step = 1;
  let rest = 0;
  /** Of the number that is being left. */
  let before: { readonly atOnce: number; readonly bytesPerMs: number } | null = null;
  let since: { readonly atMs: number; bytes: number; parts: number } | null = null;

  const clamp = (count: number): number => Math.max(PARTS_AT_ONCE.fewest, Math.min(most, count));

  const tryAnother = (bytesPerMs: number): void => {
    const next = clamp(atOnce + step);
    if (next === atOnce) step = -step;
    const tried = clamp(atOnce + step);
    before = { atOnce, bytesPerMs };
    atOnce = tried;
  };

  const measured = (bytesPerMs: number): void => {
    if (before === null) {
      if (rest > 0) rest -= 1;
      else tryAnother(bytesPerMs);
      return;
    }
    const gained = bytesPerMs / before.bytesPerMs;
    // One more is kept where it gains; one less where it costs nothing.
    const isKept = atOnce > before.atOnce ? gained >= WORTH : gained >= 1 / WORTH;
    if (isKept) {
      before = null;
      step = atOnce > PARTS_AT_ONCE.fewest && atOnce < most ? step : -step;
      tryAnother(bytesPerMs);
      return;
    }
    atOnce = before.atOnce;
    before = null;
    step = -step;
    rest = REST;
  };

  return {
    parts: () => atOnce,
    sent(bytes, nowMs) {
      if (since === null) {
        since = { atMs: nowMs, bytes: 0, parts: 0 };
        return;
      }
      since.bytes += bytes;
      since.parts += 1;
      const elapsedMs = nowMs - since.atMs;
      if (since.parts < PARTS_EACH * atOnce || elapsedMs < SHORTEST_MS) return;
      const bytesPerMs = since.bytes / elapsedMs;
      const was = atOnce;
      measured(bytesPerMs);
      // With another number, the parts on their way are still those of the last one.
      since = was === atOnce ? { atMs: nowMs, bytes: 0, parts: 0 } : null;
    },
    restart() {
      since = null;
    },
  };
}
