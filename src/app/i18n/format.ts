/** Numbers, sizes, durations and times as people read them, by the platform's Intl. Positions in a video: clock.ts. */
import type { Locale } from './messages.ts';

/**
 * Dates and numbers are written as where the reader lives, if the browser says which country that is: `en-GB`. Chromium on a
 * Linux without a language says `en-US@posix`, which no Intl takes.
 */
function regional(locale: Locale): string {
  const tag = globalThis.navigator?.languages.find((one) => one.startsWith(`${locale}-`)) ?? locale;
  return tag.replace(/[@.].*/, '');
}

const formats = new Map<string, Intl.NumberFormat | Intl.DateTimeFormat>();

/** Made once: making one takes far longer than using it, and a list shows hundreds of them. */
function formatOf<Format extends Intl.NumberFormat | Intl.DateTimeFormat, Options>(
  Make: new (tag: string, options: Options) => Format,
  locale: Locale,
  options: Options,
): Format {
  const tag = regional(locale);
  const name = `${Make.name} ${tag} ${JSON.stringify(options)}`;
  const format = (formats.get(name) as Format | undefined) ?? new Make(tag, options);
  formats.set(name, format);
  return format;
}

export function numbers(locale: Locale, options: Intl.NumberFormatOptions): Intl.NumberFormat {
  return formatOf(Intl.NumberFormat, locale, options);
}

export function dates(locale: Locale, options: Intl.DateTimeFormatOptions): Intl.DateTimeFormat {
  return formatOf(Intl.DateTimeFormat, locale, options);
}

const UNITS = ['byte', 'kilobyte', 'megabyte', 'gigabyte', 'terabyte'] as const;

export function fileSize(sizeBytes: number, locale: Locale): string {
  // Just under the next unit it would be rounded to a thousand of this one.
  const nearly = Math.max(1, sizeBytes) * 1.0005;
  const power = Math.min(UNITS.length - 1, Math.floor(Math.log10(nearly) / 3));
  const format = numbers(locale, {
    style: 'unit',
    unit: UNITS[power] ?? 'byte',
    // The short form of a byte has no plural.
    unitDisplay: power === 0 ? 'long' : 'short',
    maximumFractionDigits: power < 2 ? 0 : 1,
  });
  return format.format(sizeBytes / 1000 ** power);
}

export function dateTime(iso: string, locale: Locale): string {
  return dates(locale, { dateStyle: 'medium', timeStyle: 'short' }).format(new Date(iso));
}

export function dateOnly(iso: string, locale: Locale): string {
  return dates(locale, { dateStyle: 'medium' }).format(new Date(iso));
}

export function wholeNumber(value: number, locale: Locale): string {
  return numbers(locale, { maximumFractionDigits: 0 }).format(value);
}

/** `a, b and c` */
export function listed(names: readonly string[], locale: Locale): string {
  return new Intl.ListFormat(regional(locale), { type: 'conjunction' }).format(names);
}

export function percent(fraction: number, locale: Locale): string {
  return numbers(locale, { style: 'percent' }).format(fraction);
}

/** `about 3 min` without the about: a rough remaining time. */
export function roughDuration(totalSec: number, locale: Locale): string {
  const [value, unit] =
    totalSec < 60
      ? [Math.max(1, Math.round(totalSec)), 'second' as const]
      : totalSec < 3600
        ? [Math.round(totalSec / 60), 'minute' as const]
        : [Math.round(totalSec / 360) / 10, 'hour' as const];
  return numbers(locale, { style: 'unit', unit, unitDisplay: 'short' }).format(value);
}

/** `12 days`, `4 hr 38 min`, `5 min`: how long something still lasts, never less than a minute. */
export function timeLeft(leftMs: number, locale: Locale): string {
  const minutes = Math.max(1, Math.ceil(leftMs / 60_000));
  const format = (value: number, unit: 'day' | 'hour' | 'minute', unitDisplay: 'long' | 'short'): string =>
    numbers(locale, { style: 'unit', unit, unitDisplay }).format(value);
  const hours = Math.floor(minutes / 60);
  if (hours >= 48) return format(Math.floor(hours / 24), 'day', 'long');
  const rest = minutes % 60;
  if (hours === 0) return format(rest, 'minute', 'short');
  return rest === 0
    ? format(hours, 'hour', 'short')
    : `${format(hours, 'hour', 'short')} ${format(rest, 'minute', 'short')}`;
}

/** `00:00`: a time of day where the reader is, or in UTC. */
export function timeOfDay(iso: string, locale: Locale, timeZone?: 'UTC'): string {
  const zone = timeZone === undefined ? {} : { timeZone };
  return dates(locale, {
    hour: '2-digit',
    minute: '2-digit',
    hourCycle: 'h23',
    ...zone,
  }).format(new Date(iso));
}
