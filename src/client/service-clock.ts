/**
 * The service's time, as its answers tell it: what it says will happen at a time is compared with its own clock, because a
 * device's may be a day off. Where answers carry no date, as in this browser, both clocks are one.
 */
export interface ServiceClock {
  nowMs(): number;
  /** @param headers of an answer that has just begun to arrive */
  heard(headers: Headers): void;
}

/** A date is told in whole seconds and is on its way for a while: what is no further off is no difference of clocks. */
const SAME_WITHIN_MS = 5000;
const HALF_SECOND_MS = 500;

export function createServiceClock(deviceMs: () => number): ServiceClock {
  let aheadMs = 0;
  return {
    nowMs: () => deviceMs() + aheadMs,
    heard(headers) {
      const toldMs = Date.parse(headers.get('Date') ?? '') + HALF_SECOND_MS;
      if (Number.isNaN(toldMs)) return;
      const nextMs = toldMs - deviceMs();
      if (Math.abs(nextMs - aheadMs) > SAME_WITHIN_MS)
        aheadMs = Math.abs(nextMs) > SAME_WITHIN_MS ? nextMs : 0;
    },
  };
}
