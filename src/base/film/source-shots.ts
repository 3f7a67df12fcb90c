/**
 * The shots of a source and how each is framed by hand, over what was found for all of it. Service, editing surface
 * and preview list and set them here. Pure; all times on the source's clock.
 */
import type { TimeSpan } from './time-span.ts';

/** A stretch on the source's clock. */
export type SourceSpan = TimeSpan;

/** A shot and what is wanted of it: `auto` leaves what was found, `whole` crops nothing, `point` stands still. */
export interface ShotFraming extends SourceSpan {
  /** One this program does not know is `auto`. */
  readonly view: string;
  /** Centre of the crop, as fractions of the picture; null where the view has none. */
  readonly centerX: number | null;
  readonly centerY: number | null;
}

/** A border set by hand this near to a cut is that cut, seen by another look at the video. */
const SAME_BORDER_SEC = 0.05;

/** The shots between the borders of `base`, each with the view that was set for its middle. In order. */
export function listShots(base: readonly SourceSpan[], set: readonly ShotFraming[]): ShotFraming[] {
  const borders = set.flatMap(({ startSec, endSec }) => [startSec, endSec]);
  const moved = (timeSec: number): number =>
    borders.find((border) => Math.abs(border - timeSec) < SAME_BORDER_SEC) ?? timeSec;
  return base.flatMap((span) => {
    const [from, to] = [moved(span.startSec), moved(span.endSec)];
    const inside = borders.filter((border) => border > from && border < to);
    const edges = [...new Set([from, ...inside, to])].sort((a, b) => a - b);
    return edges.slice(1).map((endSec, index) => {
      const startSec = edges[index] as number;
      const middleSec = (startSec + endSec) / 2;
      const known = set.find((one) => one.startSec <= middleSec && middleSec < one.endSec);
      return {
        startSec,
        endSec,
        view: known?.view ?? 'auto',
        centerX: known?.centerX ?? null,
        centerY: known?.centerY ?? null,
      };
    });
  });
}

/** What is set after `shot` is set too, in order; `auto` takes back what was set for its time. */
export function withShot(set: readonly ShotFraming[], shot: ShotFraming): ShotFraming[] {
  const others = set.flatMap((one) => outside(one, shot));
  return [...others, ...(shot.view === 'auto' ? [] : [shot])].sort((a, b) => a.startSec - b.startSec);
}

/** What of a span lies before and after another one. */
export function outside<Span extends SourceSpan>(span: Span, hole: SourceSpan): Span[] {
  const parts = [
    { ...span, endSec: Math.min(span.endSec, hole.startSec) },
    { ...span, startSec: Math.max(span.startSec, hole.endSec) },
  ];
  return parts.filter(({ startSec, endSec }) => endSec > startSec);
}
