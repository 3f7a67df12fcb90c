/** Whether the sound of a composition would come out as it went in. Decides only; `sound-copy.ts` does it. */
import type { CompositionPlan, SoundSpan } from '../../compose/composition-plan.ts';
import { DECLICK_SEC } from '../../compose/plans/plan-parts.ts';
import { levelGain, TARGET_LUFS } from '../sound/level-gain.ts';
import { CELL_SEC, integratedLoudness, type LoudnessProfile } from '../sound/loudness-meter.ts';
import { CEILING } from '../sound/peak-limiter.ts';

const SAME_TIME_SEC = 1e-4;
/** Nobody hears a sound change by less. */
const UNHEARD_DB = 0.1;
/** -50 dBFS: a cut through something this quiet does not click, so it needs no fade. */
const QUIET_PEAK = 10 ** (-50 / 20);
/** What is heard before it is known that a sound is far from the level of exports. */
const FIRST_IMPRESSION_CELLS = 3 / CELL_SEC;
const FAR_LU = 3;

/** The one span of the whole sound, unmixed and at its own level; null where there is more to it. */
export function untouchedSound(
  sounds: readonly SoundSpan[],
  { fades, durationSec }: Pick<CompositionPlan, 'fades' | 'durationSec'>,
): SoundSpan | null {
  const [span, ...others] = sounds;
  if (span === undefined || others.length > 0 || fades.inSec > 0 || fades.outSec > 0) return null;
  const isPlain =
    span.gain === 1 &&
    (span.speed ?? 1) === 1 &&
    span.fadeInSec <= DECLICK_SEC &&
    span.fadeOutSec <= DECLICK_SEC;
  const isWhole = span.startSec <= SAME_TIME_SEC && span.endSec >= durationSec - SAME_TIME_SEC;
  return isPlain && isWhole ? span : null;
}

/** True as soon as the sound is known to be far from the level of exports: hearing the rest of it is for nothing. */
export function isFarFromLevel({ energies }: LoudnessProfile): boolean {
  if (energies.length < FIRST_IMPRESSION_CELLS) return false;
  const loudness = integratedLoudness(energies);
  return loudness !== null && Math.abs(loudness - TARGET_LUFS) > FAR_LU;
}

/** Whether levelling the sound would change nothing that is heard. */
export function isLevelled(profile: LoudnessProfile): boolean {
  const gain = levelGain(profile);
  const unheard = 10 ** (UNHEARD_DB / 20);
  const loudest = profile.peaks.reduce((most, peak) => Math.max(most, peak), 0);
  return gain < unheard && gain > 1 / unheard && loudest <= CEILING * unheard;
}

/** Whether beginning and end of the sound, next to what the fades of a cut cover, are too quiet to click. */
export function edgesAreQuiet({ peaks }: LoudnessProfile, edges: { start: boolean; end: boolean }): boolean {
  const faded = Math.ceil(DECLICK_SEC / CELL_SEC);
  const quiet = (cells: readonly number[]) => cells.every((peak) => peak <= QUIET_PEAK);
  return (!edges.start || quiet(peaks.slice(0, faded + 2))) && (!edges.end || quiet(peaks.slice(-faded - 2)));
}
