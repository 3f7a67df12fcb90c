/** The shots a segment shows: where they stand on the output clock, and how each is framed. Pure. */
import { listShots, outside, type ShotFraming, type SourceSpan } from '../../base/film/source-shots.ts';
import { MIN_SEGMENT_SEC, outputSecAt, type PlacedSegment } from '../model/edit.ts';

export interface SeenShot extends ShotFraming {
  /** What of it the segment shows, on the output clock. */
  readonly fromSec: number;
  readonly toSec: number;
  /** The middle of that on the source's clock. */
  readonly seenSec: number;
}

/**
 * @param known shots that were found in the segment's video, in order; a stretch of the segment where none is known
 * is one shot
 * @param set what is framed by hand in that video
 */
export function shotsOfSegment(
  segment: PlacedSegment,
  known: readonly SourceSpan[],
  set: readonly ShotFraming[],
): SeenShot[] {
  const { sourceStartSec, sourceEndSec } = segment;
  const whole = [{ startSec: sourceStartSec, endSec: sourceEndSec }];
  const unknown = known.reduce((left, shot) => left.flatMap((span) => outside(span, shot)), whole);
  const base = [...known, ...unknown].sort((a, b) => a.startSec - b.startSec);
  return listShots(base, set).flatMap((shot) => {
    const startSec = Math.max(shot.startSec, sourceStartSec);
    const endSec = Math.min(shot.endSec, sourceEndSec);
    const [fromSec, toSec] = [outputSecAt(segment, startSec), outputSecAt(segment, endSec)];
    if (toSec - fromSec < MIN_SEGMENT_SEC) return [];
    const seenSec = (startSec + endSec) / 2;
    return [{ ...shot, fromSec, toSec, seenSec }];
  });
}
