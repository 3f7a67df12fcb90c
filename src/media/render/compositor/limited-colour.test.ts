import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { limitedColour } from './limited-colour.ts';

const GREY = { blueDifference: 128, redDifference: 128 };

describe('a colour as limited range samples', () => {
  it('gives black, white and the primaries their values of BT.709', () => {
    expect(limitedColour('#000000')).toEqual({ luma: 16, ...GREY });
    expect(limitedColour('#ffffff')).toEqual({ luma: 235, ...GREY });
    expect(limitedColour('#ff0000')).toEqual({ luma: 63, blueDifference: 102, redDifference: 240 });
    expect(limitedColour('#0000FF')).toEqual({ luma: 32, blueDifference: 240, redDifference: 118 });
  });

  it('stays in range for every colour, and refuses what is none', () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 0xffffff }), (value) => {
        const { luma, ...differences } = limitedColour(`#${value.toString(16).padStart(6, '0')}`);
        expect(luma).toBeGreaterThanOrEqual(16);
        expect(luma).toBeLessThanOrEqual(235);
        for (const difference of Object.values(differences)) {
          expect(difference).toBeGreaterThanOrEqual(16);
          expect(difference).toBeLessThanOrEqual(240);
        }
      }),
    );
    expect(() => limitedColour('red')).toThrow(RangeError);
  });
});
