/**
 * Measures the caption fonts in Chromium and writes their tables of widths into `src/media/captions/fonts`, so that
 * layout gives the same result in a window, a worker and Node. Run with `npx tsx` after the fonts change.
 */
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Page } from 'playwright-core';
import { CAPTION_FONTS, type CaptionFont } from '../../base/film/caption-fonts.ts';
import { openChromium } from '../sample/open-chromium.ts';

const FONTS = 'node_modules';
const VARIABLE = '@fontsource-variable';
const OUTPUT = 'src/media/captions/fonts';
const WEIGHTS = [700, 800] as const;

/** `base` is a letter of the block: signs that stand beside a letter are measured beside it. */
interface Block {
  readonly first: number;
  readonly last: number;
  readonly base?: string;
}

/** Latin, Cyrillic, Vietnamese, punctuation, currency. */
const FIRST_BLOCKS: readonly Block[] = [
  { first: 0x20, last: 0x7e },
  { first: 0xa0, last: 0x24f },
  { first: 0x400, last: 0x45f },
  { first: 0x490, last: 0x4b1 },
  { first: 0x1ea0, last: 0x1ef9 },
  { first: 0x2010, last: 0x2044 },
  { first: 0x20a0, last: 0x20bf },
  { first: 0x2116, last: 0x2122 },
  { first: 0x2190, last: 0x2193 },
  { first: 0x2212, last: 0x2215 },
];
const FIRST_FILES = ['latin', 'latin-ext', 'vietnamese', 'cyrillic'].map(
  (part) => `${VARIABLE}/montserrat/files/montserrat-${part}-wght-normal`,
);

/** Of families to choose from only Latin is taken; what else a text has is Montserrat's. */
const CHOSEN_BLOCKS: readonly Block[] = [
  { first: 0x20, last: 0x7e },
  { first: 0xa0, last: 0x17f },
  { first: 0x2010, last: 0x203a },
  { first: 0x20ac, last: 0x20ac },
];
/** The heaviest that text is set in: lighter letters are at most as wide. */
const CHOSEN_WEIGHT = 800;
/** Families of one weight come in another package. */
const OF_ONE_WEIGHT: readonly CaptionFont[] = ['anton', 'bangers'];

const OTHER_BLOCKS: readonly Block[] = [
  { first: 0x370, last: 0x3ff },
  { first: 0x531, last: 0x58a },
  { first: 0x5be, last: 0x5f4 },
  { first: 0x900, last: 0x97f, base: 'क' },
  { first: 0x980, last: 0x9fe, base: 'ক' },
  { first: 0xa01, last: 0xa76, base: 'ਕ' },
  { first: 0xa81, last: 0xaff, base: 'ક' },
  { first: 0xb82, last: 0xbfa, base: 'க' },
  { first: 0xc00, last: 0xc7f, base: 'క' },
  { first: 0xc80, last: 0xcf3, base: 'ಕ' },
  { first: 0xd00, last: 0xd7f, base: 'ക' },
  { first: 0xd81, last: 0xdf4, base: 'ක' },
  { first: 0xe01, last: 0xe5b },
  { first: 0xe81, last: 0xedf },
  { first: 0x1000, last: 0x109f, base: 'က' },
  { first: 0x10a0, last: 0x10ff },
  { first: 0x1200, last: 0x137c },
  { first: 0x1780, last: 0x17f9, base: 'ក' },
];
const OTHER_FILES = [
  `${VARIABLE}/noto-sans/files/noto-sans-greek-wght-normal`,
  ...[
    ...['armenian', 'hebrew', 'devanagari', 'bengali', 'gurmukhi', 'gujarati', 'tamil', 'telugu', 'kannada'],
    ...['malayalam', 'sinhala', 'thai', 'lao', 'myanmar', 'georgian', 'ethiopic', 'khmer', 'arabic'],
  ].map((script) => `${VARIABLE}/noto-sans-${script}/files/noto-sans-${script}-${script}-wght-normal`),
];
const ARABIC: Block = { first: 0x620, last: 0x6ff };
/**
 * What gives a letter the shape it has beside a neighbour. Before it a joiner that is not seen; after it that has no
 * effect in Chromium, but a tatweel has, a stroke with a width of its own.
 */
const JOINER = '\u200d';
const STROKE = 'ـ';
const ARABIC_FORMS = {
  isolated: ['', ''],
  final: [JOINER, ''],
  initial: ['', STROKE],
  medial: [JOINER, STROKE],
} as const;

const browser = await openChromium();
const page = await browser.newPage();
await writeBlocks('caption-font-widths.ts', 'CAPTION_FONT_WIDTHS', 'Montserrat', FIRST_BLOCKS, FIRST_FILES);
await writeBlocks('other-font-widths.ts', 'OTHER_FONT_WIDTHS', 'Noto Sans', OTHER_BLOCKS, OTHER_FILES);
await writeArabic();
await writeChosen();
await browser.close();

async function writeBlocks(
  file: string,
  name: string,
  font: string,
  blocks: readonly Block[],
  files: readonly string[],
): Promise<void> {
  await loadFonts(page, files);
  const tables: string[] = [];
  for (const weight of WEIGHTS) {
    tables.push(await tableOf(`${weight}`, weight, blocks));
  }
  write(file, `${font} in thousandths of an em, 0 where it has no glyph or it takes no room`, name, tables);
}

async function writeChosen(): Promise<void> {
  const tables: string[] = [];
  for (const font of CAPTION_FONTS) {
    const [fonts, style] = OF_ONE_WEIGHT.includes(font) ? ['@fontsource', '400'] : [VARIABLE, 'wght'];
    await loadFonts(
      page,
      ['latin', 'latin-ext'].map((part) => `${fonts}/${font}/files/${font}-${part}-${style}-normal`),
    );
    tables.push(await tableOf(`'${font}'`, CHOSEN_WEIGHT, CHOSEN_BLOCKS));
  }
  const what = 'the families to choose from in thousandths of an em, 0 where one has no glyph';
  write('chosen-font-widths.ts', what, 'CHOSEN_FONT_WIDTHS', tables);
}

/** One row of a table: the widths of all blocks under a name. */
async function tableOf(name: string, weight: number, blocks: readonly Block[]): Promise<string> {
  const rows: string[] = [];
  for (const block of blocks) {
    const texts = charactersOf(block).map((text) => withBase(text, block));
    const widths = await widthsOf(page, weight, texts);
    const [baseWidth = 0] = await widthsOf(page, weight, [block.base ?? '']);
    const own = widths.map((width, at) => (texts[at]?.length === 1 ? width : Math.max(0, width - baseWidth)));
    rows.push(`    { firstCodePoint: 0x${block.first.toString(16)}, widths: '${own.join(' ')}' },`);
  }
  return `  ${name}: [\n${rows.join('\n')}\n  ],`;
}

async function writeArabic(): Promise<void> {
  const tables: string[] = [];
  for (const weight of WEIGHTS) {
    const rows: string[] = [];
    for (const [form, [before, after]] of Object.entries(ARABIC_FORMS)) {
      const letters = charactersOf(ARABIC);
      const texts = letters.map((letter) => before + letter + after);
      const widths = await widthsOf(page, weight, texts);
      const [strokeWidth = 0] = await widthsOf(page, weight, [STROKE]);
      const beside = after.length * strokeWidth;
      const own = widths.map((width, at) =>
        takesNoRoom(letters[at] ?? '') ? 0 : Math.max(0, width - beside),
      );
      rows.push(`    ${form}: '${own.join(' ')}',`);
    }
    tables.push(`  ${weight}: {\n${rows.join('\n')}\n  },`);
  }
  const text = `Noto Sans Arabic in the four shapes of a letter, in thousandths of an em, from U+${ARABIC.first.toString(16)}`;
  write('arabic-widths.ts', text, 'ARABIC_WIDTHS', tables);
}

function charactersOf({ first, last }: Block): string[] {
  return Array.from({ length: last - first + 1 }, (_, at) => String.fromCodePoint(first + at));
}

/** Marks above and below take no room of their own; alone they would be measured with a dotted circle. */
function withBase(text: string, { base = '' }: Block): string {
  if (takesNoRoom(text)) return '';
  return /\p{Mc}/u.test(text) ? base + text : text;
}

function takesNoRoom(text: string): boolean {
  return /\p{Mn}|\p{Me}|\p{Cf}/u.test(text);
}

async function loadFonts(on: Page, files: readonly string[]): Promise<void> {
  const fonts = files.map((file) => readFileSync(join(FONTS, `${file}.woff2`)).toString('base64'));
  await on.evaluate(async (loaded) => {
    document.fonts.clear();
    for (const [index, data] of loaded.entries()) {
      const face = new FontFace(`Measured ${index}`, `url(data:font/woff2;base64,${data})`, {
        weight: '100 900',
      });
      document.fonts.add(await face.load());
    }
  }, fonts);
}

function widthsOf(on: Page, weight: number, texts: readonly string[]): Promise<number[]> {
  return on.evaluate(
    ({ weight: shown, texts: all }) => {
      const context = new OffscreenCanvas(8, 8).getContext('2d') as OffscreenCanvasRenderingContext2D;
      const families = Array.from(document.fonts, ({ family }) => `"${family.replaceAll('"', '')}"`).join(
        ',',
      );
      return all.map((text) => {
        // No helper function here: tsx would wrap its name in a call that the page does not know.
        const [width, other] = ['monospace', 'serif'].map((fallback) => {
          context.font = `${shown} 1000px ${families},${fallback}`;
          return Math.round(context.measureText(text).width);
        });
        // A glyph missing from the font takes another width in each fallback.
        return width !== undefined && width === other ? width : 0;
      });
    },
    { weight, texts: [...texts] },
  );
}

function write(file: string, what: string, name: string, tables: readonly string[]): void {
  writeFileSync(
    join(OUTPUT, file),
    `/**
 * Advance widths of ${what}.
 * Fonts under OFL 1.1. Written by src/testing/caption-font/measure-caption-font.ts; not edited by hand.
 */
export const ${name} = {
${tables.join('\n')}
} as const;
`,
  );
  console.log(`Wrote ${file}`);
}
