import { describe, expect, it } from 'vitest';
import { retryAfterSecOf } from './retry-after.ts';

const NOW_MS = Date.parse('2026-01-01T00:00:00Z');

describe('Retry-After', () => {
  it.each([
    ['90', 90],
    [' 0 ', 1],
    ['Thu, 01 Jan 2026 00:02:00 GMT', 120],
    ['Wed, 31 Dec 2025 23:00:00 GMT', 1],
    ['99999999', 86_400],
    ['soon', null],
    [null, null],
  ])('%j is %j seconds', (header, seconds) => {
    expect(retryAfterSecOf(header, NOW_MS)).toBe(seconds);
  });
});
