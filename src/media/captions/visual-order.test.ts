import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { runsRightToLeft } from '../../base/text/word-joining.ts';
import { visualOrder } from './visual-order.ts';

function shown(text: string): string {
  const words = text.split(' ');
  const order = visualOrder(words, runsRightToLeft(text));
  return order.map((index) => words[index]).join(' ');
}

describe('the order of words on a line', () => {
  it('is as spoken from left to right, and the other way round in Arabic and Hebrew', () => {
    expect(shown('one two three')).toBe('one two three');
    expect(shown('שלום לכולם כאן')).toBe('כאן לכולם שלום');
  });

  it('keeps a phrase of the other direction readable', () => {
    expect(shown('שלום Video Clipping Service לכולם')).toBe('לכולם Video Clipping Service שלום');
    expect(shown('He said שלום לכולם and left')).toBe('He said לכולם שלום and left');
  });

  it('keeps numbers with the letters before them, and signs between like letters with them', () => {
    expect(shown('בשנת 2026 נולד')).toBe('נולד 2026 בשנת');
    expect(shown('Windows 11 שלום')).toBe('Windows 11 שלום');
    expect(shown('שלום Windows 11 לכולם')).toBe('לכולם Windows 11 שלום');
    expect(shown('He said שלום — לכולם today')).toBe('He said לכולם — שלום today');
    expect(shown('שלום — Video')).toBe('Video — שלום');
    expect(shown('42 — 7')).toBe('42 — 7');
  });

  it('has every word once, whatever they are', () => {
    const word = fc.constantFrom('a', 'שלום', 'مرحبا', '42', '—', '😂', '欢迎', '');
    fc.assert(
      fc.property(fc.array(word), fc.boolean(), (words, rightToLeft) => {
        const order = visualOrder(words, rightToLeft);
        expect(order.toSorted((a, b) => a - b)).toEqual(words.map((_, index) => index));
      }),
    );
  });
});
