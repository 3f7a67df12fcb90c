import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { GlobalFonts } from '@napi-rs/canvas';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { CAPTION_FONT_FAMILY, chosenFontFamily, EMOJI_FONT_FAMILY } from './caption-families.ts';
import { FIRST_SLICES } from './first-slices.ts';

/** A platform that registers real font files, where they are there. */
const loaded: string[] = [];
const asked: string[] = [];
let missing: RegExp | null = null;
class FontFace {
  readonly family: string;
  readonly path: string;
  readonly descriptors: FontFaceDescriptors;
  constructor(family: string, source: string, descriptors: FontFaceDescriptors) {
    this.family = family;
    this.descriptors = descriptors;
    this.path = /^url\("(.+)"\)$/.exec(source)?.[1] ?? '';
  }
  async load(): Promise<this> {
    asked.push(this.path);
    if (missing?.test(this.path) === true) throw new Error('offline');
    const bytes = await readFile(join(process.cwd(), this.path));
    if (GlobalFonts.register(bytes, `Loaded ${loaded.length}`) === null) throw new Error('no font');
    return this;
  }
}

/** Anew for each case: what is loaded is remembered. */
async function loadAnew(): Promise<typeof import('./load-caption-fonts.ts').loadCaptionFonts> {
  vi.resetModules();
  return (await import('./load-caption-fonts.ts')).loadCaptionFonts;
}

beforeEach(() => {
  loaded.length = 0;
  asked.length = 0;
  missing = null;
  vi.stubGlobal('FontFace', FontFace);
  vi.stubGlobal('fonts', {
    add: ({ family, descriptors }: FontFace) => {
      expect(descriptors).toMatchObject({ weight: '100 900', unicodeRange: expect.stringContaining('U+') });
      loaded.push(family);
    },
  });
});
afterEach(() => {
  vi.unstubAllGlobals();
});

describe('the fonts of captions', () => {
  it('are loaded for each family that was chosen, whatever another one covers', async () => {
    const load = await loadAnew();
    await load('Hello', ['anton', 'lora']);
    expect(new Set(loaded)).toEqual(
      new Set([CAPTION_FONT_FAMILY, chosenFontFamily('anton'), chosenFontFamily('lora')]),
    );
  });

  it('are loaded for Latin and Cyrillic whatever is written, each file once', async () => {
    const load = await loadAnew();
    await Promise.all([load('Hello'), load('')]);
    await load('Привет');
    expect(loaded).toEqual(FIRST_SLICES.map(() => CAPTION_FONT_FAMILY));
    expect(new Set(asked).size).toBe(asked.length);
  });

  it('are loaded for other scripts where they are written, and no others', async () => {
    const load = await loadAnew();
    await load('Hello 👋');
    const others = loaded.filter((family) => family !== CAPTION_FONT_FAMILY);
    expect(new Set(others)).toEqual(new Set([EMOJI_FONT_FAMILY]));
    const before = asked.length;
    await load('Hello 👋');
    expect(asked).toHaveLength(before);
    await load('שלום');
    expect(asked.length).toBeGreaterThan(before);
  });

  it('are named where they do not load, while the others are there, and tried again the next time', async () => {
    const load = await loadAnew();
    missing = /cyrillic/;
    await expect(load('Hello')).rejects.toThrow('Caption fonts did not load: Cyrillic (offline).');
    expect(loaded).toHaveLength(FIRST_SLICES.length - 1);
    missing = null;
    await load('Hello');
    expect(loaded).toHaveLength(FIRST_SLICES.length);
    expect(asked.filter((path) => path.includes('cyrillic'))).toHaveLength(2);
  });

  it('are put where a page keeps its own', async () => {
    const load = await loadAnew();
    const inPage: string[] = [];
    vi.stubGlobal('document', { fonts: { add: ({ family }: FontFace) => inPage.push(family) } });
    await load('');
    expect(inPage).toHaveLength(FIRST_SLICES.length);
    expect(loaded).toEqual([]);
  });
});
