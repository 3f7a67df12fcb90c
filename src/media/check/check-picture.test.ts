import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { LIKE_DB } from '../../base/browser/device-check.ts';
import { likenessDb } from './check-picture.ts';

const pixels = fc.uint8Array({ minLength: 4, maxLength: 64 }).map((bytes) => {
  const whole = bytes.subarray(0, bytes.length - (bytes.length % 4));
  return new Uint8ClampedArray(whole);
});

describe('the likeness of two pictures', () => {
  it('is the highest of a picture and itself, whatever its alpha', () => {
    fc.assert(
      fc.property(pixels, fc.nat(255), (picture, alpha) => {
        const other = picture.map((value, at) => (at % 4 === 3 ? alpha : value));
        expect(likenessDb(picture, other)).toBe(99);
      }),
    );
  });

  it('is the same both ways round, and falls as they part', () => {
    fc.assert(
      fc.property(pixels, pixels, (one, other) => {
        const length = Math.min(one.length, other.length);
        const [left, right] = [one.subarray(0, length), other.subarray(0, length)];
        expect(likenessDb(left, right)).toBe(likenessDb(right, left));
      }),
    );
    const grey = (value: number) => new Uint8ClampedArray(16).fill(value);
    // By definition: 20 log10(255 / 10).
    expect(likenessDb(grey(100), grey(110))).toBeCloseTo(28.13, 2);
    expect(likenessDb(grey(100), grey(110))).toBeGreaterThan(LIKE_DB);
    expect(likenessDb(grey(100), grey(140))).toBeLessThan(LIKE_DB);
  });
});
