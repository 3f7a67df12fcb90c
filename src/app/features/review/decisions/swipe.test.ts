import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { swipeDecision, TAP_PX } from './swipe.ts';

const px = fc.integer({ min: -500, max: 500 });
const width = fc.integer({ min: 120, max: 600 });

describe('a swipe', () => {
  it('accepts far to the right and rejects far to the left', () => {
    expect(swipeDecision({ xPx: 120, yPx: 10 }, 300)).toBe('accept');
    expect(swipeDecision({ xPx: -120, yPx: 10 }, 300)).toBe('reject');
  });

  it('never decides for a tap or for scrolling', () => {
    fc.assert(
      fc.property(px, px, width, (xPx, yPx, widthPx) => {
        const decides = swipeDecision({ xPx, yPx }, widthPx) !== null;
        if (Math.abs(xPx) < TAP_PX || Math.abs(yPx) >= Math.abs(xPx)) expect(decides).toBe(false);
      }),
    );
  });

  it('means the opposite when mirrored', () => {
    const mirrored = { accept: 'reject', reject: 'accept' } as const;
    fc.assert(
      fc.property(px, px, width, (xPx, yPx, widthPx) => {
        const there = swipeDecision({ xPx, yPx }, widthPx);
        const back = swipeDecision({ xPx: -xPx, yPx }, widthPx);
        expect(back).toBe(there === 'accept' || there === 'reject' ? mirrored[there] : null);
      }),
    );
  });
});
