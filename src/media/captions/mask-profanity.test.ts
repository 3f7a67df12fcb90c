import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { maskProfanity } from './mask-profanity.ts';
import lists from './masked-words.json';

describe('masking swear words', () => {
  it('keeps their first letter, and what stands around them, in both languages', () => {
    expect(maskProfanity(['“Shit!”'])).toEqual(['“S***!”']);
    expect(maskProfanity(['Che cazzo,', 'incazzata'])).toEqual(['Che c****,', 'i********']);
    expect(maskProfanity(['motherfuckers'])).toEqual(['m************']);
  });

  it('leaves words alone that only begin or sound alike', () => {
    for (const text of ['Scunthorpe', 'cocktail', 'assess', 'culinaria', 'troiano', 'pricked'])
      expect(maskProfanity([text])).toEqual([text]);
  });

  it.each([
    'El coche negro era de mi padre y la casa blanca era de mi madre.',
    'Le train avait du retard et nous sommes restés là sans rien dire.',
    'Och till slut kom han hem igen, men då var det redan för sent.',
    'Die Mauern wanken, und keiner weiß, wie lange das noch gut geht.',
  ])('leaves words of other languages alone: %s', (text) => {
    expect(maskProfanity(text.split(' ')).join(' ')).toBe(text);
  });

  it('names each word once, in lower case', () => {
    const words = Object.values(lists).flat();
    expect(new Set(words).size).toBe(words.length);
    expect(words.every((word) => word === word.toLowerCase())).toBe(true);
  });

  it('changes no length, and nothing more the second time', () => {
    const texts = fc.array(fc.constantFrom('shit', 'Merda', 'fine', ' ', ',', '…', 'è', 'fucking', '😀'));
    fc.assert(
      fc.property(texts, (parts) => {
        const [masked = ''] = maskProfanity([parts.join(' ')]);
        expect(Array.from(masked)).toHaveLength(Array.from(parts.join(' ')).length);
        expect(maskProfanity([masked])).toEqual([masked]);
      }),
    );
  });
});
