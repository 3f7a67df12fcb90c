import { describe, expect, it } from 'vitest';
import { lookWithDetails, NO_DETAILS } from './caption-details.ts';
import type { CaptionLook } from './caption-look.ts';
import { CAPTION_STYLES, styleOfCaptions } from './caption-style.ts';

const LOOK: CaptionLook = {
  color: '#112233',
  emphasisColor: null,
  emphasisRule: null,
  size: null,
  place: 0.5,
  letterCase: 'upper',
  outline: null,
  box: null,
  wordsAtOnce: 'line',
};

describe('captions set for one composition', () => {
  it('are those of the brand where nothing is set', () => {
    expect(lookWithDetails(LOOK, NO_DETAILS)).toBe(LOOK);
    expect(lookWithDetails(undefined, NO_DETAILS)).toBeUndefined();
  });

  it('go before the brand, thing by thing', () => {
    expect(lookWithDetails(LOOK, { ...NO_DETAILS, place: 0 })).toEqual({ ...LOOK, place: 0 });
    expect(lookWithDetails(LOOK, { ...NO_DETAILS, wordsAtOnce: 'word' })).toEqual({
      ...LOOK,
      wordsAtOnce: 'word',
    });
  });

  it('change nothing else of a style without a brand', () => {
    const look = lookWithDetails(undefined, { ...NO_DETAILS, place: 1 });
    for (const style of ['bold-karaoke', 'word-pop', 'boxed', 'outline'] as const)
      expect(styleOfCaptions({ style, look: look as CaptionLook })).toEqual({
        ...CAPTION_STYLES[style],
        font: undefined,
      });
  });
});
