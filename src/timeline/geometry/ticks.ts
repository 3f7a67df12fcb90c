/** Marks of a ruler: round moments, never nearer to each other than can be read. */
import { endOf, type TimeScale, xOf } from './time-scale.ts';

export interface Tick {
  readonly sec: number;
  readonly xPx: number;
  /** Major ticks carry their time. */
  readonly major: boolean;
}

/** Seconds between labels, each with how many parts it is divided into. */
const STEPS: readonly (readonly [sec: number, parts: number])[] = [
  [0.05, 5],
  [0.1, 5],
  [0.2, 4],
  [0.5, 5],
  [1, 5],
  [2, 4],
  [5, 5],
  [10, 5],
  [15, 3],
  [30, 6],
  [60, 6],
  [120, 4],
  [300, 5],
  [600, 5],
  [900, 3],
  [1800, 6],
  [3600, 6],
  [7200, 4],
  [18000, 5],
];

/** From left to right; the first may lie left of the view so that its label is not cut off. */
export function* ticks(scale: TimeScale, minLabelPx = 76): Generator<Tick> {
  const [stepSec, parts] = STEPS.find(([sec]) => sec * scale.pxPerSec >= minLabelPx) ?? [36000, 5];
  const partSec = stepSec / parts;
  const first = Math.max(0, Math.floor(scale.startSec / stepSec) * parts);
  const last = Math.ceil(endOf(scale) / partSec);
  // Counted, never summed, so that the millionth tick is as exact as the first.
  for (let at = first; at <= last; at += 1) {
    const sec = at * partSec;
    yield { sec, xPx: xOf(scale, sec), major: at % parts === 0 };
  }
}
