/** Keeps texts that nobody put anywhere off each other: what stands at the same time stands under or over another. Pure. */
import type { RectPx } from '../pictures/rect-px.ts';
import type { TextPlan } from './overlay-plan.ts';

/**
 * Texts that stand at the same time, directly or by way of others, as indexes; in each group in the order in which they
 * take their places: those that stay where they are, then the others as they begin.
 */
export function groupsInTime(texts: readonly TextPlan[]): number[][] {
  const byStart = [...texts.entries()].sort(([, a], [, b]) => a.startSec - b.startSec);
  const groups: [index: number, text: TextPlan][][] = [];
  let untilSec = Number.NEGATIVE_INFINITY;
  for (const entry of byStart) {
    const [, { startSec, endSec }] = entry;
    if (startSec < untilSec) groups.at(-1)?.push(entry);
    else groups.push([entry]);
    untilSec = Math.max(untilSec, endSec);
  }
  return groups.map((group) => {
    const stays = group.filter(([, { givesWay }]) => givesWay !== true);
    return [...stays, ...group.filter(([, { givesWay }]) => givesWay === true)].map(([index]) => index);
  });
}

export function standTogether(a: TextPlan, b: TextPlan): boolean {
  return a.startSec < b.endSec && b.startSec < a.endSec;
}

export interface FreePlaces {
  /** Covered by nothing that makes way. */
  readonly taken: readonly RectPx[];
  /** Where captions may be: better not there. */
  readonly captions: RectPx | null;
  readonly topPx: number;
  readonly bottomPx: number;
  /** Between two texts. */
  readonly gapPx: number;
}

/** How far down a text moves so that it covers none: as little as it can; 0 where there is no room. */
export function shiftDown(own: RectPx, { taken, captions, topPx, bottomPx, gapPx }: FreePlaces): number {
  const coversAny = (rect: RectPx, others: readonly RectPx[]) => others.some((other) => covers(rect, other));
  if (!coversAny(own, taken)) return 0;
  const tops = taken
    .flatMap(({ y, height }) => [y + height + gapPx, y - gapPx - own.height])
    .filter((y) => y >= topPx && y + own.height <= bottomPx)
    .filter((y) => !coversAny({ ...own, y }, taken))
    .toSorted((a, b) => Math.abs(a - own.y) - Math.abs(b - own.y));
  const clear = tops.find((y) => captions === null || !coversAny({ ...own, y }, [captions]));
  return (clear ?? tops[0] ?? own.y) - own.y;
}

/** Presets that are made to stand under each other touch by what surrounds their letters. */
const TOUCH = 0.15;

function covers(a: RectPx, b: RectPx): boolean {
  const inBothPx = Math.min(a.y + a.height, b.y + b.height) - Math.max(a.y, b.y);
  return (
    Math.min(a.x + a.width, b.x + b.width) > Math.max(a.x, b.x) &&
    inBothPx > TOUCH * Math.min(a.height, b.height)
  );
}
