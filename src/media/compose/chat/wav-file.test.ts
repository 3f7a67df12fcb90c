import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { chatSoundPieces, chatSounds } from './chat-sounds.ts';
import { chatTone, TONE_SAMPLE_RATE } from './chat-tones.ts';
import { type SoundPiece, wavFile } from './wav-file.ts';

async function read(
  pieces: readonly SoundPiece[],
  total: number,
): Promise<{ head: DataView; samples: Int16Array }> {
  const bytes = await wavFile(pieces, total, 24_000).arrayBuffer();
  return { head: new DataView(bytes, 0, 44), samples: new Int16Array(bytes, 44) };
}

describe('a WAV file', () => {
  it('says that it is one channel of 16 bits, how fast and how long', async () => {
    const { head, samples } = await read([], 1000);
    const word = (at: number) => String.fromCharCode(...[0, 1, 2, 3].map((byte) => head.getUint8(at + byte)));
    expect([0, 8, 12, 36].map(word)).toEqual(['RIFF', 'WAVE', 'fmt ', 'data']);
    expect([4, 16, 24, 28, 40].map((at) => head.getUint32(at, true))).toEqual([
      ...[36 + 2000, 16, 24_000],
      ...[48_000, 2000],
    ]);
    expect([20, 22, 32, 34].map((at) => head.getUint16(at, true))).toEqual([1, 1, 2, 16]);
    expect(samples).toHaveLength(1000);
  });

  it('has its pieces at their places, silence between them, nothing beyond full scale', async () => {
    const pieces = [
      { start: 2, samples: Float32Array.of(0.5, -0.5, 2) },
      { start: 5, samples: Float32Array.of(-2) },
      { start: 8, samples: Float32Array.of(1) },
    ];
    const { samples } = await read(pieces, 10);
    expect([...samples]).toEqual([0, 0, 16_384, -16_383, 32_767, -32_767, 0, 0, 32_767, 0]);
  });

  it('has as much silence as it says, however long', async () => {
    for (const start of [(1 << 19) - 1, 1 << 19, 3 * (1 << 19) + 7]) {
      const { samples } = await read([{ start, samples: Float32Array.of(1) }], start + 2);
      expect(samples).toHaveLength(start + 2);
      expect(samples[start]).toBe(32_767);
      expect(samples.findIndex((sample) => sample !== 0)).toBe(start);
    }
  });
});

describe('the pieces of a conversation', () => {
  it('are its tones at their moments, added where they overlap, cut off at the end', () => {
    const lines = fc.array(
      fc.record({
        gapSec: fc.double({ min: 0, max: 0.5, noNaN: true }),
        side: fc.constantFrom('me' as const, 'them' as const),
      }),
      { minLength: 1, maxLength: 5 },
    );
    fc.assert(
      fc.property(lines, fc.double({ min: 0.05, max: 2, noNaN: true }), (gaps, durationSec) => {
        let atSec = 0;
        const chat = gaps.map(({ gapSec, side }) => {
          atSec += gapSec;
          return { side, text: 'Hi', atSec };
        });
        const ordered = chatSounds(chat).every(({ atSec: sec }, at, all) => sec >= (all[at - 1]?.atSec ?? 0));
        fc.pre(ordered);
        const total = Math.round(durationSec * TONE_SAMPLE_RATE);
        const expected = new Float32Array(total);
        for (const { tone, atSec: sec } of chatSounds(chat)) {
          const start = Math.round(sec * TONE_SAMPLE_RATE);
          for (const [at, value] of chatTone(tone).entries())
            if (start + at < total) expected[start + at] = (expected[start + at] as number) + value;
        }
        const heard = new Float32Array(total);
        let end = -1;
        for (const { start, samples } of chatSoundPieces(chat, durationSec)) {
          expect(start).toBeGreaterThan(end);
          heard.set(samples, start);
          end = start + samples.length;
        }
        expect(heard.every((value, at) => Math.abs(value - (expected[at] ?? 0)) < 1e-6)).toBe(true);
      }),
      { numRuns: 40 },
    );
  });
});
