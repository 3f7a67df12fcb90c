import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { hasPrint, printOf } from './file-print.ts';

const SAMPLE_BYTES = 16 * 1024;

function fileOf(bytes: Uint8Array<ArrayBuffer>, lastModified = 1000): File {
  return new File([bytes], 'talk.mp4', { lastModified });
}

describe('the print of a file', () => {
  it('is that of the same bytes, whatever their time', async () => {
    await fc.assert(
      fc.asyncProperty(
        fc.integer({ min: 0, max: 3_000_000 }),
        fc.integer({ min: 0, max: 2000 }),
        async (size, time) => {
          const bytes = new Uint8Array(size).fill(7);
          expect(await hasPrint(fileOf(bytes, time), await printOf(fileOf(bytes)))).toBe(true);
        },
      ),
      { numRuns: 30 },
    );
  });

  it('is another one where the file grew, or its beginning or its end changed', async () => {
    await fc.assert(
      fc.asyncProperty(
        fc.integer({ min: 1, max: 3_000_000 }),
        fc.nat(),
        fc.boolean(),
        fc.constantFrom(1000, 2000),
        async (size, place, isAtEnd, time) => {
          const bytes = new Uint8Array(size).fill(7);
          const print = await printOf(fileOf(bytes));
          const offset = place % Math.min(size, SAMPLE_BYTES);
          const changed = bytes.slice();
          changed[isAtEnd ? size - 1 - offset : offset] = 8;
          expect(await hasPrint(fileOf(changed, time), print)).toBe(false);
          expect(await hasPrint(fileOf(new Uint8Array(size + 1).fill(7), time), print)).toBe(false);
        },
      ),
      { numRuns: 30 },
    );
  });

  it('is looked at more closely where the time is another', async () => {
    const size = 40 * SAMPLE_BYTES;
    const bytes = new Uint8Array(size).fill(7);
    const print = await printOf(fileOf(bytes));
    // Between two of the few samples.
    const changed = bytes.slice();
    changed[5 * SAMPLE_BYTES] = 8;
    expect(await hasPrint(fileOf(changed), print)).toBe(true);
    expect(await hasPrint(fileOf(changed, 2000), print)).toBe(false);
  });

  it('reads no more than its samples', async () => {
    const read: number[] = [];
    const whole = fileOf(new Uint8Array(8_000_000));
    const watched = new Proxy(whole, {
      get: (file, key) => {
        if (key === 'slice')
          return (start: number, end: number) => {
            read.push(end - start);
            return file.slice(start, end);
          };
        const value: unknown = Reflect.get(file, key, file);
        return typeof value === 'function' ? value.bind(file) : value;
      },
    });
    await printOf(watched);
    expect(read.reduce((sum, bytes) => sum + bytes, 0)).toBe((4 + 64) * SAMPLE_BYTES);
  });
});
