import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { heardAsSaid, wordErrorRate } from './word-error-rate.ts';

const words = fc.array(fc.constantFrom<string>('a', 'b', 'c'), { minLength: 1, maxLength: 12 });

describe('the word error rate', () => {
  it.each([
    ['One, two.', 'one two', 0],
    ['one two', 'one', 0.5],
    ['one two', 'one two three', 0.5],
    ['one two three four', 'one too three four', 0.25],
    ['one two three', 'two three one', 2 / 3],
    ['one', '', 1],
    ['', 'one two', 2],
    ["It's here", 'its here', 0.5],
  ])('of "%s" heard as "%s" is %d', (said, heard, rate) => expect(wordErrorRate(said, heard)).toBe(rate));

  it('comes with the words that were heard as they were said', () => {
    const heard = ['so', 'One', 'to', 'three', 'four'];
    expect(heardAsSaid(['One,', 'two,', 'three.'], heard)).toEqual([
      [0, 1],
      [2, 3],
    ]);
    expect(heardAsSaid([], heard)).toEqual([]);
  });

  it('is nothing for what was said, and counts each word that is lost, added or changed once', () => {
    fc.assert(
      fc.property(words, fc.nat(), (said, place) => {
        const text = said.join(' ');
        const at = place % said.length;
        const each = 1 / said.length;
        expect(wordErrorRate(text, text)).toBe(0);
        expect(wordErrorRate(text, said.toSpliced(at, 1).join(' '))).toBeCloseTo(each);
        expect(wordErrorRate(text, said.toSpliced(at, 0, 'x').join(' '))).toBeCloseTo(each);
        expect(wordErrorRate(text, said.toSpliced(at, 1, 'x').join(' '))).toBeCloseTo(each);
      }),
    );
  });
});
