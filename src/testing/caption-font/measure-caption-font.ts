/**
 * Measures the caption font in Chromium and writes `src/media/captions/caption-font-widths.ts`, so that
 * layout gives the same result in a window, a worker and Node. Run with `npx tsx` after the font changes.
 */
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { openChromium } from '../sample/open-chromium.ts';

const FONT_FOLDER = 'node_modules/@fontsource-variable/montserrat/files';
const SUBSETS = ['latin', 'latin-ext', 'vietnamese', 'cyrillic'] as const;
const WEIGHTS = [700, 800] as const;
/** Unicode blocks the subsets cover: Latin, Cyrillic, Vietnamese, punctuation, currency. */
const BLOCKS: readonly (readonly [first: number, last: number])[] = [
  [0x20, 0x7e],
  [0xa0, 0x24f],
  [0x400, 0x45f],
  [0x490, 0x4b1],
  [0x1ea0, 0x1ef9],
  [0x2010, 0x2044],
  [0x20a0, 0x20bf],
  [0x2116, 0x2122],
  [0x2190, 0x2193],
  [0x2212, 0x2215],
];
const OUTPUT = 'src/media/captions/caption-font-widths.ts';

const browser = await openChromium();
const page = await browser.newPage();
const fonts = SUBSETS.map((subset) =>
  readFileSync(join(FONT_FOLDER, `montserrat-${subset}-wght-normal.woff2`)).toString('base64'),
);
const measured = await page.evaluate(
  async ({ fonts, weights, blocks }) => {
    const families: string[] = [];
    for (const [index, data] of fonts.entries()) {
      const face = new FontFace(`Measured ${index}`, `url(data:font/woff2;base64,${data})`, {
        weight: '100 900',
      });
      document.fonts.add(await face.load());
      families.push(`"Measured ${index}"`);
    }
    const context = new OffscreenCanvas(8, 8).getContext('2d') as OffscreenCanvasRenderingContext2D;
    return weights.map((weight) =>
      blocks.map(([first, last]) => {
        const widths: number[] = [];
        for (let code = first; code <= last; code += 1) {
          // No helper function here: tsx would wrap its name in a call that the page does not know.
          const [width, other] = ['monospace', 'serif'].map((fallback) => {
            context.font = `${weight} 1000px ${families.join(',')},${fallback}`;
            return Math.round(context.measureText(String.fromCodePoint(code)).width);
          });
          // A glyph missing from the font takes another width in each fallback.
          widths.push(width !== undefined && width === other ? width : 0);
        }
        return widths;
      }),
    );
  },
  { fonts, weights: [...WEIGHTS], blocks: BLOCKS.map(([first, last]) => [first, last] as [number, number]) },
);
await browser.close();

const tables = WEIGHTS.map((weight, row) => {
  const blocks = BLOCKS.map(
    ([first], column) =>
      `    { firstCodePoint: 0x${first.toString(16)}, widths: '${measured[row]?.[column]?.join(' ')}' },`,
  );
  return `  ${weight}: [\n${blocks.join('\n')}\n  ],`;
});
writeFileSync(
  OUTPUT,
  `/**
 * Advance widths of the caption font (Montserrat, OFL 1.1) in thousandths of an em, 0 where the font has no
 * glyph. Written by src/testing/caption-font/measure-caption-font.ts; not edited by hand.
 */
export const CAPTION_FONT_WIDTHS = {
${tables.join('\n')}
} as const;
`,
);
console.log(`Wrote ${OUTPUT}`);
