import { describe, expect, it } from 'vitest';
import { endsPhrase, endsSentence, joinWords, runsRightToLeft, wordEndsSentence } from './word-joining.ts';

describe('the end of a sentence', () => {
  it.each(['station.', 'why?', '“so!”', '工作室。', 'है।', 'ہے۔', 'مساء؟', 'መጡ።', 'won!🏆', 'hot.\u00a0☀️'])(
    'is seen in %s',
    (text) => {
      expect(endsSentence(text)).toBe(true);
    },
  );

  it.each(['station', 'well,', '3.5', 'መጡ፣', 'won 🏆'])('is not seen in %s', (text) => {
    expect(endsSentence(text)).toBe(false);
  });
});

describe('a word that ends a sentence', () => {
  it.each(['station.', 'so!”', 'OK.', 'DON’T.'])('is %s', (word) => {
    expect(wordEndsSentence(word)).toBe(true);
  });

  it.each(['station', 'Mr.', '“Dr.', 'dott.', 'l’avv.', 'K.'])('is not %s', (word) => {
    expect(wordEndsSentence(word)).toBe(false);
  });
});

describe('words that follow each other', () => {
  it.each([
    [['Two', 'words.'], 'Two words.'],
    [['今日', 'は', '良い', '天気', 'ですね。'], '今日は良い天気ですね。'],
    [['私', 'の', 'iPhone', 'です'], '私の iPhone です'],
    [[], ''],
  ])('%j read %s', (words, text) => {
    expect(joinWords(words)).toBe(text);
  });

  it('are joined in time in proportion to their number', () => {
    expect(joinWords(new Array(500_000).fill('word'))).toHaveLength(2_499_999);
  });
});

describe('the breath inside a sentence', () => {
  it.each(['well,', 'so:”', '今日、', 'مساء،'])('is seen in %s', (text) => {
    expect(endsPhrase(text)).toBe(true);
  });

  it.each(['well', 'why?', '1,5'])('is not seen in %s', (text) => {
    expect(endsPhrase(text)).toBe(false);
  });
});

describe('the direction of a text', () => {
  it.each([
    ['שלום, world', true],
    ['… 12 مساء', true],
    ['hello שלום', false],
    ['12…', false],
    ['', false],
  ])('of %j is that of its first letter: from the right %j', (text, isRight) => {
    expect(runsRightToLeft(text)).toBe(isRight);
  });
});
