import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { createCanvas, GlobalFonts } from '@napi-rs/canvas';
import { expect, it } from 'vitest';
import { hanStyleOf } from './caption-families.ts';
import { FIRST_SLICES } from './first-slices.ts';
import { type FontSlice, slicesFor } from './font-slice.ts';
import { otherSlices } from './other-slices.ts';
import { textWidthEm } from './text-width.ts';

const WORDS = {
  Latin: 'Wagensperre, l’été',
  Cyrillic: 'Добро пожаловать',
  Greek: 'Καλώς ήρθατε',
  Arabic: 'مرحبا بكم في الاستوديو',
  'Arabic hamza and digits': 'شيء جزء ماء كتب٣ ٣كتب',
  'Arabic drawn out': 'كـتـب مـرحـبا',
  Hebrew: 'שלום לכולם',
  Armenian: 'Բարի գալուստ',
  Georgian: 'კეთილი იყოს',
  Ethiopic: 'እንኳን ደህና መጡ',
  Hindi: 'स्टूडियो में आपका स्वागत है',
  Bengali: 'স্টুডিওতে আপনাকে স্বাগতম',
  Punjabi: 'ਸਟੂਡੀਓ ਵਿੱਚ',
  Gujarati: 'સ્ટુડિયોમાં સ્વાગત',
  Tamil: 'வணக்கம் உலகம்',
  Telugu: 'నమస్కారం ప్రపంచం',
  Kannada: 'ನಮಸ್ಕಾರ ಜಗತ್ತು',
  Malayalam: 'സ്വാഗതം ലോകം',
  Sinhala: 'ආයුබෝවන් ලෝකය',
  Thai: 'ยินดีต้อนรับ',
  Lao: 'ຍິນດີຕ້ອນຮັບ',
  Burmese: 'မင်္ဂလာပါ',
  Khmer: 'សូមស្វាគមន៍',
  Chinese: '欢迎来到我们的工作室',
  Japanese: 'スタジオへようこそ、友よ',
  Korean: '스튜디오에 오신 것을',
  emoji: '👩‍💻👍🏽🇮🇹❤️😂',
} as const;

const context = createCanvas(8, 8).getContext('2d');
const registered = new Map<FontSlice, string>();

async function familyOf(slice: FontSlice): Promise<string> {
  const known = registered.get(slice);
  if (known !== undefined) return known;
  const family = `Measured ${registered.size}`;
  const bytes = await readFile(join(process.cwd(), slice.url));
  if (GlobalFonts.register(bytes, family) === null) throw new Error(`${slice.url} is not a font.`);
  registered.set(slice, family);
  return family;
}

const sumOf = (values: readonly number[]): number => values.reduce((sum, value) => sum + value, 0);

it.each(Object.entries(WORDS))('%s is as wide as planned in the fonts that are shipped', async (_, text) => {
  const slices = [...FIRST_SLICES, ...otherSlices(hanStyleOf(text))];
  const needed = [...slicesFor(text, slices)];
  expect(needed.length).toBeGreaterThan(0);
  const families: string[] = [];
  for (const slice of needed) families.push(await familyOf(slice));
  for (const weight of [700, 800] as const) {
    context.font = `${weight} 100px ${families.map((family) => `"${family}"`).join(', ')}`;
    context.fontVariationSettings = `"wght" ${weight}`;
    const words = text.split(' ');
    const planned = sumOf(words.map((word) => textWidthEm(word, weight)));
    const real = sumOf(words.map((word) => context.measureText(word).width / 100));
    // Wider than the text is a wider gap, narrower squeezes it; letters joined to one shape are estimates.
    expect(planned / real).toBeGreaterThan(0.95);
    expect(planned / real).toBeLessThan(1.2);
  }
});
