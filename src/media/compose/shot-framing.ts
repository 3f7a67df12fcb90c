/**
 * How single shots of a source are framed by hand, over what was found for all of it. Service and preview both lay
 * the one over the other here. Pure; all times on the source's clock.
 */
import type { FramingKeyframe, FramingPath, SourceSpan } from './composition-plan.ts';
import { centerAt } from './place-picture.ts';

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

/** The path with what was set by hand over it. */
export function framedByHand(path: FramingPath, set: readonly ShotFraming[]): FramingPath {
  return set.reduce((below, shot) => {
    if (shot.view === 'whole') return keptWhole(below, shot);
    return shot.view === 'point' ? standingStill(below, shot) : below;
  }, path);
}

function keptWhole({ keyframes, whole = [] }: FramingPath, { startSec, endSec }: SourceSpan): FramingPath {
  const others = whole.flatMap((one) => outside(one, { startSec, endSec }));
  return { keyframes, whole: [...others, { startSec, endSec }].sort((a, b) => a.startSec - b.startSec) };
}

function standingStill(path: FramingPath, { startSec, endSec, centerX, centerY }: ShotFraming): FramingPath {
  const { keyframes, whole } = path;
  const at = (timeSec: number): FramingKeyframe => ({
    timeSec,
    centerX: centerX ?? 0.5,
    centerY: centerY ?? 0.5,
  });
  // Jumps at the borders: what comes before and after is as if nothing had been set.
  const before = keyframes.filter(({ timeSec }) => timeSec < startSec);
  const after = keyframes.filter(({ timeSec }) => timeSec > endSec);
  const held = [
    ...before,
    keyframes.find(({ timeSec }) => timeSec === startSec) ?? {
      timeSec: startSec,
      ...pointAt(path, startSec),
    },
    at(startSec),
    at(endSec),
    keyframes.findLast(({ timeSec }) => timeSec === endSec) ?? { timeSec: endSec, ...pointAt(path, endSec) },
    ...after,
  ];
  if (whole === undefined) return { keyframes: held };
  return { keyframes: held, whole: whole.flatMap((one) => outside(one, { startSec, endSec })) };
}

function pointAt(path: FramingPath, timeSec: number): { centerX: number; centerY: number } {
  const { x, y } = centerAt(path, timeSec);
  return { centerX: x, centerY: y };
}

/** What of a span lies before and after another one. */
function outside<Span extends SourceSpan>(span: Span, hole: SourceSpan): Span[] {
  const parts = [
    { ...span, endSec: Math.min(span.endSec, hole.startSec) },
    { ...span, startSec: Math.max(span.startSec, hole.endSec) },
  ];
  return parts.filter(({ startSec, endSec }) => endSec > startSec);
}
