/**
 * Sound that comes out of a decoder, laid by the times of the packets that went in: decoders give all of it in its order, some
 * of it later, and some of them count its times on from the first packet, through every gap of a recording.
 */

interface Inside {
  readonly fromSec: number;
  readonly lengthSec: number;
}

/** Sums of lengths are rounded; a sample is longer. */
const ROUNDING_SEC = 1e-6;

/** Of one place of a file on, in its order. */
export class LaidSound {
  /** Packets whose sound is not all out yet. */
  private readonly inside: Inside[] = [];
  /** How much of the first one is. */
  private givenSec = 0;
  private endSec = 0;

  /** A packet goes in, of which `lengthSec` come out. */
  put(fromSec: number, lengthSec: number): void {
    this.inside.push({ fromSec, lengthSec });
  }

  /** When the next `lengthSec` that come out are heard; right behind the last ones where more comes out than went in. */
  next(lengthSec: number): number {
    this.leaveWhatIsOut();
    const [first] = this.inside;
    const fromSec = first === undefined ? this.endSec : first.fromSec + this.givenSec;
    this.endSec = fromSec + lengthSec;
    this.givenSec += lengthSec;
    return fromSec;
  }

  private leaveWhatIsOut(): void {
    for (
      let [first] = this.inside;
      first !== undefined && first.lengthSec <= this.givenSec + ROUNDING_SEC;
      [first] = this.inside
    ) {
      this.givenSec -= first.lengthSec;
      this.inside.shift();
    }
  }
}
