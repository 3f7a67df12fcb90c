import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { findAndReplace, replaceWords } from '../../../../media/captions/composition-words.ts';
import { changeOfWords } from './change-of-words.ts';

describe('a change of words', () => {
  const word = fc.record({ text: fc.stringMatching(/^[ab]{1,3}$/u), hidden: fc.boolean() });
  const words = fc
    .array(word, { maxLength: 12 })
    .map((all) =>
      all.map((one, index) => ({ ...one, index: index + 5, startSec: index, endSec: index + 1 })),
    );

  it('makes of one reading the other, and names no word that stays', () => {
    const find = fc.stringMatching(/^[ab]{1,3}( [ab])?$/u);
    const replaceWith = fc.stringMatching(/^[bc]{0,2}( c)?$/u);
    fc.assert(
      fc.property(words, find, replaceWith, (before, wanted, by) => {
        const after = findAndReplace(before, { find: wanted, replaceWith: by, wholeWords: true }).words;
        const { replacements } = changeOfWords(before, after);
        expect(replaceWords(before, replacements).words).toEqual(after);
        expect(changeOfWords(after, after).replacements).toEqual([]);
      }),
    );
  });
});
