import fc from 'fast-check';
import { expect, it } from 'vitest';
import { blocksOf } from './blocks-of.ts';

it('is the same bytes in blocks of one size, however they came', async () => {
  const pieces = fc.array(fc.uint8Array({ maxLength: 20 }), { maxLength: 12 });
  await fc.assert(
    fc.asyncProperty(pieces, fc.integer({ min: 1, max: 16 }), async (given, sizeBytes) => {
      async function* content() {
        yield* given;
      }
      const blocks: Uint8Array[] = [];
      for await (const block of blocksOf(content(), sizeBytes)) blocks.push(block);
      expect(blocks.slice(0, -1).every(({ byteLength }) => byteLength === sizeBytes)).toBe(true);
      expect(blocks.at(-1)?.byteLength ?? 1).toBeGreaterThan(0);
      expect(Buffer.concat(blocks)).toEqual(Buffer.concat(given));
    }),
  );
});
