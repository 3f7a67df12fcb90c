import { describe, expect, it } from 'vitest';
import { PART_SIZE_BYTES } from '../contract/limits.ts';
import { ANSWER_LIMITS } from './answer-limits.ts';
import { createPartPatience } from './part-patience.ts';

const { partMs, shortestPartMs } = ANSWER_LIMITS;

describe('the patience with a part', () => {
  it('is the longest until one was taken, then ten times what the slowest of the last twelve took', () => {
    const patience = createPartPatience(ANSWER_LIMITS);
    expect(patience.withinMs(PART_SIZE_BYTES)).toBe(partMs);
    patience.took(PART_SIZE_BYTES, 40_000);
    patience.took(PART_SIZE_BYTES, 20_000);
    expect(patience.withinMs(PART_SIZE_BYTES)).toBe(400_000);
    for (let part = 0; part < 12; part += 1) patience.took(PART_SIZE_BYTES, 1000);
    expect(patience.withinMs(PART_SIZE_BYTES)).toBe(shortestPartMs);
  });

  it('with a whole one is not that with the small files before it', () => {
    const patience = createPartPatience(ANSWER_LIMITS);
    const bytesPerMs = 100;
    for (let file = 0; file < 12; file += 1) patience.took(300_000, 300_000 / bytesPerMs);
    expect(patience.withinMs(PART_SIZE_BYTES)).toBeCloseTo((10 * PART_SIZE_BYTES) / bytesPerMs);
    // What is small waits for its answer as long as a whole one did.
    patience.took(PART_SIZE_BYTES, PART_SIZE_BYTES / bytesPerMs);
    expect(patience.withinMs(1000)).toBeCloseTo((10 * PART_SIZE_BYTES) / bytesPerMs);
  });
});
