import { describe, expect, it } from 'vitest';
import { absoluteOf, ratioOf } from './figure.ts';
import { figuresTable, judged, type Run } from './figures-table.ts';

const run = (figures: Run['figures']): Run => ({
  ...{ bench: 'export', day: '2026-11-26', cores: 2, loadBefore: 0.42, stolenShare: 0.01 },
  figures,
});

describe('the table of figures', () => {
  it('shows each with its spread and aim, and marks what got worse or misses its aim', () => {
    const before = run([ratioOf('over ffmpeg', [0.5, 0.51, 0.52], 'less', 0.5)]);
    const now = run([
      ratioOf('over ffmpeg', [0.6, 0.61, 0.62], 'less', 0.5),
      ratioOf('parts refused', [0], 'less'),
      absoluteOf('from a key to the paint', 'ms', [24, 32.4, 1234], 'less', 32.4),
      ratioOf('faces inside', [1], 'more', 0.9),
    ]);
    const [counted, , , , ...rows] = figuresTable([judged(now, before)]).split('\n');
    expect(counted).toBe('Of 3 aims 2 are met by the median.');
    expect(rows).toEqual([
      '| **export**, 2026-11-26, 2 cores, load 0.4 before, 1 % taken by other guests | | | | | |',
      '| over ffmpeg | 0.600 | 0.610 | 0.620 | ≤ 0.500, **missed** | **worse** (0.510) |',
      '| parts refused | 0 | 0 | 0 |  | new |',
      '| from a key to the paint (ms) | 24.0 | 32.4 | 1234 | ≤ 32.4 | not compared |',
      '| faces inside | 1.00 | 1.00 | 1.00 | ≥ 0.900 | new |',
    ]);
    expect(judged(now, undefined).figures.map(({ since }) => since)).toEqual([
      ...['new', 'new', 'not compared', 'new'],
    ]);
  });
});
