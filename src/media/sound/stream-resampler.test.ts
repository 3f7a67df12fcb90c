import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { StreamResampler } from './stream-resampler.ts';

function resample(
  input: Float32Array,
  from: number,
  to: number,
  blockLengths: readonly number[],
): Float32Array {
  const resampler = new StreamResampler(from, to);
  const parts: Float32Array[] = [];
  for (let at = 0, turn = 0; at < input.length; turn += 1) {
    const length = blockLengths[turn % blockLengths.length] as number;
    parts.push(resampler.push(input.subarray(at, at + length)));
    at += length;
  }
  parts.push(resampler.finish());
  const output = new Float32Array(parts.reduce((sum, part) => sum + part.length, 0));
  let at = 0;
  for (const part of parts) {
    output.set(part, at);
    at += part.length;
  }
  return output;
}

const rates = fc.constantFrom(8000, 11_025, 16_000, 22_050, 32_000, 44_100, 48_000, 96_000);

function tone(hertz: number, rate: number, length: number): Float32Array {
  return Float32Array.from({ length }, (_, i) => 0.5 * Math.sin((2 * Math.PI * hertz * i) / rate));
}

describe('the resampler', () => {
  it('gives the same samples whatever blocks the sound comes in', () => {
    const blocks = fc.array(fc.integer({ min: 1, max: 900 }), { minLength: 1, maxLength: 6 });
    fc.assert(
      fc.property(rates, rates, blocks, (from, to, lengths) => {
        const input = tone(300, from, 2500);
        expect(resample(input, from, to, lengths)).toEqual(resample(input, from, to, [input.length]));
      }),
      { numRuns: 40 },
    );
  });

  it('keeps the length in seconds to within a sample', () => {
    fc.assert(
      fc.property(rates, rates, fc.integer({ min: 1, max: 5000 }), (from, to, length) => {
        const output = resample(new Float32Array(length), from, to, [700]);
        expect(Math.abs(output.length - (length * to) / from)).toBeLessThanOrEqual(1);
      }),
      { numRuns: 60 },
    );
  });

  it('keeps a tone where and as loud as it was', () => {
    fc.assert(
      fc.property(rates, rates, (from, to) => {
        const output = resample(tone(440, from, from / 5), from, to, [1024]);
        const expected = tone(440, to, output.length);
        const margin = Math.ceil(0.01 * to);
        for (let i = margin; i < output.length - margin; i += 1) {
          if (Math.abs((output[i] as number) - (expected[i] as number)) > 2e-3)
            expect.fail(`sample ${i} differs`);
        }
      }),
      { numRuns: 40 },
    );
  });

  it('removes what the lower rate cannot hold', () => {
    const output = resample(tone(12_000, 48_000, 9600), 48_000, 16_000, [1024]);
    const loudest = output
      .subarray(200, output.length - 200)
      .reduce((max, value) => Math.max(max, Math.abs(value)), 0);
    expect(loudest).toBeLessThan(1e-3);
  });
});
