/** Whether anything is heard in a sound: asked here and there over its length, a moment each. */

/** One moment. */
export const LISTENED_SEC = 0.2;
const PLACES_LISTENED_AT = 12;
/** -60 dBFS, as mean square: an input that is open hisses below it. */
const AUDIBLE = 10 ** (-60 / 10);

/** When the moments begin, by the clock of the sound. */
export function momentsOf(startSec: number, endSec: number): readonly number[] {
  const stepSec = (endSec - startSec) / PLACES_LISTENED_AT;
  return Array.from({ length: PLACES_LISTENED_AT }, (_, place) => startSec + (place + 0.5) * stepSec);
}

/** @param values of one channel, -1 to 1 */
export function isAudible(values: Float32Array): boolean {
  return values.reduce((sum, value) => sum + value * value, 0) > AUDIBLE * values.length;
}
