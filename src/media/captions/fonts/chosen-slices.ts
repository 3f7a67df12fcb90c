/**
 * The families to choose from (OFL 1.1), in Latin. Only addresses are here; a file is fetched when a plan is written
 * in its family. What else a text has is written in Montserrat and Noto.
 */
import type { CaptionFont } from '../../../base/film/caption-fonts.ts';
import { chosenFontFamily } from './caption-families.ts';
import type { FontSlice } from './font-slice.ts';

const URLS = import.meta.glob<string>(
  [
    '/node_modules/@fontsource-variable/{inter,jetbrains-mono,lora,nunito,oswald}/files/*-{latin,latin-ext}-wght-normal.woff2',
    '/node_modules/@fontsource/{anton,bangers}/files/*-{latin,latin-ext}-400-normal.woff2',
  ],
  { query: '?url', import: 'default', eager: true },
);
const RANGES = import.meta.glob<Readonly<Record<string, string>>>(
  [
    '/node_modules/@fontsource-variable/{inter,jetbrains-mono,lora,nunito,oswald}/unicode.json',
    '/node_modules/@fontsource/{anton,bangers}/unicode.json',
  ],
  { import: 'default', eager: true },
);
const FILE = /^(.+\/)files\/(?:.+)-(latin|latin-ext)-(?:wght|400)-normal\.woff2$/;

export function chosenSlices(font: CaptionFont): readonly FontSlice[] {
  return Object.entries(URLS).flatMap(([path, url]) => {
    const [, folder = '', part = ''] = FILE.exec(path) ?? [];
    if (!folder.endsWith(`/${font}/`)) return [];
    const unicodeRange = RANGES[`${folder}unicode.json`]?.[part];
    if (unicodeRange === undefined) throw new Error(`${path} does not say which characters it has.`);
    return [{ name: `${font} ${part}`, family: chosenFontFamily(font), url, unicodeRange }];
  });
}
