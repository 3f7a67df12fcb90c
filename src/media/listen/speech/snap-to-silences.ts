/** Moves word borders that stand in a pause to its edge: recognisers let words run into pauses. Pure. */
import { findSilences } from '../../../base/film/find-silences.ts';
import type { TimeSpan } from '../../../base/film/time-span.ts';
import { LevelMeter, powerToDb } from '../level-meter.ts';
import type { WindowWord } from './window-words.ts';

const STEP_SEC = 0.02;
/** A word that would become shorter than this was not said where the pause is; its times stay. */
const MIN_WORD_SEC = 0.08;

/** Pauses of a window, on its clock. */
export function silencesOf(samples: Float32Array, sampleRate: number): TimeSpan[] {
  const meter = new LevelMeter(sampleRate, STEP_SEC);
  meter.push(samples);
  const { powers } = meter.finish();
  return findSilences(Array.from(powers, powerToDb), STEP_SEC);
}

/** `silences` are in order and apart. Words keep their order and never grow. */
export function snapToSilences<Heard extends WindowWord>(
  words: readonly Heard[],
  silences: readonly TimeSpan[],
): Heard[] {
  return words.map((word) => {
    if (word.endSec === null) return word;
    let { startSec, endSec } = word;
    for (const silence of silences) {
      if (silence.startSec >= endSec || silence.endSec <= startSec) continue;
      const before = silence.startSec - startSec;
      const after = endSec - silence.endSec;
      // What is longer on one side of the pause is where the word was said.
      if (before >= after && before >= MIN_WORD_SEC) endSec = silence.startSec;
      else if (after >= MIN_WORD_SEC) startSec = silence.endSec;
    }
    return { ...word, startSec, endSec };
  });
}
