import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { mainLanguage } from '../listen/speech/spoken-languages.ts';
import { orderWords } from '../listen/speech/window-words.ts';
import type { HeardWord } from './heard-word.ts';
import { type HeardChunk, joinChunks } from './join-chunks.ts';
import { planChunks, withMargins } from './plan-chunks.ts';

const word = (text: string, startSec: number, endSec = startSec + 0.3): HeardWord => ({
  text,
  startSec,
  endSec,
  confidence: null,
  speaker: null,
});
const chunk = (startSec: number, endSec: number, words: readonly HeardWord[]): HeardChunk => ({
  startSec,
  endSec,
  words,
  language: null,
});
const textOf = (words: readonly HeardWord[]): string => words.map(({ text }) => text).join(' ');

describe('pieces that were heard apart', () => {
  it('give every word once, wherever they are cut and however their times differ', () => {
    const said = fc.array(
      fc.record({ text: fc.constantFrom('the', 'the', 'clip', 'and', 'one', 'two'), gap: fc.nat(80) }),
      { minLength: 1, maxLength: 120 },
    );
    const offsets = fc.array(fc.integer({ min: -8, max: 8 }), { minLength: 1, maxLength: 20 });
    fc.assert(
      fc.property(said, offsets, fc.integer({ min: 10, max: 30 }), (gaps, shifts, longestSec) => {
        let atSec = 0;
        const words = gaps.map(({ text, gap }) => {
          atSec += 0.3 + gap / 100;
          return word(text, atSec);
        });
        const durationSec = atSec + 2;
        let heard = 0;
        const chunks = planChunks({ startSec: 0, endSec: durationSec }, [], longestSec).map((span) => {
          const sent = withMargins(span, durationSec);
          const inside = words.filter(
            ({ startSec, endSec }) => startSec >= sent.startSec && endSec <= sent.endSec,
          );
          const off = (): number => {
            heard += 1;
            return (shifts[heard % shifts.length] ?? 0) / 100;
          };
          return chunk(
            span.startSec,
            span.endSec,
            inside.map(({ text, startSec, endSec }) => {
              const shift = off();
              return word(text, startSec + shift, endSec + shift);
            }),
          );
        });
        expect(textOf(joinChunks(chunks))).toBe(textOf(words));
      }),
    );
  });

  it('keep at the seam what only one of them heard, and once what they heard otherwise', () => {
    const left = chunk(0, 10, [word('one', 8), word('late', 10.02)]);
    expect(textOf(joinChunks([left, chunk(10, 20, [word('next', 10.5)])]))).toBe('one late next');
    const early = chunk(10, 20, [word('early', 9.6, 9.9), word('next', 10.5)]);
    expect(textOf(joinChunks([chunk(0, 10, [word('one', 8)]), early]))).toBe('one early next');
    const cut = chunk(0, 10, [word('recogni', 9.7, 10.2)]);
    expect(textOf(joinChunks([cut, chunk(10, 20, [word('recognised', 9.9, 10.2), word('it', 10.4)])]))).toBe(
      'recogni it',
    );
    expect(textOf(joinChunks([chunk(0, 10, []), chunk(10, 20, []), chunk(20, 30, [word('a', 25)])]))).toBe(
      'a',
    );
    expect(joinChunks([])).toEqual([]);
  });

  it('are joined at the word next to the seam that both heard', () => {
    const left = chunk(0, 10, [word('a', 8.4), word('b', 10), word('left', 11.5)]);
    const right = chunk(10, 20, [
      word('right', 8.1),
      word('a', 8.4),
      word('x', 9.2),
      word('b', 10),
      word('c', 12),
    ]);
    expect(textOf(joinChunks([left, right]))).toBe('a b c');
  });

  it('are joined at the seam itself where they heard nothing alike', () => {
    const join = (left: readonly HeardWord[], right: readonly HeardWord[]): string =>
      textOf(joinChunks([chunk(0, 10, left), chunk(10, 20, right)]));
    // In its middle: the later piece heard more of what follows.
    expect(join([word('l', 9.85)], [word('r', 9.85)])).toBe('r');
    expect(join([word('l', 9.8)], [word('r', 9.8)])).toBe('l');
    expect(join([word('l', 9.8)], [word('r', 9.9)])).toBe('l');
    expect(join([word('l', 9.8)], [word('r', 9.96)])).toBe('l r');
    expect(join([word('l', 9)], [word('r', 9.26), word('s', 9.56)])).toBe('l r s');
    expect(join([word('l', 9)], [word('r', 9.2), word('s', 9.5)])).toBe('l s');
    expect(join([word('l', 9.9), word('m', 10.3)], [word('r', 10.55)])).toBe('l m r');
    expect(join([word('l', 9.9), word('m', 10.3)], [word('r', 10.5)])).toBe('l r');
    expect(join([word('l', 9), word('m', 10.3)], [])).toBe('l m');
    expect(join([], [word('r', 8), word('s', 9)])).toBe('r s');
  });

  it('are compared without capitals and punctuation, and signs by themselves as they are', () => {
    const join = (left: string, right: string): string => {
      const later = chunk(10, 20, [word(right, 9.6), word('x', 10.6)]);
      return textOf(joinChunks([chunk(0, 10, [word(left, 9.9), word('y', 10.3)]), later]));
    };
    expect(join('Done.', 'done')).toBe('Done. x');
    expect(join('4K', '4k,')).toBe('4K x');
    expect(join('e\u0301', 'e')).toBe('e\u0301 y x');
    expect(join('&', '&')).toBe('& x');
    expect(join('&', '%')).toBe('& y x');
    expect(join('3', '4')).toBe('3 y x');
  });

  it('are compared in the overlap alone, and there within a second', () => {
    const left = chunk(0, 10, [word('same', 7.5), word('l', 9)]);
    const right = chunk(10, 20, [word('same', 8.2), word('r', 10.5)]);
    expect(textOf(joinChunks([left, right]))).toBe('same l r');
    const far = chunk(0, 10, [word('same', 8.7), word('l', 9.2)]);
    expect(textOf(joinChunks([far, chunk(10, 20, [word('same', 9.75), word('r', 10.5)])]))).toBe(
      'same l same r',
    );
  });

  it('keep their order where more is heard in the overlap than is compared', () => {
    const words = Array.from({ length: 100 }, (_, at) => word(`w${at}`, 8 + at / 26, 8.03 + at / 26));
    expect(textOf(joinChunks([chunk(0, 10, words), chunk(10, 20, words)]))).toBe(textOf(words));
  });

  it('are joined in bounded time, whatever a server claims to have heard in a second', () => {
    const many = (from: number) => Array.from({ length: 5000 }, (_, at) => word('na', from + at / 5000));
    const joined = joinChunks([chunk(0, 10, many(9.5)), chunk(10, 20, many(9.5))]);
    expect(joined.length).toBeLessThanOrEqual(10_000);
  });

  it('keep their speakers apart: one is known again by the words that both pieces heard, another is new', () => {
    const by = (speaker: string | null, ...words: HeardWord[]): HeardWord[] =>
      words.map((each) => ({ ...each, speaker }));
    const left = [
      ...by('A', word('one', 2)),
      ...by('B', word('two', 9), word('three', 9.5), word('four', 11)),
    ];
    const right = [
      ...by('A', word('two', 9), word('three', 9.5), word('four', 11), word('five', 13)),
      ...by('B', word('six', 14)),
      ...by('C', word('seven', 15)),
      ...by(null, word('eight', 16)),
    ];
    const joined = joinChunks([chunk(0, 10, left), chunk(10, 20, right)]);
    expect(joined.map(({ text, speaker }) => `${text} ${speaker}`)).toEqual([
      'one A',
      'two B',
      'three B',
      'four B',
      'five B',
      'six B 2',
      'seven C',
      'eight null',
    ]);
  });

  it('know a speaker by most of the words in common, and never two as one', () => {
    const says = (names: string): HeardWord[] =>
      [...names].map((speaker, at) => ({ ...word(`w${at}`, 8.5 + at / 2), speaker }));
    const speakers = (left: string, right: string): string[] => {
      const joined = joinChunks([chunk(0, 10, says(left)), chunk(10, 20, [...says(right), ...later])]);
      return joined.slice(-2).map(({ speaker }) => speaker ?? '');
    };
    const later = [
      { ...word('then', 14), speaker: 'X' },
      { ...word('there', 15), speaker: 'Y' },
    ];
    expect(speakers('ABBB', 'XXXX')).toEqual(['B', 'Y']);
    expect(speakers('AABB', 'YXXX')).toEqual(['B', 'A']);
    expect(speakers('AAAA', 'XXXY')).toEqual(['A', 'Y']);
    expect(speakers('AAYA', 'XXXX')).toEqual(['A', 'Y 2']);
  });

  it('are in the language of most of their words', () => {
    const of = (language: string | null, count: number): HeardChunk => ({
      ...chunk(
        0,
        1,
        Array.from({ length: count }, () => word('a', 0)),
      ),
      language,
    });
    expect(mainLanguage([of('en', 2), of('it', 2), of('it', 1), of(null, 9)])).toBe('it');
    expect(mainLanguage([of(null, 3)])).toBeNull();
  });

  it('become numbered words that ascend and never overlap', () => {
    const given = fc.array(fc.tuple(fc.nat(1000), fc.nat(100)), { maxLength: 40 });
    fc.assert(
      fc.property(given, (times) => {
        const words = times.map(([start, length]) => word('a', start / 100, (start + length) / 100));
        const ordered = orderWords(words.sort((a, b) => a.startSec - b.startSec));
        for (const [index, { startSec, endSec, index: number }] of ordered.entries()) {
          expect(number).toBe(index);
          expect(endSec).toBeGreaterThan(startSec);
          expect(startSec).toBeGreaterThanOrEqual(ordered[index - 1]?.endSec ?? 0);
        }
      }),
    );
  });
});
