import type { TimeSpan } from '../../base/film/time-span.ts';

/** What listening to a whole source tells, without any words. Plain data, small enough to store. Times are presentation time. */
export interface SoundTrack {
  /** Root mean square loudness, dBFS (-100 for digital silence), one value per `stepSec`. */
  readonly loudnessDb: readonly number[];
  /** Peak of the same step, 0 to 1: what a waveform draws. */
  readonly peaks: readonly number[];
  readonly stepSec: number;
  /** Pauses in speech or sound, in order, not overlapping. */
  readonly silences: readonly TimeSpan[];
}
