import fc from 'fast-check';
import { beforeAll, describe, expect, it } from 'vitest';
import { type MadeMix, MIX_RATE, makeMix, siSdrDb } from '../../testing/media/made-mix.ts';
import type { Stereo } from '../sound/stereo.ts';
import { Fft } from './fft.ts';
import { type KeptPart, separateSound } from './separate-sound.ts';
import { SpectrumReader, SpectrumWriter } from './spectra.ts';

const MIX_SEC = 24;

async function separated(mix: Stereo, keep: KeptPart, blockLength = 48_000): Promise<Stereo> {
  async function* blocks(): AsyncGenerator<Stereo, void> {
    for (let at = 0; at < mix.left.length; at += blockLength)
      yield { left: mix.left.slice(at, at + blockLength), right: mix.right.slice(at, at + blockLength) };
  }
  const out = { left: new Float32Array(mix.left.length), right: new Float32Array(mix.left.length) };
  let at = 0;
  for await (const { left, right } of separateSound(blocks(), MIX_RATE, keep)) {
    out.left.set(left, at);
    out.right.set(right, at);
    at += left.length;
  }
  expect(at).toBe(mix.left.length);
  return out;
}

describe('the Fourier transform', () => {
  it('gives the same as its definition', () => {
    fc.assert(
      fc.property(
        fc.array(fc.float({ min: -1, max: 1, noNaN: true }), { minLength: 32, maxLength: 32 }),
        (values) => {
          const re = Float32Array.from(values.slice(0, 16));
          const im = Float32Array.from(values.slice(16));
          const [inRe, inIm] = [re.slice(), im.slice()];
          new Fft(16).forward(re, im);
          for (let k = 0; k < 16; k += 1) {
            let [sumRe, sumIm] = [0, 0];
            for (let n = 0; n < 16; n += 1) {
              const angle = (-2 * Math.PI * k * n) / 16;
              sumRe += (inRe[n] ?? 0) * Math.cos(angle) - (inIm[n] ?? 0) * Math.sin(angle);
              sumIm += (inRe[n] ?? 0) * Math.sin(angle) + (inIm[n] ?? 0) * Math.cos(angle);
            }
            expect(re[k]).toBeCloseTo(sumRe, 4);
            expect(im[k]).toBeCloseTo(sumIm, 4);
          }
        },
      ),
      { numRuns: 30 },
    );
  });

  it('and its inverse give the sound again, frame by frame, with nothing masked', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 1, max: 20_000 }),
        fc.integer({ min: 1, max: 5000 }),
        (length, blockLength) => {
          const noise = (seed: number) =>
            Float32Array.from({ length }, (_, at) => Math.sin(at * at * 0.001 + seed) * 0.9);
          const sound = { left: noise(1), right: noise(2) };
          const reader = new SpectrumReader();
          const writer = new SpectrumWriter();
          const all = new Float32Array(2049).fill(1);
          const left: number[] = [];
          const take = (frames: Iterable<Parameters<typeof writer.push>[0]>) => {
            for (const frame of frames) left.push(...writer.push(frame, all).left);
          };
          for (let at = 0; at < length; at += blockLength)
            take(
              reader.push({
                left: sound.left.slice(at, at + blockLength),
                right: sound.right.slice(at, at + blockLength),
              }),
            );
          take(reader.finish());
          expect(left.length).toBeGreaterThanOrEqual(length);
          for (let at = 0; at < length; at += 97) expect(left[at]).toBeCloseTo(sound.left[at] as number, 5);
        },
      ),
      { numRuns: 12 },
    );
  });
});

describe.each([
  ['a wide stereo mix', 1, 8, 8],
  ['a mix in one place', 0, 3, 3],
])('separating %s', (_, spread, voiceGainDb, bandGainDb) => {
  let made: MadeMix;
  let voice: Stereo;
  let band: Stereo;

  beforeAll(async () => {
    made = await makeMix(MIX_SEC, spread);
    voice = await separated(made.mix, 'vocals');
    band = await separated(made.mix, 'instrumental', 7001);
  });

  it('brings out the voice', () => {
    expect(siSdrDb(voice, made.voice) - siSdrDb(made.mix, made.voice)).toBeGreaterThan(voiceGainDb);
  });

  it('brings out the rest', () => {
    expect(siSdrDb(band, made.band) - siSdrDb(made.mix, made.band)).toBeGreaterThan(bandGainDb);
  });

  it('gives two parts that add up to the mix, in whatever blocks it comes', () => {
    let worst = 0;
    for (const channel of ['left', 'right'] as const)
      for (let at = 0; at < made.mix.left.length; at += 1) {
        const sum = (voice[channel][at] as number) + (band[channel][at] as number);
        worst = Math.max(worst, Math.abs(sum - (made.mix[channel][at] as number)));
      }
    expect(worst).toBeLessThan(1e-5);
  });
});

describe('separating silence', () => {
  it('gives silence of the same length, also over several blocks', async () => {
    const length = 40 * MIX_RATE;
    const kept = await separated(
      { left: new Float32Array(length), right: new Float32Array(length) },
      'vocals',
    );
    expect(kept.left.every((value) => value === 0)).toBe(true);
  });
});
