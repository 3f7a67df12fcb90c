import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { type CaptionPiece, captionPieces } from './caption-piece.ts';

const LIMITS = {
  weight: 800,
  maxCharacters: Number.POSITIVE_INFINITY,
  maxWidthEm: Number.POSITIVE_INFINITY,
  maxWordWidthEm: Number.POSITIVE_INFINITY,
} as const;

const piecesOf = (text: string): CaptionPiece[] =>
  captionPieces([{ index: 0, text, startSec: 0, endSec: 1 }], LIMITS);
const read = (pieces: readonly CaptionPiece[]): string =>
  pieces.map(({ text, spaceBefore }) => (spaceBefore ? ' ' : '') + text).join('');

describe('the pieces of a text', () => {
  it.each(['สวัสดีครับ ผมชื่อสมชาย', '你好 世界', 'two words', 'iPhone 手机'])('keep the space of %s', (text) => {
    expect(read(piecesOf(text))).toBe(text);
  });

  it('take the end of a line for a space only where the script has them', () => {
    expect(read(piecesOf('你好\n世界'))).toBe('你好世界');
    expect(read(piecesOf('two\nwords'))).toBe('two words');
  });

  it('keep a sign that French sets apart with its word', () => {
    const texts = piecesOf('«\u00a0vrai\u00a0»\u00a0: oui\u202f! 100\u00a0€').map(({ text }) => text);
    expect(texts).toEqual(['« vrai » :', 'oui !', '100', '€']);
  });

  it('begin with no sign that closes, and end with none that opens', () => {
    const sentence = '这是一个很长的中文句子，没有空格（也没有换行）。他说：「测试换行的效果如何？」';
    for (let maxWidthEm = 4; maxWidthEm < 16; maxWidthEm += 0.5) {
      const limits = { ...LIMITS, maxWidthEm, maxWordWidthEm: maxWidthEm };
      const texts = captionPieces([{ index: 0, text: sentence, startSec: 0, endSec: 1 }], limits);
      expect(texts.map(({ text }) => text).join('')).toBe(sentence);
      expect(texts.filter(({ text }) => /^[，。？：）」]|[（「]$/u.test(text))).toEqual([]);
    }
  });

  it('read as the text does, whatever it is', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme' }), (text) => {
        fc.pre(!/[\p{Cc}\p{Cs}\u2028-\u202e\u2066-\u2069]/u.test(text));
        expect(read(piecesOf(text))).toBe(text.trim().replace(/\s+/gu, ' '));
      }),
    );
  });
});
