import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { TOLD_TALKS } from '../../testing/told-talks.ts';
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

  it.each([
    ['es', 'No sé qué mierda es esto, pero está muy bien.', 'm*****'],
    ['de', 'Das ist eine Scheiße und ich weiß es nicht.', 'S******'],
    ['fr', 'Putain, c’est pas vrai et vous le savez.', 'P*****'],
    ['pl', 'To jest kurwa nie do wiary, ale już są.', 'k****'],
    ['ru', 'Это было, блядь, давно, и мы знали.', 'б****'],
    ['ja', 'これは本当にくそったれです', 'く****'],
  ])('goes by the language that is spoken: %s', (_, text, masked) => {
    const shown = maskProfanity(text.split(' ')).join(' ');
    expect(shown).toContain(masked);
    expect(shown.match(/\*+/gu)).toHaveLength(1);
  });

  it.each(TOLD_TALKS)('leaves a talk without any alone: $language', ({ before, story, after }) => {
    for (const text of [before, story, after]) expect(maskProfanity([text])).toEqual([text]);
  });

  it.each(Object.entries(lists))('names each word once, composed and in small letters: %s', (_, words) => {
    expect(new Set(words).size).toBe(words.length);
    expect(words.filter((word) => word !== word.normalize('NFC').toLowerCase())).toEqual([]);
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
