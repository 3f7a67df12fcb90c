/**
 * The colours of the style sheets against each other, by WCAG's contrast ratio, in light and dark: text 4.5 to 1 and
 * borders of fields 3 to 1 as they are, 7 and 4.5 to 1 where more contrast was asked for.
 */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';

type Tokens = ReadonlyMap<string, readonly [light: number, dark: number]>;

const GROUNDS = ['background', 'surface', 'raised'];
/** What is written on each of them. */
const TEXTS = ['ink', 'ink-soft', 'accent-text', 'good', 'bad'];
/** Text on a ground of its own. */
const PAIRS = [
  ['on-accent', 'accent'],
  ['on-accent', 'accent-hover'],
  ['accent-text', 'accent-wash'],
  ['good', 'good-wash'],
  ['bad', 'bad-wash'],
  ['ink', 'score-track'],
  ['background', 'ink'],
] as const;
const MARKS = ['line-strong', 'score', 'focus'];
/** Lines that are there for the eye only, unless more contrast was asked for. */
const MORE_MARKS = [...MARKS, 'line', 'accent'];

const standard = tokensOf('tokens.css');
const high = new Map([...standard, ...tokensOf('more-contrast.css')]);

describe.each([
  { name: 'standard', tokens: standard, text: 4.5, mark: 3, marks: MARKS },
  { name: 'more contrast', tokens: high, text: 7, mark: 4.5, marks: MORE_MARKS },
])('$name', ({ tokens, text, mark, marks }) => {
  const pairs = [
    ...GROUNDS.flatMap((ground) => TEXTS.map((one) => ({ one, ground, least: text }))),
    ...PAIRS.map(([one, ground]) => ({ one, ground, least: text })),
    ...GROUNDS.flatMap((ground) => marks.map((one) => ({ one, ground, least: mark }))),
  ];
  it.each(pairs)('$one stands out from $ground', ({ one, ground, least }) => {
    const [mine, theirs] = [tokens.get(one), tokens.get(ground)];
    if (mine === undefined || theirs === undefined) throw new Error(`No colour ${one} or ${ground}.`);
    expect(contrast(mine[0], theirs[0]), 'light').toBeGreaterThanOrEqual(least);
    expect(contrast(mine[1], theirs[1]), 'dark').toBeGreaterThanOrEqual(least);
  });
});

/** Relative luminances of the colours a style sheet gives its tokens. Those that name another token are left out. */
function tokensOf(file: string): Tokens {
  const sheet = readFileSync(join(import.meta.dirname, file), 'utf8');
  const found = new Map<string, readonly [number, number]>();
  for (const [, name = '', value = ''] of sheet.matchAll(/--([a-z-]+): ([^;]*oklch[^;]*);/g)) {
    const colours = [...value.matchAll(/oklch\(([\d.]+) ([\d.]+) ([\d.]+)\)/g)];
    const [light = Number.NaN, dark = light] = colours.map(([, l, c, h]) =>
      luminance(Number(l), Number(c), Number(h)),
    );
    if (!Number.isNaN(light)) found.set(name, [light, dark]);
  }
  return found;
}

/** Of a colour in OKLCH, as a screen of sRGB shows it: what it cannot show is cut. 0 to 1. */
function luminance(lightness: number, chroma: number, hueDeg: number): number {
  const hue = (hueDeg * Math.PI) / 180;
  const [a, b] = [chroma * Math.cos(hue), chroma * Math.sin(hue)];
  const long = (lightness + 0.3963377774 * a + 0.2158037573 * b) ** 3;
  const middle = (lightness - 0.1055613458 * a - 0.0638541728 * b) ** 3;
  const short = (lightness - 0.0894841775 * a - 1.291485548 * b) ** 3;
  const red = 4.0767416621 * long - 3.3077115913 * middle + 0.2309699292 * short;
  const green = -1.2684380046 * long + 2.6097574011 * middle - 0.3413193965 * short;
  const blue = -0.0041960863 * long - 0.7034186147 * middle + 1.707614701 * short;
  const shown = (linear: number): number => Math.min(1, Math.max(0, linear));
  return 0.2126 * shown(red) + 0.7152 * shown(green) + 0.0722 * shown(blue);
}

function contrast(one: number, other: number): number {
  return (Math.max(one, other) + 0.05) / (Math.min(one, other) + 0.05);
}
