/**
 * Gives pictures that come in the order of decoding the times at which they are shown. The first one shown has the
 * time at which the first was to be decoded, the second one that of the second, and so on.
 */
import type { PicturePlace } from './picture-order.ts';

/** So many pictures at most wait to be shown (ITU-T H.264, A.3.1). */
const MAX_WAITING = 16;
/** A picture that is overtaken by more is a damaged one. */
export const MAX_OVERTAKING = 256;

interface Held<Picture> {
  readonly picture: Picture;
  readonly count: number;
  shownTime: number | null;
}

export class ShownTimes<Picture> {
  /** In the order of decoding, until the time of the first is known. */
  private held: Held<Picture>[] = [];
  /** In the order of showing. */
  private waiting: Held<Picture>[] = [];
  private times: number[] = [];

  /** The pictures whose times are known now, in the order of decoding. Throws RangeError for what cannot be. */
  push(picture: Picture, decodeTime: number, place: PicturePlace): [Picture, number][] {
    if (place.isRestart) this.show(0);
    const entry = { picture, count: place.count, shownTime: null };
    const later = this.waiting.findLastIndex(({ count }) => count <= entry.count);
    this.waiting.splice(later + 1, 0, entry);
    this.held.push(entry);
    this.times.push(decodeTime);
    this.show(MAX_WAITING);
    if (this.held.length > MAX_OVERTAKING + MAX_WAITING)
      throw new RangeError('A picture of the stream is never shown.');
    return this.release();
  }

  /** The rest. */
  end(): [Picture, number][] {
    this.show(0);
    return this.release();
  }

  private show(leave: number): void {
    while (this.waiting.length > leave) {
      const next = this.waiting.shift();
      const time = this.times.shift();
      if (next !== undefined && time !== undefined) next.shownTime = time;
    }
  }

  private release(): [Picture, number][] {
    const first = this.held.findIndex(({ shownTime }) => shownTime === null);
    const known = this.held.splice(0, first < 0 ? this.held.length : first);
    return known.map(({ picture, shownTime }) => [picture, shownTime ?? 0]);
  }
}
