import { describe, expect, it } from 'vitest';
import { captionFamilies, hanStyleOf } from './caption-families.ts';
import { FIRST_SLICES } from './first-slices.ts';
import { coversAll, slicesFor } from './font-slice.ts';
import { otherSlices } from './other-slices.ts';

function namesFor(text: string): string[] {
  const slices = [...FIRST_SLICES, ...otherSlices(hanStyleOf(text))];
  return [...slicesFor(text, slices)].map(({ name }) => name);
}

describe('fonts for a text', () => {
  it('are Montserrat alone for what Montserrat writes, whatever spaces and joiners stand in it', () => {
    for (const text of ['Perché? “Così”…', 'Żółta łódź', 'Chào mừng', 'Привет\u200d\ufe0f'])
      expect(coversAll(text, FIRST_SLICES), text).toBe(true);
    for (const text of ['Καλώς', 'مرحبا', '欢', '😂'])
      expect(coversAll(text, FIRST_SLICES), text).toBe(false);
  });

  it('are only those the text needs', () => {
    expect(namesFor('Hello')).toEqual(['Latin']);
    expect(namesFor('Hello, Ελλάδα')).toEqual(['Latin', 'noto-sans greek']);
    expect(namesFor('नमस्ते')).toEqual(['noto-sans-devanagari devanagari']);
    expect(namesFor('1️⃣ 😂')).toEqual(['Latin', 'Emoji']);
    expect(namesFor('欢迎').every((name) => name.startsWith('noto-sans-sc'))).toBe(true);
  });

  it('write Chinese characters in the shapes of the language around them', () => {
    expect(hanStyleOf('直ぐに')).toBe('japanese');
    expect(hanStyleOf('直接')).toBe('chinese');
    expect(hanStyleOf('大韓民國 만세')).toBe('korean');
    expect(namesFor('直ぐに').every((name) => name.startsWith('noto-sans-jp'))).toBe(true);
    expect(namesFor('ようこそ 한국').some((name) => name.startsWith('noto-sans-kr'))).toBe(true);
    expect(captionFamilies('japanese')).toBe(
      '"Cliproom Caption", "Cliproom Emoji", "Cliproom Japanese", "Cliproom Korean", "Cliproom Chinese", sans-serif',
    );
  });

  it('have no glyph for what no font is shipped for', () => {
    expect(namesFor('ᐃᓄᒃᑎᑐᑦ')).toEqual([]);
  });
});
