import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { applyVocabulary, vocabularyTerms } from './apply-vocabulary.ts';

describe('the vocabulary', () => {
  it.each([
    ['cliproom,', 'Cliproom,'],
    ['Clipproom', 'Cliproom'],
    ['"cliprom."', '"Cliproom."'],
    ['clip', 'clip'],
    ['ada', 'Ada'],
    ['ado', 'ado'],
    ['Cliprooms', 'Cliproom'],
    ['Klipproom', 'Klipproom'],
    ['Cliprom s', 'Cliprom s'],
    ['--', '--'],
  ])('writes "%s" as "%s"', (heard, written) => {
    expect(applyVocabulary(heard, vocabularyTerms('Cliproom, Ada'))).toBe(written);
  });

  it('leaves everything alone where there is none', () => {
    fc.assert(fc.property(fc.string(), (text) => applyVocabulary(text, vocabularyTerms(null)) === text));
  });

  it.each([
    ['gpt-4,', 'GPT-4,'],
    ['gpt-3,', 'gpt-3,'],
    ['(3d)', '(3D)'],
    ['firefox7', 'Firefox7'],
    ['firefx7', 'Firefox7'],
    ['firefox', 'firefox'],
  ])('that has numbers writes "%s" as "%s"', (heard, written) => {
    expect(applyVocabulary(heard, vocabularyTerms('GPT-4, 3D, Firefox7'))).toBe(written);
  });

  it('is read from commas, semicolons and lines', () => {
    expect(vocabularyTerms(' Cliproom,, Ada; Ugo\n\nMina ')).toEqual(['Cliproom', 'Ada', 'Ugo', 'Mina']);
    expect(vocabularyTerms(' , ')).toEqual([]);
  });

  it('puts right one letter changed, lost or added, and leaves two alone', () => {
    const term = 'Cliproom';
    const at = fc.integer({ min: 0, max: term.length - 1 });
    fc.assert(
      fc.property(at, at, (first, second) => {
        const [from, to] = [Math.min(first, second), Math.max(first, second)];
        const changed = (text: string, place: number, letters: string, cut: number) =>
          text.slice(0, place) + letters + text.slice(place + cut);
        for (const [letters, cut] of [
          ['x', 1],
          ['', 1],
          ['x', 0],
        ] as const) {
          const once = changed(term, to, letters, cut);
          expect(applyVocabulary(once, [term])).toBe(term);
          const twice = changed(once, from, 'zz', 1);
          if (from < to) expect(applyVocabulary(twice, [term])).toBe(twice);
        }
      }),
    );
  });

  it('keeps a term as it is', () => {
    fc.assert(
      fc.property(fc.stringMatching(/^[A-Za-z]{1,12}$/), (term) => applyVocabulary(term, [term]) === term),
    );
  });
});
