import { readFileSync } from 'node:fs';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { fontFile, webFontFile } from '../../../testing/media/font-file.ts';
import { CHOSEN_FONT_WIDTHS } from './chosen-font-widths.ts';
import { FontFileError, readFontFile } from './read-font-file.ts';

const bytesOf = (file: Uint8Array): Uint8Array<ArrayBuffer> => Uint8Array.from(file);
const faultOf = (file: Uint8Array): unknown => {
  try {
    return readFontFile(bytesOf(file));
  } catch (error) {
    return error instanceof FontFileError ? error.fault : error;
  }
};

function widthsIn(blocks: readonly { firstCodePoint: number; widths: string }[]): Map<number, number> {
  return new Map(
    blocks.flatMap(({ firstCodePoint, widths }) =>
      widths.split(' ').map((width, at) => [firstCodePoint + at, Number(width)] as const),
    ),
  );
}

describe('a font file', () => {
  it('is as wide as it was measured when it is drawn', () => {
    const { name, widths, heightEm } = readFontFile(bytesOf(fontFile()));
    expect(name).toBe('Anton Regular');
    expect(heightEm).toBeCloseTo(1.505, 2);
    const [read, measured] = [widthsIn(widths), widthsIn(CHOSEN_FONT_WIDTHS.anton)];
    for (let letter = 0x21; letter < 0x7f; letter += 1)
      expect(Math.abs((read.get(letter) ?? 0) - (measured.get(letter) ?? -9)), String(letter)).toBeLessThan(
        2,
      );
    // It has no Greek.
    expect(read.get(0x3b1)).toBe(0);
  });

  it('is refused by what is wrong with it', () => {
    expect(faultOf(webFontFile())).toBe('packed');
    expect(faultOf(Buffer.from('not a font at all'))).toBe('not_a_font');
    expect(faultOf(Buffer.alloc(0))).toBe('not_a_font');
    const icons = readFileSync(
      new URL('../../../../node_modules/video.js/dist/font/VideoJS.ttf', import.meta.url),
    );
    expect(faultOf(icons)).toBe('no_letters');
    expect(faultOf(fontFile().subarray(0, 9000))).toBeInstanceOf(RangeError);
  });

  it('that is damaged anywhere is read or refused, and never anything else', () => {
    const whole = bytesOf(fontFile());
    const inHead = fc.integer({ min: 0, max: 4000 });
    fc.assert(
      fc.property(fc.array(fc.tuple(inHead, fc.integer({ min: 0, max: 255 })), { maxLength: 12 }), (hits) => {
        const damaged = whole.slice();
        for (const [at, byte] of hits) damaged[at] = byte;
        const fault = faultOf(damaged);
        if (typeof fault === 'string') expect(['not_a_font', 'packed', 'no_letters']).toContain(fault);
        else if (fault instanceof Error) expect(fault).toBeInstanceOf(RangeError);
        else expect(fault).toHaveProperty('widths');
      }),
    );
  });
});
