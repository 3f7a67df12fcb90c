/**
 * What a plan plays, as stretches that one media element can play through without a jump. Picture and sound of the
 * same stretch share an element, so that they stay together.
 */
import type { CompositionPlan, SoundSpan } from '../media/compose/composition-plan.ts';
import { sourceTimeOf } from '../media/compose/source-time.ts';

export interface Reel {
  readonly sourceId: string;
  /** On the composition's clock. */
  readonly startSec: number;
  readonly endSec: number;
  /** Source time at `startSec`. */
  readonly sourceStartSec: number;
  /** Seconds of the source a second; absent for as recorded. */
  readonly speed?: number | undefined;
  readonly hasPicture: boolean;
  /** In order. None: it is not heard. */
  readonly sounds: readonly SoundSpan[];
}

/** Stretches of one source whose clocks differ less run on one element. */
const SAME_CLOCK_SEC = 0.002;

type Stretch = Pick<Reel, 'sourceId' | 'startSec' | 'endSec' | 'sourceStartSec' | 'speed'>;

/** By start. Every picture and sound span of the plan lies in one reel of its source and clock. */
export function reelsOf(plan: CompositionPlan): Reel[] {
  const stretches: Reel[] = [
    ...plan.pictures.flatMap(({ spans }) =>
      spans.map((span) => ({ ...stretchOf(span), hasPicture: true, sounds: [] })),
    ),
    ...plan.sounds.map((sound) => ({ ...stretchOf(sound), hasPicture: false, sounds: [sound] })),
  ].filter(({ startSec, endSec }) => endSec > startSec);
  stretches.sort((a, b) => a.startSec - b.startSec);
  const reels: Reel[] = [];
  for (const stretch of stretches) {
    const before = reels.findIndex((reel) => goesOn(reel, stretch));
    const reel = reels[before];
    if (reel === undefined) reels.push(stretch);
    else reels[before] = joined(reel, stretch);
  }
  return reels;
}

/** Those on at a time, and those that begin within `aheadSec` after it. */
export function reelsAround(
  reels: readonly Reel[],
  timeSec: number,
  aheadSec: number,
): { readonly active: readonly Reel[]; readonly coming: readonly Reel[] } {
  const active: Reel[] = [];
  const coming: Reel[] = [];
  for (const reel of reels) {
    if (reel.startSec > timeSec + aheadSec) break;
    if (reel.endSec <= timeSec) continue;
    if (reel.startSec <= timeSec) active.push(reel);
    else coming.push(reel);
  }
  return { active, coming };
}

function stretchOf({ sourceId, startSec, endSec, sourceStartSec, speed }: Stretch): Stretch {
  return { sourceId, startSec, endSec, sourceStartSec, ...(speed === undefined ? {} : { speed }) };
}

function goesOn(reel: Reel, next: Reel): boolean {
  return (
    reel.sourceId === next.sourceId &&
    reel.speed === next.speed &&
    next.startSec <= reel.endSec + SAME_CLOCK_SEC &&
    Math.abs(sourceTimeOf(reel, next.startSec) - next.sourceStartSec) < SAME_CLOCK_SEC
  );
}

function joined(reel: Reel, next: Reel): Reel {
  return {
    ...reel,
    endSec: Math.max(reel.endSec, next.endSec),
    hasPicture: reel.hasPicture || next.hasPicture,
    sounds: [...reel.sounds, ...next.sounds],
  };
}
