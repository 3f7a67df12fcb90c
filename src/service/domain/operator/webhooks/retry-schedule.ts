/** When an event is tried again: ten tries over about three days, each pause moved by up to a fifth. Pure. */
const SECOND = 1000;
const MINUTE = 60 * SECOND;
const HOUR = 60 * MINUTE;

/** Pause before each further try; the usual schedule of Standard Webhooks senders. */
export const RETRY_PAUSES_MS: readonly number[] = [
  5 * SECOND,
  5 * MINUTE,
  30 * MINUTE,
  2 * HOUR,
  5 * HOUR,
  10 * HOUR,
  14 * HOUR,
  20 * HOUR,
  24 * HOUR,
];

export const TRIES = RETRY_PAUSES_MS.length + 1;

/** So that receivers that come back are not met by everything at once. */
const JITTER = 0.2;

/** An address that took nothing for this long is disabled: the shortest time in which an event is given up. */
export const FAILING_FOR_MS = RETRY_PAUSES_MS.reduce((sum, pause) => sum + pause, 0) * (1 - JITTER);

/**
 * @param triesLeft after the one that failed, at least 1.
 * @param random 0 to 1
 */
export function pauseBeforeTryMs(triesLeft: number, random: number): number {
  const pause = RETRY_PAUSES_MS[RETRY_PAUSES_MS.length - triesLeft] ?? 0;
  return Math.round(pause * (1 - JITTER + 2 * JITTER * random));
}
