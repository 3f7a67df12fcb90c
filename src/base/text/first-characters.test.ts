import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { firstCharacters } from './first-characters.ts';

describe('the first characters of a text', () => {
  it('are as many as people count', () => {
    expect(firstCharacters('😀'.repeat(121), 120)).toBe('😀'.repeat(120));
    expect(firstCharacters(`${'x'.repeat(119)}😀y`, 120)).toBe(`${'x'.repeat(119)}😀`);
    expect(firstCharacters('short', 120)).toBe('short');
  });

  it('are whole, and the text begins with them', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme' }), fc.nat(20), (text, count) => {
        const first = firstCharacters(text, count);
        expect([...first].length).toBe(Math.min(count, [...text].length));
        expect(text.startsWith(first)).toBe(true);
        expect(first).not.toMatch(/\p{Cs}/u);
      }),
    );
  });
});
