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

/** A clock as `clock.ts` writes it. */
const CLOCK = /\b(?:(\d+):)?(\d+):(\d{2}(?:\.\d{2})?)\b/g;
const BETWEEN_FACTS = /( · )/;

/** A line with clocks in it, and neither times of day nor shapes as `9:16`: `0:05 to 1:02` is `5 seconds to 1 minute 2 seconds`. */
export function clocksInWords(line: string, locale: Locale): string {
  return line.replace(CLOCK, (_, hours = '0', minutes, sec) =>
    timeInWords(Number(hours) * 3600 + Number(minutes) * 60 + Number(sec), locale),
  );
}

export interface LinePart {
  /** Where it begins in the line. */
  readonly at: number;
  readonly text: string;
  /** null where nothing of it is read otherwise than it is seen. */
  readonly inWords: string | null;
}

/** The same for a line of facts, and what stands between them, one by one. */
export function factsInWords(line: string, locale: Locale): LinePart[] {
  let at = 0;
  return line.split(BETWEEN_FACTS).map((text) => {
    const said = clocksInWords(text, locale);
    const part = { at, text, inWords: said === text ? null : said };
    at += text.length;
    return part;
  });
}
