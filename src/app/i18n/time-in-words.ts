/** A length or a position in a video as it is said: `0:42` is read aloud as a time of day, or sign by sign. */
import { numbers } from './format.ts';
import type { Locale } from './messages.ts';

/** `42 seconds`, `1 minute 43.79 seconds`, `1 hour 2 minutes`: to the hundredth, for screen readers. */
export function timeInWords(totalSec: number, locale: Locale): string {
  const hundredths = Math.max(0, Math.round(totalSec * 100));
  const parts = [
    [Math.floor(hundredths / 360_000), 'hour'],
    [Math.floor(hundredths / 6000) % 60, 'minute'],
    [(hundredths % 6000) / 100, 'second'],
  ] as const;
  const said = parts.filter(([value, unit]) => value > 0 || (unit === 'second' && hundredths === 0));
  return said
    .map(([value, unit]) => numbers(locale, { style: 'unit', unit, unitDisplay: 'long' }).format(value))
    .join(' ');
}

/** As `clock.ts` writes them. */
const CLOCK = /\b(?:(\d+):)?(\d+):(\d{2}(?:\.\d{2})?)\b/g;

/** A line with clocks in it, and neither times of day nor shapes as `9:16`: each of them in words: `0:05 to 1:02` is `5 seconds to 1 minute 2 seconds`. */
export function clocksInWords(line: string, locale: Locale): string {
  return line.replace(CLOCK, (_, hours = '0', minutes, sec) =>
    timeInWords(Number(hours) * 3600 + Number(minutes) * 60 + Number(sec), locale),
  );
}
