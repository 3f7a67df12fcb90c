/** Where an edit would differ if a change were made, on the clock of the edit as it is now. */
import { firstAfter } from '../../base/sorted.ts';
import { changedStretches, onOutput, type Stretch } from './changed-stretches.ts';
import { type Edit, type PlacedSegment, placeSegments, type Segment, sourceSecAt } from './edit.ts';
import { segmentsBySource } from './segments-by-source.ts';

export interface ProposedStretch extends Stretch {
  readonly tone: 'cut' | 'changed';
}

const LEAST_SEC = 1e-3;

/** What goes is `cut`; what looks or sounds otherwise or comes to it is `changed`. What only moves is not named. */
export function proposedStretches(now: Edit, wanted: Edit): ProposedStretch[] {
  const shown = shownOf(wanted);
  const gone = placeSegments(now).flatMap((segment) => goneOf(segment, shown.get(segment.assetId) ?? []));
  const changed = changedStretches(now, wanted).filter(isSeen);
  return [
    ...gone.map((one) => ({ ...one, tone: 'cut' as const })),
    ...onClockOf(now, wanted, changed).map((one) => ({ ...one, tone: 'changed' as const })),
  ];
}

function isSeen({ startSec, endSec }: Stretch): boolean {
  return endSec - startSec > LEAST_SEC;
}

/** By asset, what an edit shows of it on its own clock: in order and apart. */
function shownOf({ segments }: Edit): ReadonlyMap<string, readonly Stretch[]> {
  return new Map(
    [...segmentsBySource(segments)].map(([assetId, sorted]) => {
      const apart: Stretch[] = [];
      for (const { sourceStartSec: startSec, sourceEndSec: endSec } of sorted) {
        const last = apart.at(-1);
        if (last === undefined || startSec > last.endSec) apart.push({ startSec, endSec });
        else apart[apart.length - 1] = { ...last, endSec: Math.max(last.endSec, endSec) };
      }
      return [assetId, apart];
    }),
  );
}

/** The parts of a segment that are none of what is shown of its source. */
function goneOf(segment: PlacedSegment, shown: readonly Stretch[]): Stretch[] {
  const gone: Stretch[] = [];
  let fromSec = segment.sourceStartSec;
  for (let at = firstAfter(shown, fromSec, ({ endSec }) => endSec); fromSec < segment.sourceEndSec; at += 1) {
    const next = shown[at];
    gone.push({
      startSec: fromSec,
      endSec: Math.min(next?.startSec ?? segment.sourceEndSec, segment.sourceEndSec),
    });
    fromSec = next?.endSec ?? segment.sourceEndSec;
  }
  return gone.filter(isSeen).map((span) => onOutput(segment, span));
}

/** Stretches of the wanted edit where their material is now; what comes to it stands where it would come. */
function onClockOf(now: Edit, wanted: Edit, stretches: readonly Stretch[]): Stretch[] {
  const placed = placeSegments(now);
  const byId = new Map(placed.map((one) => [one.id, one]));
  const sorted = segmentsBySource(placed);
  const nowOf = (segment: PlacedSegment, span: Stretch): Stretch | null => {
    const ofSource = sorted.get(segment.assetId) ?? [];
    const at = firstAfter(ofSource, span.startSec + LEAST_SEC, ({ sourceStartSec }) => sourceStartSec) - 1;
    return shownIn(byId.get(segment.id), segment, span) ?? shownIn(ofSource[at], segment, span);
  };
  const found: Stretch[] = [];
  /** Where what comes next stands now. */
  let atSec = 0;
  for (const segment of placeSegments(wanted)) {
    const whole = { startSec: segment.sourceStartSec, endSec: segment.sourceEndSec };
    const behindSec = nowOf(segment, whole)?.endSec ?? atSec;
    let next = firstAfter(stretches, segment.outputStartSec, ({ endSec }) => endSec);
    for (; (stretches[next]?.startSec ?? Number.POSITIVE_INFINITY) < segment.outputEndSec; next += 1) {
      const { startSec, endSec } = stretches[next] as Stretch;
      const fromSec = Math.max(startSec, segment.outputStartSec);
      const toSec = Math.min(endSec, segment.outputEndSec);
      const span = { startSec: sourceSecAt(segment, fromSec), endSec: sourceSecAt(segment, toSec) };
      // An end that is drawn out comes behind what there is of its segment.
      const isEnd = span.startSec > segment.sourceStartSec + LEAST_SEC;
      const comesSec = isEnd ? behindSec : atSec;
      found.push(nowOf(segment, span) ?? { startSec: comesSec, endSec: comesSec + toSec - fromSec });
    }
    atSec = behindSec;
  }
  return joined(found.filter(isSeen));
}

/** The part of a stretch of its source that a segment of now shows, on the output clock; null for none of it. */
function shownIn(one: PlacedSegment | undefined, { assetId }: Segment, span: Stretch): Stretch | null {
  if (one === undefined || one.assetId !== assetId) return null;
  const startSec = Math.max(span.startSec, one.sourceStartSec);
  const endSec = Math.min(span.endSec, one.sourceEndSec);
  return endSec - startSec > LEAST_SEC ? onOutput(one, { startSec, endSec }) : null;
}

/** Those that touch are one, in the order they are in. */
function joined(stretches: readonly Stretch[]): Stretch[] {
  const result: Stretch[] = [];
  for (const one of stretches) {
    const last = result.at(-1);
    if (last !== undefined && Math.abs(one.startSec - last.endSec) < LEAST_SEC)
      result[result.length - 1] = { ...last, endSec: one.endSec };
    else result.push(one);
  }
  return result;
}
