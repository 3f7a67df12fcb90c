/** The sound of some stretches of a window, one after another. Pure. */
import type { TimeSpan } from '../../../base/film/time-span.ts';

/** Less says nothing about a voice. */
const SHORTEST_SEC = 0.4;
/** More says hardly more, and takes as much longer: the voice model takes most of the time. */
const LONGEST_SEC = 4;

/** null where there is too little. */
export function voiceAlone(
  samples: Float32Array,
  spans: readonly TimeSpan[],
  sampleRate: number,
): Float32Array<ArrayBuffer> | null {
  const voice = new Float32Array(LONGEST_SEC * sampleRate);
  let filled = 0;
  for (const { startSec, endSec } of spans) {
    const part = samples.subarray(Math.round(startSec * sampleRate), Math.round(endSec * sampleRate));
    const taken = part.subarray(0, voice.length - filled);
    voice.set(taken, filled);
    filled += taken.length;
  }
  return filled >= SHORTEST_SEC * sampleRate ? voice.slice(0, filled) : null;
}
