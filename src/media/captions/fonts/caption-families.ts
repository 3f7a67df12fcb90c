/** The names under which caption fonts are registered and asked for. */
import { type CaptionFont, type DrawnFont, fontKey } from '../../../base/film/caption-fonts.ts';

/** Montserrat, and for scripts it lacks Noto Sans. */
export const CAPTION_FONT_FAMILY = 'Cliproom Caption';
/** Noto Color Emoji. */
export const EMOJI_FONT_FAMILY = 'Cliproom Emoji';

/**
 * Chinese, Japanese and Korean write many of the same characters in shapes of their own. The Chinese font says that it
 * has Korean syllables and has none, so it is last.
 */
const HAN_STYLES = ['japanese', 'korean', 'chinese'] as const;
export type HanStyle = (typeof HAN_STYLES)[number];

export const HAN_FONT_FAMILIES: Readonly<Record<HanStyle, string>> = {
  chinese: 'Cliproom Chinese',
  japanese: 'Cliproom Japanese',
  korean: 'Cliproom Korean',
};

const KANA = /[\p{Script=Hiragana}\p{Script=Katakana}]/u;
const HANGUL = /\p{Script=Hangul}/u;

/** Told from all text of a composition, so that a line without kana looks like its neighbours. */
export function hanStyleOf(text: string): HanStyle {
  if (KANA.test(text)) return 'japanese';
  return HANGUL.test(text) ? 'korean' : 'chinese';
}

/** In the order they are asked for a glyph; the same whatever else is loaded in the page. */
export function familiesInOrder(style: HanStyle): readonly string[] {
  const others = HAN_STYLES.filter((other) => other !== style);
  return [CAPTION_FONT_FAMILY, EMOJI_FONT_FAMILY, ...[style, ...others].map((one) => HAN_FONT_FAMILIES[one])];
}

export function chosenFontFamily(font: DrawnFont): string {
  return `Cliproom ${fontKey(font)}`;
}

/** Families that come in one weight only. */
const OF_ONE_WEIGHT: readonly CaptionFont[] = ['anton', 'bangers'];
const THEIR_WEIGHT = 400;

/** What is asked of the canvas: some would embolden by themselves a family that lacks the weight, and others not. */
export function drawnWeight(weight: number, font?: DrawnFont): number {
  const isOfOne = typeof font === 'object' || (font !== undefined && OF_ONE_WEIGHT.includes(font));
  return isOfOne ? THEIR_WEIGHT : weight;
}

/** The same as a list in CSS. @param font asked first; absent for the usual one */
export function captionFamilies(style: HanStyle, font?: DrawnFont): string {
  const families = [...(font === undefined ? [] : [chosenFontFamily(font)]), ...familiesInOrder(style)];
  return [...families.map((family) => `"${family}"`), 'sans-serif'].join(', ');
}
