import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { TranscriptWord } from '../../../contract/schemas/asset.ts';
import { snapToWord, stepBorder, trimWindow, withEnd, withStart } from './trim-geometry.ts';

const words = [
  { text: 'never', startSec: 1, endSec: 1.4 },
  { text: 'soon', startSec: 2, endSec: 2.5 },
] as unknown as TranscriptWord[];

const second = fc.double({ min: 0, max: 5, noNaN: true });

describe('the window of a trim', () => {
  it('shows the clip with material around it, inside the source', () => {
    fc.assert(
      fc.property(second, second, fc.integer({ min: 10, max: 100 }), (a, b, sourceSec) => {
        const span = { startSec: Math.min(a, b), endSec: Math.max(a, b) };
        const shown = trimWindow(span, sourceSec);
        expect(shown.startSec).toBeGreaterThanOrEqual(0);
        expect(shown.endSec).toBeLessThanOrEqual(sourceSec);
        expect(shown.startSec).toBeLessThanOrEqual(span.startSec);
        expect(shown.endSec).toBeGreaterThanOrEqual(span.endSec);
      }),
    );
  });
});

describe('a border near a word', () => {
  it('goes to where the word starts, or ends', () => {
    expect(snapToWord(1.1, words, 'start')).toBe(1);
    expect(snapToWord(2.3, words, 'end')).toBe(2.5);
  });

  it('stays where no word is near', () => {
    expect(snapToWord(4, words, 'start')).toBe(4);
    expect(snapToWord(4, [], 'end')).toBe(4);
  });

  it('never goes past the nearest word, and snapping again changes nothing', () => {
    fc.assert(
      fc.property(second, fc.constantFrom('start' as const, 'end' as const), (timeSec, side) => {
        const snapped = snapToWord(timeSec, words, side);
        expect(Math.abs(snapped - timeSec)).toBeLessThan(0.35);
        expect(snapToWord(snapped, words, side)).toBe(snapped);
      }),
    );
  });
});

describe('a border that is moved by keys', () => {
  it('goes from word to word, and on where none is near', () => {
    const near = [...words, { text: 'is', startSec: 1.2, endSec: 1.9 }] as TranscriptWord[];
    expect(stepBorder(1, 1, near, 'start')).toBeCloseTo(1.2);
    expect(stepBorder(1.2, -1, near, 'start')).toBeCloseTo(1);
    expect(stepBorder(1, -1, near, 'start')).toBeCloseTo(0.65);
    expect(stepBorder(1, 1, [], 'start')).toBeCloseTo(1.05);
  });

  it('leaves every word, and comes back', () => {
    const side = fc.constantFrom('start' as const, 'end' as const);
    fc.assert(
      fc.property(second, fc.constantFrom(1 as const, -1 as const), side, (timeSec, by, side) => {
        const next = stepBorder(timeSec, by, words, side);
        expect(by * (next - timeSec)).toBeGreaterThan(0);
        expect(by * (timeSec - stepBorder(next, by === 1 ? -1 : 1, words, side))).toBeGreaterThanOrEqual(
          -1e-9,
        );
      }),
    );
  });
});

describe('a trim', () => {
  it('stays inside the source and a second long, whatever is asked for', () => {
    const anywhere = fc.double({ min: -10, max: 30, noNaN: true });
    fc.assert(
      fc.property(fc.array(fc.tuple(fc.boolean(), anywhere)), (asked) => {
        const material = { words, durationSec: 20 };
        const span = asked.reduce(
          (now, [isStart, sec]) => (isStart ? withStart : withEnd)(now, sec, material),
          { startSec: 1, endSec: 4 },
        );
        expect(span.startSec).toBeGreaterThanOrEqual(0);
        expect(span.endSec).toBeLessThanOrEqual(20);
        expect(span.endSec - span.startSec).toBeGreaterThanOrEqual(1 - 1e-9);
      }),
    );
  });
});

describe('a moved end', () => {
  it('is of a span and of nothing else', () => {
    const source = { assetId: 'ast_1', startSec: 1, endSec: 4 };
    const material = { words, durationSec: 10 };
    expect(withStart(source, 0.5, material)).toEqual({ startSec: 0.5, endSec: 4 });
    expect(withEnd(source, 6, material)).toEqual({ startSec: 1, endSec: 6 });
  });
});
