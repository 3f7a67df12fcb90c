/** Which moment of a source a span of a plan shows or plays at a moment of the composition. */
interface Clocks {
  readonly startSec: number;
  readonly sourceStartSec: number;
  /** Seconds of the source a second; absent for as recorded. */
  readonly speed?: number | undefined;
}

/** On the source's clock; also outside of the span. */
export function sourceTimeOf({ startSec, sourceStartSec, speed = 1 }: Clocks, timeSec: number): number {
  return sourceStartSec + (timeSec - startSec) * speed;
}
