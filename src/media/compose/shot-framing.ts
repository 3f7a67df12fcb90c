/** What was found of a framing with what was set by hand for single shots over it. Pure. */
import { outside, type ShotFraming, type SourceSpan } from '../../base/film/source-shots.ts';
import type { FramingKeyframe, FramingPath } from './composition-plan.ts';
import { centerAt } from './place-picture.ts';

/** The path with what was set by hand over it. */
export function framedByHand(path: FramingPath, set: readonly ShotFraming[]): FramingPath {
  return set.reduce((below, shot) => {
    if (shot.view === 'whole') return keptWhole(below, shot);
    return shot.view === 'point' ? standingStill(below, shot) : below;
  }, path);
}

function keptWhole({ whole = [], ...path }: FramingPath, { startSec, endSec }: SourceSpan): FramingPath {
  const others = whole.flatMap((one) => outside(one, { startSec, endSec }));
  return { ...path, whole: [...others, { startSec, endSec }].sort((a, b) => a.startSec - b.startSec) };
}

function standingStill(path: FramingPath, { startSec, endSec, centerX, centerY }: ShotFraming): FramingPath {
  const { keyframes, whole, ...rest } = path;
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
  if (whole === undefined) return { ...rest, keyframes: held };
  return { ...rest, keyframes: held, whole: whole.flatMap((one) => outside(one, { startSec, endSec })) };
}

function pointAt(path: FramingPath, timeSec: number): { centerX: number; centerY: number } {
  const { x, y } = centerAt(path, timeSec);
  return { centerX: x, centerY: y };
}
