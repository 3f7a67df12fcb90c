import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { wordsOfTokens } from './words-of-tokens.ts';

const heard = (tokens: string[], startSec = 0) => ({
  tokens,
  timestamps: tokens.map((_, at) => startSec + at * 0.2),
  durations: tokens.map(() => 0.16),
});

describe('pieces of words', () => {
  it('are one word from a space to the next, with the time of the first and the end of the last', () => {
    expect(wordsOfTokens(heard([' Clip', 'ro', 'om', ' cu', 'ts', '.']))).toEqual([
      { text: 'Cliproom', startSec: 0, endSec: expect.closeTo(0.56, 6) },
      { text: 'cuts.', startSec: expect.closeTo(0.6, 6), endSec: expect.closeTo(1.16, 6) },
    ]);
    expect(wordsOfTokens(heard(['▁Ciao', '▁a', '▁tutti'])).map(({ text }) => text)).toEqual([
      'Ciao',
      'a',
      'tutti',
    ]);
  });

  it('begin a word also where the first has no space, and none where nothing is left of one', () => {
    expect(wordsOfTokens(heard(['ok', '▁', '▁yes'])).map(({ text }) => text)).toEqual(['ok', 'yes']);
    expect(wordsOfTokens({ tokens: [], timestamps: [], durations: [] })).toEqual([]);
  });

  it('last at least a frame, also where the recogniser gives no length or no time', () => {
    expect(wordsOfTokens({ tokens: ['▁a', '▁b'], timestamps: [1], durations: [0] })).toEqual([
      { text: 'a', startSec: 1, endSec: 1.08 },
      { text: 'b', startSec: 1.08, endSec: 1.1600000000000001 },
    ]);
  });

  it('lose and add no letter, and never end before they begin', () => {
    const token = fc.tuple(fc.boolean(), fc.stringMatching(/^[a-z]{1,4}$/));
    fc.assert(
      fc.property(fc.array(fc.tuple(token, fc.double({ min: 0, max: 0.4, noNaN: true }))), (drawn) => {
        const tokens = drawn.map(([[starts, text]]) => (starts ? `▁${text}` : text));
        let at = 0;
        const timestamps = drawn.map(([, stepSec]) => {
          at += stepSec;
          return at;
        });
        const words = wordsOfTokens({ tokens, timestamps, durations: drawn.map(([, stepSec]) => stepSec) });
        expect(words.map(({ text }) => text).join('')).toBe(drawn.map(([[, text]]) => text).join(''));
        for (const { startSec, endSec } of words) expect(endSec ?? 0).toBeGreaterThan(startSec);
      }),
    );
  });
});
