/** Families that captions and texts can be written in besides the usual one, Montserrat. All under OFL 1.1. */
export const CAPTION_FONTS = [
  'inter',
  'oswald',
  'nunito',
  'lora',
  'anton',
  'bangers',
  'jetbrains-mono',
] as const;
export type CaptionFont = (typeof CAPTION_FONTS)[number];

/** As their makers write them; the same in every language. */
export const CAPTION_FONT_NAMES: Readonly<Record<CaptionFont, string>> = {
  inter: 'Inter',
  oswald: 'Oswald',
  nunito: 'Nunito',
  lora: 'Lora',
  anton: 'Anton',
  bangers: 'Bangers',
  'jetbrains-mono': 'JetBrains Mono',
};
export const USUAL_FONT_NAME = 'Montserrat';

/** A font file of somebody's own, with all that writing in it takes. */
export interface OwnFont {
  /** Unique to its bytes. */
  readonly id: string;
  /** As the font calls itself. */
  readonly name: string;
  /** TrueType or OpenType, base64. */
  readonly data: string;
  /** In thousandths of an em, by code point; what it does not have is written in the usual one. */
  readonly widths: readonly { readonly firstCodePoint: number; readonly widths: string }[];
  /** From the highest to the lowest point of its line. */
  readonly heightEm: number;
}

/** What texts can be drawn in besides the usual family. */
export type DrawnFont = CaptionFont | OwnFont;

/** Equal for equal letters. */
export function fontKey(font: DrawnFont | undefined): string {
  return typeof font === 'object' ? font.id : (font ?? '');
}
