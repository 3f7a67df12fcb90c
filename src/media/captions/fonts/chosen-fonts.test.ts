/** The families to choose from: their widths, and their files where a plan is written in them. */
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { CAPTION_FONTS } from '../../../base/film/caption-fonts.ts';
import { captionFamilies } from './caption-families.ts';
import { chosenSlices } from './chosen-slices.ts';
import { slicesFor } from './font-slice.ts';
import { spaceWidthEm, textWidthEm } from './text-width.ts';

describe('a family to choose', () => {
  it.each(CAPTION_FONTS)('%s brings files for English and Italian, and is asked first', (font) => {
    const text = 'Perché è così: “what a quick test”, €5!';
    const slices = chosenSlices(font);
    expect(slices.map(({ name }) => name).sort()).toEqual([`${font} latin`, `${font} latin-ext`]);
    expect([...slicesFor(text, slices)].map(({ name }) => name)).toEqual([`${font} latin`]);
    expect(captionFamilies('chinese', font).split(', ')[0]).toBe(`"${slices[0]?.family}"`);
  });

  it.each(CAPTION_FONTS)('%s has widths of its own, and Montserrat’s where it has no letter', (font) => {
    expect(textWidthEm('Handgloves', 800, font)).not.toBe(textWidthEm('Handgloves', 800));
    expect(textWidthEm('Привет', 800, font)).toBe(textWidthEm('Привет', 800));
    expect(spaceWidthEm(800, font)).toBeGreaterThan(0.1);
  });

  it('is measured letter by letter', () => {
    fc.assert(
      fc.property(fc.constantFrom(...CAPTION_FONTS), fc.string(), fc.string(), (font, a, b) => {
        fc.pre(!/[^\x20-\x7e]/.test(a + b));
        const both = textWidthEm(a, 700, font) + textWidthEm(b, 700, font);
        expect(textWidthEm(a + b, 700, font)).toBeCloseTo(both, 6);
      }),
    );
  });

  it('tells narrow from wide and gives a mono one equal letters', () => {
    const sample = 'The quick brown fox';
    expect(textWidthEm(sample, 800, 'anton')).toBeLessThan(0.75 * textWidthEm(sample, 800));
    expect(textWidthEm('iiii', 800, 'jetbrains-mono')).toBe(textWidthEm('WWWW', 800, 'jetbrains-mono'));
  });
});
