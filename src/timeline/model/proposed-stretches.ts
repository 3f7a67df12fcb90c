/** Where an edit would differ if a change were made, on the clock of the edit as it is now. */
import { outside } from '../../base/film/source-shots.ts';
import { changedStretches, onOutput, type Stretch } from './changed-stretches.ts';
import { type Edit, type PlacedSegment, placeSegments } from './edit.ts';

export interface ProposedStretch extends Stretch {
  readonly tone: 'cut' | 'changed';
}

const LEAST_SEC = 1e-3;

/** What goes is `cut`; what looks or sounds otherwise or comes to it is `changed`. What only moves is not named. */
export function proposedStretches(now: Edit, wanted: Edit): ProposedStretch[] {
  const gone = placeSegments(now).flatMap((segment) => goneOf(segment, wanted));
  const changed = changedStretches(now, wanted).filter(isSeen);
  return [
    ...gone.map((one) => ({ ...one, tone: 'cut' as const })),
    ...changed.map(({ startSec, endSec }) => ({
      startSec: beforeCuts(startSec, gone),
      endSec: beforeCuts(endSec, gone),
      tone: 'changed' as const,
    })),
  ];
}

function isSeen({ startSec, endSec }: Stretch): boolean {
  return endSec - startSec > LEAST_SEC;
}

/** The parts of a segment that no segment of the wanted edit shows. */
function goneOf(segment: PlacedSegment, wanted: Edit): Stretch[] {
  const kept = wanted.segments.filter(({ assetId }) => assetId === segment.assetId);
  const gone = kept.reduce<Stretch[]>(
    (left, { sourceStartSec: startSec, sourceEndSec: endSec }) =>
      left.flatMap((one) => outside(one, { startSec, endSec })),
    [{ startSec: segment.sourceStartSec, endSec: segment.sourceEndSec }],
  );
  return gone.filter(isSeen).map((span) => onOutput(segment, span));
}

/** A moment of the wanted edit on the clock of now: everything that would go before it is still there. */
function beforeCuts(sec: number, gone: readonly Stretch[]): number {
  return gone.reduce(
    (at, { startSec, endSec }) => (startSec <= at + LEAST_SEC ? at + endSec - startSec : at),
    sec,
  );
}
