/** How wide text in the caption fonts is, from tables: the same answer in a window, a worker and Node. */
import {
  CAPTION_FONTS,
  type CaptionFont,
  type DrawnFont,
  type OwnFont,
} from '../../../base/film/caption-fonts.ts';
import { arabicWidthEm } from './arabic-width.ts';
import { CAPTION_FONT_WIDTHS } from './caption-font-widths.ts';
import { CHOSEN_FONT_WIDTHS } from './chosen-font-widths.ts';
import { OTHER_FONT_WIDTHS } from './other-font-widths.ts';

export type CaptionFontWeight = keyof typeof CAPTION_FONT_WIDTHS;

const graphemes = new Intl.Segmenter('und', { granularity: 'grapheme' });

const IDEOGRAPH = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\uff00-\uff60\u3000-\u303f]/u;
const HANGUL = /\p{Script=Hangul}/u;
const EMOJI = /\p{Extended_Pictographic}|\p{Regional_Indicator}/u;
const ZERO_WIDTH = /^[\p{M}\p{Cf}]$/u;
/** After one of these (U+094D and its like in other scripts) a letter is written half, or under the one before. */
const JOINS_NEXT = /[\u094d\u09cd\u0a4d\u0acd\u0c4d\u0ccd\u0d4d\u0dca\u1039\u17d2]/;

/** Of the fonts that are shipped: Noto Sans of East Asia, Noto Color Emoji. */
const IDEOGRAPH_EM = 1;
const HANGUL_EM = 0.92;
const EMOJI_EM = 1.245;
/** How much of its width a letter takes beside the one it is joined to; an estimate. */
const JOINED_SHARE = 0.55;
/** Of scripts without a shipped font, on the wide side: too much room is better than cut-off text. */
const OTHER_EM = 0.68;

type Blocks = readonly { readonly firstCodePoint: number; readonly widths: string }[];

function readTable(...tables: readonly Blocks[]): ReadonlyMap<number, number> {
  const table = new Map<number, number>();
  for (const { firstCodePoint, widths } of tables.flat()) {
    for (const [offset, width] of widths.split(' ').entries()) {
      if (width !== '0') table.set(firstCodePoint + offset, Number(width) / 1000);
    }
  }
  return table;
}

const tables = {
  700: readTable(CAPTION_FONT_WIDTHS[700], OTHER_FONT_WIDTHS[700]),
  800: readTable(CAPTION_FONT_WIDTHS[800], OTHER_FONT_WIDTHS[800]),
} as const;

/** Letters that a chosen family lacks are the usual one's. */
const chosenTables = Object.fromEntries(
  CAPTION_FONTS.map((font) => {
    const own = readTable(CHOSEN_FONT_WIDTHS[font]);
    return [font, { 700: new Map([...tables[700], ...own]), 800: new Map([...tables[800], ...own]) }];
  }),
) as unknown as Readonly<
  Record<CaptionFont, Readonly<Record<CaptionFontWeight, ReadonlyMap<number, number>>>>
>;

/** Plans that were sent from elsewhere bring the same font as another object. */
const ownTables = new Map<string, ReadonlyMap<number, number>>();
const OWN_KEPT = 20;

function ownTable({ id, widths }: OwnFont): ReadonlyMap<number, number> {
  const known = ownTables.get(id);
  if (known !== undefined) return known;
  // It is drawn in the one weight it has; what it lacks is drawn in that of the usual one.
  const table = new Map([...tables[700], ...readTable(widths)]);
  if (ownTables.size >= OWN_KEPT) ownTables.clear();
  ownTables.set(id, table);
  return table;
}

function tableOf(weight: CaptionFontWeight, font: DrawnFont | undefined): ReadonlyMap<number, number> {
  if (typeof font === 'object') return ownTable(font);
  return (font === undefined ? tables : chosenTables[font])[weight];
}

/** The space between two words, in em. */
export function spaceWidthEm(weight: CaptionFontWeight, font?: DrawnFont): number {
  return tableOf(weight, font).get(0x20) ?? 0.28;
}

/** What a reader would call characters, in order. */
export function splitGraphemes(text: string): string[] {
  return Array.from(graphemes.segment(text), ({ segment }) => segment);
}

export function countGraphemes(text: string): number {
  let count = 0;
  for (const _ of graphemes.segment(text)) count += 1;
  return count;
}

/** Width in em, kerning and ligatures left out: real text is at most a little narrower. @param font absent for the usual one */
export function textWidthEm(text: string, weight: CaptionFontWeight, font?: DrawnFont): number {
  const table = tableOf(weight, font);
  let width = 0;
  for (const { segment, index } of graphemes.segment(text)) {
    if (EMOJI.test(segment) && !table.has(segment.codePointAt(0) ?? 0)) {
      width += EMOJI_EM;
      continue;
    }
    let at = index;
    for (const character of segment) {
      const share = JOINS_NEXT.test(text[at - 1] ?? '') ? JOINED_SHARE : 1;
      width += share * (arabicWidthEm(text, at, weight) ?? characterWidthEm(character, table));
      at += character.length;
    }
  }
  return width;
}

function characterWidthEm(character: string, table: ReadonlyMap<number, number>): number {
  const known = table.get(character.codePointAt(0) ?? 0);
  if (known !== undefined) return known;
  if (ZERO_WIDTH.test(character)) return 0;
  if (IDEOGRAPH.test(character)) return IDEOGRAPH_EM;
  return HANGUL.test(character) ? HANGUL_EM : OTHER_EM;
}
