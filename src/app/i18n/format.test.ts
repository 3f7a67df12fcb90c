import fc from 'fast-check';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { dateTime, fileSize, percent, roughDuration, timeLeft, timeOfDay } from './format.ts';

const readerIn = (...languages: string[]): void => void vi.stubGlobal('navigator', { languages });
beforeEach(() => readerIn());

describe('a size as people read it', () => {
  it('uses the largest unit that gives at least one', () => {
    expect(fileSize(0, 'en')).toBe('0 bytes');
    expect(fileSize(0, 'it')).toBe('0 byte');
    expect(fileSize(5_817_406, 'en')).toBe('5.8 MB');
    expect(fileSize(5_817_406, 'it')).toBe('5,8 MB');
    expect(fileSize(999_999, 'en')).toBe('1 MB');
    expect(fileSize(8 * 1024 ** 3, 'en')).toBe('8.6 GB');
  });

  it('never shows four digits before the unit', () => {
    fc.assert(
      fc.property(fc.oneof(fc.nat(999_999_999_999), fc.nat(1_000_000)), (bytes) => {
        expect(fileSize(bytes, 'en')).toMatch(/^\d{1,3}(\.\d)? /);
      }),
    );
  });
});

describe('a rough remaining time', () => {
  it('is in seconds, minutes or hours', () => {
    expect(roughDuration(0.2, 'en')).toBe('1 sec');
    expect(roughDuration(200, 'en')).toBe('3 min');
    expect(roughDuration(5400, 'en')).toBe('1.5 hr');
  });
});

describe('a share', () => {
  it('is a whole percentage', () => {
    expect(percent(0.426, 'en')).toBe('43%');
  });
});

describe('how long something still lasts', () => {
  const MINUTE = 60_000;

  it('is told in days, then in hours and minutes, then in minutes', () => {
    expect(timeLeft(12.4 * 24 * 60 * MINUTE, 'en')).toBe('12 days');
    expect(timeLeft(278 * MINUTE, 'en')).toBe('4 hr 38 min');
    expect(timeLeft(120 * MINUTE, 'en')).toBe('2 hr');
    expect(timeLeft(4.2 * MINUTE, 'en')).toBe('5 min');
  });

  it('is never nothing', () => {
    expect(timeLeft(-5, 'en')).toBe('1 min');
  });

  it('ends at a time of day, here and in UTC', () => {
    expect(timeOfDay('2026-11-22T00:00:00Z', 'en', 'UTC')).toBe('00:00');
    expect(timeOfDay('2026-11-22T13:05:00Z', 'it', 'UTC')).toBe('13:05');
  });
});

describe('a date', () => {
  it('is written as where the reader lives, in the language of the page', () => {
    const written = (...languages: string[]): string => {
      readerIn(...languages);
      return dateTime('2026-11-29T19:05:00', 'en').replace(/\s/g, ' ');
    };
    expect(written('en-US')).toBe('Nov 29, 2026, 7:05 PM');
    expect(written('de-DE', 'en-GB', 'en-US')).toBe('29 Nov 2026, 19:05');
    expect(written('de-DE')).toBe('Nov 29, 2026, 7:05 PM');
    expect(written('en-US@posix')).toBe('Nov 29, 2026, 7:05 PM');
  });
});
