/**
 * Noto fonts (OFL 1.1) for all other scripts and for emoji, cut into files by their packages. Only addresses are
 * here; a file is fetched when a text needs it. Loaded with the first text that Montserrat cannot write.
 */
import emojiUrl from '@fontsource/noto-color-emoji/files/noto-color-emoji-emoji-400-normal.woff2?url';
import emojiRanges from '@fontsource/noto-color-emoji/unicode.json';
import {
  CAPTION_FONT_FAMILY,
  EMOJI_FONT_FAMILY,
  familiesInOrder,
  HAN_FONT_FAMILIES,
  type HanStyle,
} from './caption-families.ts';
import type { FontSlice } from './font-slice.ts';

const URLS = import.meta.glob<string>(
  [
    '/node_modules/@fontsource-variable/noto-sans*/files/*-wght-normal.woff2',
    '!**/*-{latin,latin-ext,vietnamese,cyrillic,math,symbols}-wght-normal.woff2',
  ],
  { query: '?url', import: 'default', eager: true },
);
const RANGES = import.meta.glob<Readonly<Record<string, string>>>(
  '/node_modules/@fontsource-variable/noto-sans*/unicode.json',
  { import: 'default', eager: true },
);
const FILE = /\/(noto-sans[a-z-]*)\/files\/\1-(.+)-wght-normal\.woff2$/;
const HAN_PACKAGES: Readonly<Record<string, HanStyle>> = {
  'noto-sans-sc': 'chinese',
  'noto-sans-jp': 'japanese',
  'noto-sans-kr': 'korean',
};

const EMOJI: FontSlice = {
  name: 'Emoji',
  family: EMOJI_FONT_FAMILY,
  // The package's smaller files are in a format that neither Chromium nor Skia draws.
  url: emojiUrl,
  unicodeRange: Object.values(emojiRanges).join(','),
};

const SLICES = Object.entries(URLS).flatMap(([path, url]) => sliceOf(path, url));

/** In the order they are asked for a glyph. */
export function otherSlices(style: HanStyle): readonly FontSlice[] {
  return familiesInOrder(style).flatMap((family) =>
    family === EMOJI_FONT_FAMILY ? [EMOJI] : SLICES.filter((slice) => slice.family === family),
  );
}

function sliceOf(path: string, url: string): FontSlice[] {
  const [, font = '', part = ''] = FILE.exec(path) ?? [];
  const ranges = RANGES[`/node_modules/@fontsource-variable/${font}/unicode.json`] ?? {};
  // Parts without a name are numbered, in brackets here and without them in the names of files.
  const unicodeRange = ranges[part] ?? ranges[`[${part}]`];
  if (unicodeRange === undefined) return [];
  const han = HAN_PACKAGES[font];
  const family = han === undefined ? CAPTION_FONT_FAMILY : HAN_FONT_FAMILIES[han];
  return [{ name: `${font} ${part}`, family, url, unicodeRange }];
}
