import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { formatCaptionTime, parseCaptionTime } from './caption-time.ts';

describe('times of subtitle files', () => {
  it('reads hours, minutes, seconds and what is behind the point or the comma', () => {
    expect(parseCaptionTime('01:02:03.500')).toBe(3723.5);
    expect(parseCaptionTime('02:03,5')).toBe(123.5);
    expect(parseCaptionTime('00:59')).toBe(59);
    expect(parseCaptionTime('1000:00:00.001')).toBe(3_600_000.001);
  });

  it.each(['', '5', '1:2:3:4', '00:60:00', '00:00:60', '12:00:00.1234', 'a 00:01'])('refuses %j', (text) => {
    expect(parseCaptionTime(text)).toBeNull();
  });

  it('writes what it reads', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 0, max: 99 * 3_600_000 }),
        fc.constantFrom(',' as const, '.' as const),
        (ms, mark) => {
          const text = formatCaptionTime(ms, mark);
          expect(text).toMatch(/^\d\d:\d\d:\d\d[,.]\d{3}$/);
          expect(parseCaptionTime(text)).toBeCloseTo(ms / 1000, 6);
        },
      ),
    );
  });
});
