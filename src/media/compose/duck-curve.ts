/** How far music falls under speech: the curve that export and preview share. */

const DUCKED_DB = -9;
/** Speech below the first does nothing, above the second all; between them the music falls in part. */
const QUIET_DBFS = -50;
const SPEAKING_DBFS = -40;

/** Of an exponential approach: nine tenths of the way down in 0.15 s, up again in 0.6 s. */
export const DUCK_FALL_SEC = 0.15 / Math.LN10;
export const DUCK_RISE_SEC = 0.6 / Math.LN10;

/** Where the music's gain is heading while speech has this mean energy (1 is full scale), in dB. */
export function wantedDuckDb(meanEnergy: number): number {
  const share = (10 * Math.log10(meanEnergy + 1e-12) - QUIET_DBFS) / (SPEAKING_DBFS - QUIET_DBFS);
  return DUCKED_DB * Math.min(1, Math.max(0, share));
}
