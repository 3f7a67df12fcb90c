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
