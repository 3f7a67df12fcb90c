/** How long a speech model takes on a plain laptop: a rule of thumb by its size, not a measurement of this device. */

/** Millions of parameters that keep up with speech eight times over; twice as many take twice as long. */
const PARAMETERS_AT_EIGHT_TIMES = 39;
const LEAST_SEC = 5;

export function listeningSec(durationSec: number, parametersMillion: number): number {
  return Math.max(LEAST_SEC, (durationSec * parametersMillion) / PARAMETERS_AT_EIGHT_TIMES / 8);
}
