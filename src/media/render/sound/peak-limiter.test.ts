import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { inBlocks, joined, madeSound, noise, speechLike, tone } from '../../../testing/media/made-sounds.ts';
import { measureStereoLoudness } from '../../../testing/media/measure-loudness.ts';
import type { Stereo } from '../../sound/stereo.ts';
import { CEILING, PeakLimiter } from './peak-limiter.ts';

function limited(sound: Stereo, gain: number, blockLength = 4800): Stereo {
  const limiter = new PeakLimiter(gain);
  const blocks: Stereo[] = [];
  for (const block of inBlocks(sound, blockLength)) blocks.push(limiter.push(block));
  return joined([...blocks, limiter.finish()]);
}

function peakOf({ left, right }: Stereo): number {
  return Math.max(
    ...[left, right].map((side) => side.reduce((peak, value) => Math.max(peak, Math.abs(value)), 0)),
  );
}

describe('the peak limiter', () => {
  it('only multiplies what stays under the ceiling, every sample in its place', () => {
    const sound = madeSound(0.5, noise(0.2), tone(300, 0.4));
    const out = limited(sound, 2);
    expect(out.left).toEqual(sound.left.map((value) => value * 2));
    expect(out.right).toEqual(sound.right.map((value) => value * 2));
  });

  it('gives as many samples as it took, the same in any blocks', () => {
    const loud = noise(1);
    fc.assert(
      fc.property(
        fc.integer({ min: 0, max: 3000 }),
        fc.integer({ min: 1, max: 700 }),
        fc.double({ min: 0.1, max: 4, noNaN: true }),
        (samples, blockLength, gain) => {
          const sound = madeSound(samples / 48_000, loud);
          const out = limited(sound, gain, blockLength);
          expect(out.left).toHaveLength(samples);
          expect(out).toEqual(limited(sound, gain, 48_000));
        },
      ),
    );
  });

  it('lets no sample pass the ceiling, keeps signs and never turns anything up', () => {
    fc.assert(
      fc.property(
        fc.array(fc.float({ min: -4, max: 4, noNaN: true }), { minLength: 1, maxLength: 1500 }),
        (values) => {
          const sound = { left: Float32Array.from(values), right: Float32Array.from(values).reverse() };
          const out = limited(sound, 1);
          expect(peakOf(out)).toBeLessThanOrEqual(CEILING + 1e-6);
          out.left.forEach((value, at) => {
            const before = sound.left[at] ?? 0;
            expect(Math.abs(value)).toBeLessThanOrEqual(Math.abs(before));
            expect(value * before).toBeGreaterThanOrEqual(0);
          });
        },
      ),
    );
  });

  const LOUD: Readonly<Record<string, Stereo>> = {
    'a tone whose peaks lie between its samples': madeSound(
      2,
      (timeSec) =>
        Math.min(1, 50 * timeSec, 50 * (2 - timeSec)) * Math.sin(24_000 * Math.PI * timeSec + Math.PI / 4),
    ),
    'speech turned up four times': madeSound(6, speechLike(1.2), speechLike(0.9)),
    noise: madeSound(2, noise(2)),
    'clicks in silence': madeSound(2, (timeSec) => (Math.round(timeSec * 48_000) % 9600 === 0 ? 3 : 0)),
  };
  for (const [name, sound] of Object.entries(LOUD)) {
    it(`keeps the true peak of ${name} at -1 dBTP by ffmpeg's meter`, async () => {
      expect((await measureStereoLoudness(sound)).truePeak).toBeGreaterThan(-0.5);
      expect((await measureStereoLoudness(limited(sound, 1))).truePeak).toBeLessThan(-0.7);
    });
  }

  it('changes its gain without steps, before the peak and after it', () => {
    const sound = madeSound(1, (timeSec) => (timeSec >= 0.4 && timeSec < 0.41 ? 2 : 0.5));
    const { left } = limited(sound, 1);
    const gains = [...left].map((value, at) => value / (sound.left[at] ?? 1));
    const steps = gains.slice(1).map((gain, at) => Math.abs(gain - (gains[at] ?? 1)));
    expect(Math.max(...steps)).toBeLessThan(0.005);
    expect(gains[0.39 * 48_000]).toBe(1);
    expect(gains[0.42 * 48_000]).toBeLessThan(0.6);
    expect(gains[0.95 * 48_000]).toBeGreaterThan(0.98);
  });
});
