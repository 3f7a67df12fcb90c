import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { madeLogo, madePng } from '../../testing/media/made-png.ts';
import { pngSize } from './png-size.ts';

const bytesOf = (file: Uint8Array): Uint8Array<ArrayBuffer> => Uint8Array.from(file);

describe('the size of a PNG', () => {
  it('is what its header says, whatever lies before it in the memory', () => {
    expect(pngSize(bytesOf(madeLogo()))).toEqual({ widthPx: 96, heightPx: 64 });
    const memory = new Uint8Array(madeLogo().length + 5);
    memory.set(madeLogo(), 5);
    expect(pngSize(memory.subarray(5))).toEqual({ widthPx: 96, heightPx: 64 });
    expect(pngSize(bytesOf(madePng(0, 4, () => [0, 0, 0, 0])))).toBeNull();
  });

  it('is of nothing that is cut off or damaged anywhere', () => {
    const whole = bytesOf(madeLogo());
    fc.assert(
      fc.property(
        fc.integer({ min: 0, max: whole.length - 1 }),
        fc.integer({ min: 1, max: 255 }),
        (at, by) => {
          const damaged = whole.slice();
          damaged[at] = (damaged[at] ?? 0) ^ by;
          expect(pngSize(damaged)).toBeNull();
          expect(pngSize(whole.slice(0, at))).toBeNull();
        },
      ),
    );
  });
});
