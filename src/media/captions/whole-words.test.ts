import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { type CompositionWord, findAndReplace } from './composition-words.ts';
import { wholeWordsIn } from './whole-words.ts';

const wordsOf = (texts: readonly string[]): CompositionWord[] =>
  texts.map((text, index) => ({ index, text, startSec: index, endSec: index + 1, hidden: false }));

/** The parts of a text that `find` stands in as whole words. */
function found(text: string, find: string): number {
  return findAndReplace(wordsOf(text.split(' ')), { find, replaceWith: 'x', wholeWords: true }).replaced;
}

describe('whole words', () => {
  it('end where accented letters end, also where the accent is a character of its own', () => {
    expect(found('perché no', 'perch')).toBe(0);
    expect(found('perche\u0301 no', 'perche')).toBe(0);
    expect(found('Perché, perché', 'perché')).toBe(2);
    expect(found('ñandú über', 'ñ')).toBe(0);
  });

  it('begin after the apostrophe of an elision', () => {
    expect(found("l’acqua dell'acqua acquario", 'acqua')).toBe(2);
    expect(found("quest'è", 'è')).toBe(1);
    expect(found("aujourd'hui l'été qu'il", 'été')).toBe(1);
    expect(found('l’acqua', 'l’acqua')).toBe(1);
    expect(found('un po’ d’acqua', 'po’')).toBe(1);
  });

  it('stay whole around any other apostrophe', () => {
    for (const part of ['don', 't', 'ma', 'am', 'Qur', 'an', 's', 'it'])
      expect(found("don't ma'am Qur'an it's", part)).toBe(0);
    expect(found("don't", "don't")).toBe(1);
  });

  it('take punctuation and numbers as they are written', () => {
    expect(found('“cat”, cat-like (cat)', 'cat')).toBe(3);
    expect(found('3 of 3.5 and 33', '3')).toBe(1);
    expect(found('New York, New Yorker', 'new york')).toBe(1);
  });

  it('are found by dictionary in scripts without spaces', () => {
    expect(found('我喜欢学习 中文', '学习')).toBe(1);
    expect(found('我喜欢学习 中文', '习')).toBe(0);
    expect(found('タワーに 行く', 'タワ')).toBe(0);
    expect(found('タワーに 行く', 'タワー')).toBe(1);
    expect(found('สวัสดี ครับ', 'ครับ')).toBe(1);
    expect(found('שלום לכולם', 'לכ')).toBe(0);
  });

  it('are, between spaces, exactly the words that are the same', () => {
    const word = fc.stringMatching(/^[abèéñüßçа-гא-ד]{1,3}$/u);
    fc.assert(
      fc.property(fc.array(word, { minLength: 1, maxLength: 12 }), word, (texts, find) => {
        const request = { find, replaceWith: '7', matchCase: true, wholeWords: true };
        const { words, replaced } = findAndReplace(wordsOf(texts), request);
        expect(words.map(({ text }) => text)).toEqual(texts.map((text) => (text === find ? '7' : text)));
        expect(replaced).toBe(texts.filter((text) => text === find).length);
      }),
    );
  });

  it('are never more than the places anywhere, and a whole text is whole', () => {
    const text = fc.stringMatching(/^[abl'’ è.水曜日本]{1,30}$/u);
    fc.assert(
      fc.property(text, fc.stringMatching(/^[abl'è水曜日本]$/u), (shown, find) => {
        const words = wordsOf(shown.split(/\s+/u).filter(Boolean));
        const request = { find, replaceWith: 'x', matchCase: true };
        const whole = findAndReplace(words, { ...request, wholeWords: true }).replaced;
        expect(whole).toBeLessThanOrEqual(findAndReplace(words, request).replaced);
        expect(wholeWordsIn(shown)(0, shown.length)).toBe(true);
      }),
    );
  });
});
