import { describe, expect, it } from 'vitest';
import { CAPTION_STYLES, captionArea } from './caption-style.ts';

const STYLE = CAPTION_STYLES.outline;

describe('where captions may stand', () => {
  it('keeps clear of what platforms draw at the bottom of vertical video', () => {
    expect(captionArea(STYLE, 1080, 1920)).toEqual({
      fontSizePx: Math.round(0.058 * 1080),
      maxTextWidthPx: 929,
      topPx: 192,
      bottomPx: 1430,
      maxCharacters: 28,
    });
  });

  it('is lower, wider and smaller in a horizontal or square picture', () => {
    const lower = { fontSizePx: Math.round(0.058 * 0.76 * 1080), maxCharacters: 42, bottomPx: 994 };
    expect(captionArea(STYLE, 1920, 1080)).toEqual({ ...lower, topPx: 86, maxTextWidthPx: 1382 });
    expect(captionArea(STYLE, 1080, 1080)).toEqual({ ...lower, topPx: 86, maxTextWidthPx: 778 });
  });

  it('never makes letters too small to be drawn', () => {
    expect(captionArea(STYLE, 64, 36).fontSizePx).toBe(8);
  });
});
