/** Times of TTML (W3C TTML2, section 12.3): clock times, with frames or a fraction, and offsets with a metric. */
import type { TimeSpan } from '../../base/film/time-span.ts';

/** What a document says of its clock. */
export interface TtmlClock {
  readonly framesPerSec: number;
  readonly ticksPerSec: number;
  /** How long one second of its times is. By SMPTE time codes that drop none, as long as the frames it counts; else 1. */
  readonly secondSec: number;
}

interface Times extends TimeSpan {
  readonly marks: readonly { readonly offset: number; readonly startSec: number }[];
}

const HOUR_SEC = 3600;
const CLOCK = /^(\d+):(\d\d):(\d\d)(?:(\.\d+)|:(\d+)(?:\.\d+)?)?$/u;
const OFFSET = /^(\d+(?:\.\d+)?)(h|ms|m|s|f|t)$/u;

/** null where it is no time. */
export function parseTtmlTime(text: string, clock: TtmlClock): number | null {
  const [, hours, minutes, seconds, fraction, frames] = CLOCK.exec(text.trim()) ?? [];
  if (hours !== undefined)
    return (
      Number(hours) * HOUR_SEC +
      Number(minutes) * 60 +
      Number(seconds) +
      Number(fraction ?? 0) +
      Number(frames ?? 0) / clock.framesPerSec
    );
  const [, count, metric] = OFFSET.exec(text.trim()) ?? [];
  const secOf = { h: HOUR_SEC, m: 60, s: 1, ms: 0.001, f: 1 / clock.framesPerSec, t: 1 / clock.ticksPerSec };
  return count === undefined ? null : Number(count) * secOf[metric as keyof typeof secOf];
}

/**
 * From times as a document counts them to seconds of its film. A count of SMPTE time codes may begin with a whole hour, which
 * stays one: `onFilmClock` takes it off.
 * @param cues in the order of time
 */
export function onSeconds<Cue extends Times>(
  cues: readonly Cue[],
  { secondSec }: Pick<TtmlClock, 'secondSec'>,
): Cue[] {
  const firstSec = Math.floor((cues[0]?.startSec ?? 0) / HOUR_SEC) * HOUR_SEC;
  const seconds = (counted: number): number => firstSec + (counted - firstSec) * secondSec;
  return cues.map((cue) => ({
    ...cue,
    startSec: seconds(cue.startSec),
    endSec: seconds(cue.endSec),
    marks: cue.marks.map((mark) => ({ ...mark, startSec: seconds(mark.startSec) })),
  }));
}
