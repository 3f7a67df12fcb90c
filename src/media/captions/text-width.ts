/** How wide text in the caption font is, from a table: the same answer in a window, a worker and Node. */
import { CAPTION_FONT_WIDTHS } from './caption-font-widths.ts';

/** Family under which `caption-fonts.ts` registers the font and `paint-overlay.ts` asks for it. */
export const CAPTION_FONT_FAMILY = 'Cliproom Caption';

export type CaptionFontWeight = keyof typeof CAPTION_FONT_WIDTHS;

const graphemes = new Intl.Segmenter('und', { granularity: 'grapheme' });

const WIDE =
  /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}\uff00-\uff60\u3000-\u303f]/u;
const EMOJI = /\p{Extended_Pictographic}|\p{Regional_Indicator}/u;
const ZERO_WIDTH = /^[\p{M}\p{Cf}]$/u;

/** Estimates for glyphs of other fonts, in em, on the wide side: too much room is better than cut-off text. */
const WIDE_EM = 1.02;
const EMOJI_EM = 1.38;
const OTHER_EM = 0.68;

function readTable(weight: CaptionFontWeight): ReadonlyMap<number, number> {
  const table = new Map<number, number>();
  for (const { firstCodePoint, widths } of CAPTION_FONT_WIDTHS[weight]) {
    for (const [offset, width] of widths.split(' ').entries()) {
      if (width !== '0') table.set(firstCodePoint + offset, Number(width) / 1000);
    }
  }
  return table;
}

const tables = { 700: readTable(700), 800: readTable(800) } as const;

/** The space between two words, in em. */
export const SPACE_WIDTH_EM = {
  700: tables[700].get(0x20) ?? 0.28,
  800: tables[800].get(0x20) ?? 0.28,
} as const;

/** What a reader would call characters, in order. */
export function splitGraphemes(text: string): string[] {
  return Array.from(graphemes.segment(text), ({ segment }) => segment);
}

export function countGraphemes(text: string): number {
  let count = 0;
  for (const _ of graphemes.segment(text)) count += 1;
  return count;
}

/** Width in em, kerning left out: real text is at most a little narrower. */
export function textWidthEm(text: string, weight: CaptionFontWeight): number {
  const table = tables[weight];
  let width = 0;
  for (const { segment } of graphemes.segment(text)) {
    if (EMOJI.test(segment) && !table.has(segment.codePointAt(0) ?? 0)) {
      width += EMOJI_EM;
      continue;
    }
    for (const character of segment) width += characterWidthEm(character, table);
  }
  return width;
}

function characterWidthEm(character: string, table: ReadonlyMap<number, number>): number {
  const known = table.get(character.codePointAt(0) ?? 0);
  if (known !== undefined) return known;
  if (ZERO_WIDTH.test(character)) return 0;
  return WIDE.test(character) ? WIDE_EM : OTHER_EM;
}
