import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { placesOf, plainText } from './plain-text.ts';

const found = (text: string, wanted: string): string[] =>
  placesOf(text, wanted).map(({ start, end }) => text.slice(start, end));

describe('text that is looked for', () => {
  it('is found by small letters, without accents, and with the apostrophe of a keyboard', () => {
    expect(plainText('Perché l’idea «ﬁnale» non c’è')).toBe(`perche l'idea "finale" non c'e`);
    expect(found('Perché? perche\u0301! PERCHÈ', 'perche')).toEqual(['Perché', 'perche\u0301', 'PERCHÈ']);
    expect(found("Don’t, don‘t and don't", "don't")).toEqual(['Don’t', 'don‘t', "don't"]);
    expect(found("I said don't", 'don’t')).toEqual(["don't"]);
    expect(found('Ｐｒｉｃｅ 値段', 'price 値')).toEqual(['Ｐｒｉｃｅ 値']);
  });

  it('keeps signs that make another letter of it', () => {
    // Hindi: vowel signs are no accents.
    expect(found('की का', 'का')).toEqual(['का']);
    expect(found('가다 각오', '가')).toEqual(['가', '각']);
  });

  it('is found in itself, in whole characters and in order, whatever it is', () => {
    fc.assert(
      fc.property(
        fc.string({ unit: 'grapheme' }),
        fc.string({ unit: 'grapheme', minLength: 1 }),
        (around, wanted) => {
          const text = `${around} ${wanted} ${around}`;
          const places = placesOf(text, wanted);
          if (plainText(wanted) !== '') expect(places.length).toBeGreaterThan(0);
          places.forEach(({ start, end }, at) => {
            expect(start).toBeGreaterThanOrEqual(places[at - 1]?.end ?? 0);
            expect(plainText(text.slice(start, end))).toContain(plainText(wanted));
          });
        },
      ),
    );
  });
});
