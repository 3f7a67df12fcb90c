/** The one gain that brings a whole sound to the loudness of an export, seen through the limiter after it. */
import { CELL_SEC, integratedLoudness, type LoudnessProfile } from './loudness-meter.ts';
import { CEILING, RELEASE_SEC } from './peak-limiter.ts';

/** What the large video sites play at, so that none of them turns an export down. */
export const TARGET_LUFS = -14;
const LOWEST_GAIN_DB = -20;
/** More would bring up the noise of a whisper. */
const HIGHEST_GAIN_DB = 12;
/** How far the gain may go beyond the plain difference to make good what the limiter takes. */
const MOST_MAKE_UP_DB = 4;
const CLOSE_ENOUGH_LU = 0.02;
const MOST_STEPS = 8;

/** As a factor. 1 for silence and for sounds too short to measure (under 400 ms). */
export function levelGain(profile: LoudnessProfile): number {
  const asIs = integratedLoudness(profile.energies);
  if (asIs === null) return 1;
  const plainDb = TARGET_LUFS - asIs;
  const highestDb = Math.min(HIGHEST_GAIN_DB, plainDb + MOST_MAKE_UP_DB);
  let gainDb = within(plainDb, highestDb);
  // Stryker disable next-line EqualityOperator,AssignmentOperator: a guard; what is not close enough by then stays near
  for (let step = 0; step < MOST_STEPS; step += 1) {
    const reached = integratedLoudness(limitedEnergies(profile, factorOf(gainDb)));
    const missing = TARGET_LUFS - (reached ?? TARGET_LUFS);
    const nextDb = within(gainDb + missing, highestDb);
    if (Math.abs(missing) < CLOSE_ENOUGH_LU || nextDb === gainDb) break;
    gainDb = nextDb;
  }
  return factorOf(gainDb);
}

/** What the meter would tell of the sound after gain and limiter, worked out cell by cell. */
function limitedEnergies({ energies, peaks }: LoudnessProfile, gain: number): number[] {
  const recovery = 1 - Math.exp(-CELL_SEC / RELEASE_SEC);
  let limit = 1;
  return energies.map((energy, cell) => {
    limit = Math.min(CEILING / (gain * (peaks[cell] as number)), limit + (1 - limit) * recovery);
    return energy * (gain * limit) ** 2;
  });
}

function within(gainDb: number, highestDb: number): number {
  return Math.max(LOWEST_GAIN_DB, Math.min(highestDb, gainDb));
}

function factorOf(db: number): number {
  return 10 ** (db / 20);
}
