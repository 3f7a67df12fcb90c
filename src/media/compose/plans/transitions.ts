/**
 * How segments of an edit follow each other: where a dissolve or a dip lies around its cut. The edit is as long as it is
 * with cuts: a dissolve shows what its neighbours have beyond the cut, and a last picture stays where there is no more.
 */
import type { Dip, PictureSpan, SoundSpan } from '../composition-plan.ts';
import { sourceTimeOf } from '../source-time.ts';

/** What of a segment decides how it follows the one before it. */
interface Following {
  readonly sourceStartSec: number;
  readonly outputStartSec: number;
  readonly outputEndSec: number;
  readonly speed?: number | undefined;
  readonly transition?: string | undefined;
  readonly transitionSec?: number | undefined;
}

export interface Transition {
  readonly kind: 'dissolve' | 'dip';
  readonly atSec: number;
  readonly beforeSec: number;
  readonly afterSec: number;
}

/** By the index of the segment that follows; null for a cut. A kind this program does not know is a cut. */
export function transitionsOf(segments: readonly Following[]): (Transition | null)[] {
  return segments.map((segment, index) => {
    const { transition: kind, transitionSec = 0, outputStartSec: atSec } = segment;
    const before = segments[index - 1];
    if (before === undefined || (kind !== 'dissolve' && kind !== 'dip')) return null;
    // A segment has room for one at each end.
    const durationSec = Math.min(transitionSec, lengthOf(before) / 2, lengthOf(segment) / 2);
    if (durationSec <= 0) return null;
    const halfSec = durationSec / 2;
    if (kind === 'dip') return { kind, atSec, beforeSec: halfSec, afterSec: halfSec };
    const beforeSec = Math.min(halfSec, segment.sourceStartSec / (segment.speed ?? 1));
    return { kind, atSec, beforeSec, afterSec: durationSec - beforeSec };
  });
}

export function dipsOf(transitions: readonly (Transition | null)[]): Dip[] {
  return transitions.flatMap((one) =>
    one?.kind === 'dip' ? [{ atSec: one.atSec, durationSec: one.beforeSec + one.afterSec }] : [],
  );
}

/** Laid over the segments: what comes, up to the cut; what goes, behind it. */
export function dissolvingSpans(
  spans: readonly PictureSpan[],
  transitions: readonly (Transition | null)[],
): PictureSpan[] {
  return transitions.flatMap((one, index) => {
    const [going, coming] = [spans[index - 1], spans[index]];
    if (one?.kind !== 'dissolve' || going === undefined || coming === undefined) return [];
    const { atSec, beforeSec, afterSec } = one;
    const share = beforeSec / (beforeSec + afterSec);
    const startSec = atSec - beforeSec;
    const rising: PictureSpan = {
      ...coming,
      startSec,
      endSec: atSec,
      sourceStartSec: Math.max(0, sourceTimeOf(coming, startSec)),
      opacity: { from: 0, to: share },
    };
    const falling: PictureSpan = {
      ...going,
      startSec: atSec,
      endSec: atSec + afterSec,
      sourceStartSec: sourceTimeOf(going, atSec),
      opacity: { from: 1 - share, to: 0 },
    };
    return beforeSec > 0 ? [rising, falling] : [falling];
  });
}

/** The sound of a segment between its transitions: faded over them, and reaching over its cuts where it dissolves. */
export function faded(
  span: SoundSpan,
  coming: Transition | null | undefined,
  going: Transition | null | undefined,
): SoundSpan {
  const reach = (one: Transition | null | undefined, side: 'beforeSec' | 'afterSec'): number =>
    one?.kind === 'dissolve' ? one[side] : 0;
  const startSec = span.startSec - reach(coming, 'beforeSec');
  const lasts = (one: Transition): number =>
    one.kind === 'dip' ? one.beforeSec : one.beforeSec + one.afterSec;
  return {
    ...span,
    startSec,
    endSec: span.endSec + reach(going, 'afterSec'),
    sourceStartSec: sourceTimeOf(span, startSec),
    ...(coming == null ? {} : { fadeInSec: lasts(coming) }),
    ...(going == null ? {} : { fadeOutSec: lasts(going) }),
  };
}

function lengthOf({ outputStartSec, outputEndSec }: Following): number {
  return outputEndSec - outputStartSec;
}
