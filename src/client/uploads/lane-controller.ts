/**
 * How many parts are sent at a time: as many as make a link faster, and no more. It measures what gets through with so
 * many, tries one more or one less, and stays with what was better. Pure: told of parts and the time.
 */
export const LANES = { fewest: 2, first: 3, most: 6 } as const;

export interface LaneController {
  lanes(): number;
  /** A part was answered. */
  sent(bytes: number, nowMs: number): void;
  /** Nothing was sent for a while (a pause, silence, a budget used up): what is measured begins anew. */
  restart(): void;
}

/** A measurement takes so many parts for each lane, and no less than this time: less would measure chance. */
const PARTS_A_LANE = 3;
const SHORTEST_MS = 400;
/** More lanes must be worth it: each holds a part in memory at the receiver, and a connection. */
const WORTH = 1.05;
/** Measurements at rest before another number is tried: links change. */
const REST = 6;

export function createLaneController(most: number = LANES.most): LaneController {
  let lanes: number = Math.min(LANES.first, most);
  let step = 1;
  let rest = 0;
  /** Of the number that is being left. */
  let before: { readonly lanes: number; readonly bytesPerMs: number } | null = null;
  let since: { readonly atMs: number; bytes: number; parts: number } | null = null;

  const clamp = (count: number): number => Math.max(LANES.fewest, Math.min(most, count));

  const tryAnother = (bytesPerMs: number): void => {
    const next = clamp(lanes + step);
    if (next === lanes) step = -step;
    const tried = clamp(lanes + step);
    before = { lanes, bytesPerMs };
    lanes = tried;
  };

  const measured = (bytesPerMs: number): void => {
    if (before === null) {
      if (rest > 0) rest -= 1;
      else tryAnother(bytesPerMs);
      return;
    }
    const gained = bytesPerMs / before.bytesPerMs;
    // One more is kept where it gains; one less where it costs nothing.
    const isKept = lanes > before.lanes ? gained >= WORTH : gained >= 1 / WORTH;
    if (isKept) {
      before = null;
      step = lanes > LANES.fewest && lanes < most ? step : -step;
      tryAnother(bytesPerMs);
      return;
    }
    lanes = before.lanes;
    before = null;
    step = -step;
    rest = REST;
  };

  return {
    lanes: () => lanes,
    sent(bytes, nowMs) {
      if (since === null) {
        since = { atMs: nowMs, bytes: 0, parts: 0 };
        return;
      }
      since.bytes += bytes;
      since.parts += 1;
      const elapsedMs = nowMs - since.atMs;
      if (since.parts < PARTS_A_LANE * lanes || elapsedMs < SHORTEST_MS) return;
      const bytesPerMs = since.bytes / elapsedMs;
      const was = lanes;
      measured(bytesPerMs);
      // With another number, the parts on their way are still those of the last one.
      since = was === lanes ? { atMs: nowMs, bytes: 0, parts: 0 } : null;
    },
    restart() {
      since = null;
    },
  };
}
