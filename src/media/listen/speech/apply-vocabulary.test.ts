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
  ])('writes "%s" as "%s"', (heard, written) => {
    expect(applyVocabulary(heard, vocabularyTerms('Cliproom, Ada'))).toBe(written);
  });

  it('leaves everything alone where there is none', () => {
    fc.assert(fc.property(fc.string(), (text) => applyVocabulary(text, vocabularyTerms(null)) === text));
  });

  it('keeps a term as it is', () => {
    fc.assert(
      fc.property(fc.stringMatching(/^[A-Za-z]{1,12}$/), (term) => applyVocabulary(term, [term]) === term),
    );
  });
});
