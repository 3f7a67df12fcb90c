/** Times of TTML (W3C TTML2, section 12.3): clock times, with frames or a fraction, and offsets with a metric. */

/** What a document says of its clock. */
export interface TtmlClock {
  readonly framesPerSec: number;
  readonly ticksPerSec: number;
}

const CLOCK = /^(\d+):(\d\d):(\d\d)(?:(\.\d+)|:(\d+)(?:\.\d+)?)?$/u;
const OFFSET = /^(\d+(?:\.\d+)?)(h|ms|m|s|f|t)$/u;

/** null where it is no time. */
export function parseTtmlTime(text: string, clock: TtmlClock): number | null {
  const [, hours, minutes, seconds, fraction, frames] = CLOCK.exec(text.trim()) ?? [];
  if (hours !== undefined)
    return (
      Number(hours) * 3600 +
      Number(minutes) * 60 +
      Number(seconds) +
      Number(fraction ?? 0) +
      Number(frames ?? 0) / clock.framesPerSec
    );
  const [, count, metric] = OFFSET.exec(text.trim()) ?? [];
  const secOf = { h: 3600, m: 60, s: 1, ms: 0.001, f: 1 / clock.framesPerSec, t: 1 / clock.ticksPerSec };
  return count === undefined ? null : Number(count) * secOf[metric as keyof typeof secOf];
}
