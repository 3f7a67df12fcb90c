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

/** While stretches are joined to it. */
interface Growing extends Reel {
  endSec: number;
  hasPicture: boolean;
  readonly sounds: SoundSpan[];
}

type Stretch = Pick<Reel, 'sourceId' | 'startSec' | 'endSec' | 'sourceStartSec' | 'speed'>;

/** By start. Every picture and sound span of the plan lies in one reel of its source and clock. */
export function reelsOf(plan: CompositionPlan): Reel[] {
  const stretches: Growing[] = [
    ...plan.pictures.flatMap(({ spans }) =>
      spans.map((span) => ({ ...stretchOf(span), hasPicture: true, sounds: [] })),
    ),
    ...plan.sounds.map((sound) => ({ ...stretchOf(sound), hasPicture: false, sounds: [sound] })),
  ].filter(({ startSec, endSec }) => endSec > startSec);
  stretches.sort((a, b) => a.startSec - b.startSec);
  const reels: Growing[] = [];
  // Those that may still go on: an edit of thousands of cuts is looked through for each change.
  let open: Growing[] = [];
  for (const stretch of stretches) {
    open = open.filter(({ endSec }) => stretch.startSec <= endSec + SAME_CLOCK_SEC);
    const reel = open.find((one) => goesOn(one, stretch));
    if (reel !== undefined) join(reel, stretch);
    else {
      reels.push(stretch);
      open.push(stretch);
    }
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

/** Of one that has not ended before `next` begins. */
function goesOn(reel: Reel, next: Reel): boolean {
  return (
    reel.sourceId === next.sourceId &&
    reel.speed === next.speed &&
    Math.abs(sourceTimeOf(reel, next.startSec) - next.sourceStartSec) < SAME_CLOCK_SEC
  );
}

function join(reel: Growing, next: Reel): void {
  reel.endSec = Math.max(reel.endSec, next.endSec);
  reel.hasPicture ||= next.hasPicture;
  reel.sounds.push(...next.sounds);
}
