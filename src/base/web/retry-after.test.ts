import { describe, expect, it } from 'vitest';
import { retryAfterSecOf } from './retry-after.ts';

const NOW_MS = Date.parse('2026-01-01T00:00:00Z');

describe('Retry-After', () => {
  it.each([
    ['90', 90],
    ['0', 1],
    ['1.25', 2],
    ['Thu, 01 Jan 2026 00:02:00 GMT', 120],
    ['Wed, 31 Dec 2025 23:00:00 GMT', 1],
    ['99999999', 86_400],
    ['soon', null],
    ['in 5', null],
    ['5 s', null],
    ['', null],
    ['-3', null],
    ['1e3x', null],
    ['2026-01-02', null],
    ['Sunday in the park', null],
    [null, null],
  ])('%j is %j seconds', (header, seconds) => {
    expect(retryAfterSecOf(header, NOW_MS)).toBe(seconds);
  });
});
