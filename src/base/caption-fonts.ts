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
