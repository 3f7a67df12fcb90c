import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { type SoundStretch, soundFile } from '../../testing/media/sound-file.ts';
import { openSource } from '../probe/open-source.ts';
import { type MonoBlock, monoSound } from './mono-sound.ts';

const RATE = 1000;

async function blocksOf(stretches: readonly SoundStretch[]): Promise<MonoBlock[]> {
  using source = await openSource(await soundFile(RATE, stretches));
  const blocks: MonoBlock[] = [];
  for await (const block of monoSound(source)) blocks.push(block);
  return blocks;
}

describe('the sound of a track as one channel', () => {
  it('comes in few long blocks that hold every sample once, with its silence before it', async () => {
    const packets = fc.array(
      fc.record({ gap: fc.constantFrom(0, 0, 0, 0, 950), length: fc.integer({ min: 1, max: 900 }) }),
      { minLength: 1, maxLength: 30 },
    );
    await fc.assert(
      fc.asyncProperty(packets, async (lengths) => {
        const stretches: SoundStretch[] = [];
        const expected: number[] = [];
        for (const { gap, length } of lengths) {
          expected.push(...new Array<number>(gap).fill(0));
          const samples = Float32Array.from({ length }, (_, at) => Math.sin(expected.length + at));
          stretches.push({ startSec: expected.length / RATE, samples });
          expected.push(...samples);
        }
        const blocks = await blocksOf(stretches);
        const given = blocks.flatMap(({ silence, samples }) => [...new Float32Array(silence), ...samples]);
        expect(given).toEqual(expected);
        // A block ends before a gap, and where the next packet has no room in it.
        const gaps = lengths.filter(({ gap }) => gap > 0).length;
        expect(blocks.length).toBeLessThanOrEqual(1 + gaps + expected.length / (RATE / 4));
      }),
      { numRuns: 30 },
    );
  });
});
