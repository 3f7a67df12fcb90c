/**
 * The times of one stream of a film, where its clock may start anew: in broadcasts and on DVDs at each piece, and where
 * damage says so. What comes then goes on where the film was.
 */

/** Pieces of broadcasts and DVDs follow one another; in other films so much can be between two pictures. */
export const LONGEST_STEP_SEC = { pieces: 10, film: 600 } as const;
/** Less is the order of pictures. */
const BACK_SEC = 1;

export class SteadyClock {
  private offsetSec = 0;
  private nextSec: number;
  private readonly longestStepSec: number;

  constructor(startSec: number, longestStepSec: number) {
    this.nextSec = startSec;
    this.longestStepSec = longestStepSec;
  }

  /** @param saidSec null where the film says nothing @param durationSec of what is shown or heard then */
  at(saidSec: number | null, durationSec: number): number {
    let atSec = saidSec === null ? this.nextSec : saidSec + this.offsetSec;
    if (atSec < this.nextSec - BACK_SEC || atSec > this.nextSec + this.longestStepSec) {
      this.offsetSec += this.nextSec - atSec;
      atSec = this.nextSec;
    }
    this.nextSec = Math.max(this.nextSec, atSec + durationSec);
    return atSec;
  }
}
