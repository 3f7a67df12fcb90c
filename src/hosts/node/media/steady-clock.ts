/**
 * The times of one stream of a film, where its clock may start anew: in broadcasts and on DVDs at each piece, and where
 * damage says so. What comes then goes on where the film was.
 */
import { problem } from '../../../contract/problems/problem.ts';
import { UnreadableMediaError } from '../../../media/probe/unreadable-media-error.ts';

/** Pieces of broadcasts and DVDs follow one another; in other films so much can be between two pictures. */
export const LONGEST_STEP_SEC = { pieces: 10, film: 600 } as const;
/** Less is the order of pictures. */
const BACK_SEC = 1;

export class SteadyClock {
  private offsetSec = 0;
  private nextSec: number;
  private readonly longestStepSec: number;
  private readonly latestSec: number;

  /** @param longestSec all of it: what is empty is filled, and steps of the clock cost a file nothing */
  constructor(startSec: number, longestStepSec: number, longestSec: number) {
    this.nextSec = startSec;
    this.longestStepSec = longestStepSec;
    this.latestSec = startSec + longestSec;
  }

  /** Throws UnreadableMediaError. @param saidSec null where the film says nothing @param durationSec of what is shown or heard then */
  at(saidSec: number | null, durationSec: number): number {
    let atSec = saidSec === null ? this.nextSec : saidSec + this.offsetSec;
    if (atSec < this.nextSec - BACK_SEC || atSec > this.nextSec + this.longestStepSec) {
      this.offsetSec += this.nextSec - atSec;
      atSec = this.nextSec;
    }
    if (atSec > this.latestSec) throw new UnreadableMediaError(problem('file_damaged'));
    this.nextSec = Math.max(this.nextSec, atSec + durationSec);
    return atSec;
  }
}
