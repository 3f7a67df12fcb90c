/** Words that stand out or end their line by hand: from the words of a composition to the lines on screen. */
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { captionPagesOf } from './caption-style.ts';
import {
  type CompositionWord,
  markWords,
  shownWords,
  UnknownWordError,
  wordsInSpan,
} from './composition-words.ts';

const words = (texts: readonly string[]): CompositionWord[] =>
  texts.map((text, index) => ({
    index,
    text,
    startSec: index * 0.4,
    endSec: index * 0.4 + 0.3,
    hidden: false,
  }));
const FOUR = words(['one', 'two', 'three', 'four']);

const linesOf = (shown: readonly CompositionWord[], style: 'outline' | 'word-pop' = 'outline') =>
  captionPagesOf({
    captions: { style, words: shownWords(shown), centerYPx: null },
    ...{ widthPx: 1080, heightPx: 1920, fps: 30, durationSec: 60 },
  }).map(({ lines }) => lines.map((line) => line.map(({ text }) => text).join(' ')));

describe('words marked by hand', () => {
  it('are marked and unmarked one thing at a time, and others stay the same objects', () => {
    const marked = markWords(FOUR, [{ index: 1, emphasised: true }]);
    expect(marked[1]).toEqual({ ...FOUR[1], emphasised: true });
    expect(marked[0]).toBe(FOUR[0]);
    const both = markWords(marked, [{ index: 1, breaksAfter: true }]);
    expect(both[1]).toEqual({ ...FOUR[1], emphasised: true, breaksAfter: true });
    expect(markWords(both, [{ index: 1, emphasised: true }])[1]).toBe(both[1]);
    expect(markWords(both, [{ index: 1, emphasised: false, breaksAfter: false }])[1]).toEqual(FOUR[1]);
  });

  it('are refused whole where one is not there', () => {
    expect(() => markWords(FOUR, [{ index: 0, emphasised: true }, { index: 9 }])).toThrow(UnknownWordError);
  });

  it('stay marked in a new cut', () => {
    const transcript = FOUR.map((word) => ({ ...word, confidence: null, speaker: null }));
    const cut = wordsInSpan(
      transcript,
      { startSec: 0.3, endSec: 9 },
      markWords(FOUR, [{ index: 2, emphasised: true }]),
    );
    expect(cut.map(({ text, emphasised }) => [text, emphasised])).toEqual([
      ['two', undefined],
      ['three', true],
      ['four', undefined],
    ]);
  });

  it('end their line where one has room, and their page where it has one line', () => {
    expect(linesOf(FOUR)).toEqual([['one two three four']]);
    expect(linesOf(markWords(FOUR, [{ index: 0, breaksAfter: true }]))).toEqual([['one', 'two three four']]);
    const popped = linesOf(markWords(FOUR, [{ index: 0, breaksAfter: true }]), 'word-pop');
    expect(popped[0]).toEqual(['one']);
  });

  it('never lose or move a word, whatever is marked', () => {
    const texts = fc.array(fc.constantFrom('a', 'longer', 'extraordinarily', 'end.', 'so,'), {
      minLength: 1,
      maxLength: 30,
    });
    fc.assert(
      fc.property(texts, fc.array(fc.nat(29)), (said, breaks) => {
        const all = words(said);
        const marks = [...new Set(breaks)]
          .filter((at) => at < all.length)
          .map((index) => ({ index, breaksAfter: true }));
        const lines = linesOf(markWords(all, marks)).flat();
        expect(lines.join(' ')).toBe(said.join(' '));
        const ends = new Set<number>();
        let seen = 0;
        for (const line of lines) {
          seen += line.split(' ').length;
          ends.add(seen - 1);
        }
        for (const { index } of marks) expect(ends.has(index)).toBe(true);
      }),
    );
  });
});
