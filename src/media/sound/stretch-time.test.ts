import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { propertyRuns } from '../../testing/property-runs.ts';
import type { Stereo } from './stereo.ts';
import { samplesToStretch, stretchTime } from './stretch-time.ts';

const RATE = 48_000;

async function* inBlocks(
  left: Float32Array<ArrayBuffer>,
  blockSamples: number,
): AsyncGenerator<Stereo, void> {
  for (let at = 0; at < left.length; at += blockSamples) {
    const block = left.subarray(at, at + blockSamples);
    yield { left: block, right: block.map((value) => -value / 2) };
  }
}

async function stretched(
  sound: Float32Array<ArrayBuffer>,
  speed: number,
  samples: number,
  blockSamples = 1024,
) {
  const left: number[] = [];
  const right: number[] = [];
  for await (const block of stretchTime(inBlocks(sound, blockSamples), speed, samples)) {
    left.push(...block.left);
    right.push(...block.right);
  }
  return { left, right };
}

const tone = (hz: number, samples: number): Float32Array<ArrayBuffer> =>
  Float32Array.from({ length: samples }, (_, at) => 0.5 * Math.sin((2 * Math.PI * hz * at) / RATE));

/** By how often it passes zero upwards. */
function pitchHz(samples: readonly number[]): number {
  let passes = 0;
  for (let at = 1; at < samples.length; at += 1)
    if ((samples[at - 1] ?? 0) < 0 && (samples[at] ?? 0) >= 0) passes += 1;
  return (passes * RATE) / samples.length;
}

describe('a sound at another speed', () => {
  it.each([0.25, 1 / 3, 0.8, 1.7, 4])('goes on to its last sample at %s times', async (speed) => {
    const samples = RATE / 5;
    const { left } = await stretched(tone(330, samplesToStretch(speed, samples)), speed, samples);
    expect(left).toHaveLength(samples);
    expect(Math.max(...left.slice(-200))).toBeGreaterThan(0.44);
    const steps = left.slice(2001).map((value, at) => Math.abs(value - (left[2000 + at] ?? value)));
    expect(Math.max(...steps)).toBeLessThan(2 * 0.5 * 2 * Math.PI * (330 / RATE));
  });

  it.each([0.25, 0.5, 0.8, 1.25, 2, 4])('keeps its pitch and its loudness at %s times', async (speed) => {
    const samples = RATE;
    const { left } = await stretched(tone(330, Math.round(samples * speed)), speed, samples);
    expect(left).toHaveLength(samples);
    const inside = left.slice(2000, -4000);
    expect(Math.abs(pitchHz(inside) - 330)).toBeLessThan(4);
    expect(Math.max(...inside)).toBeLessThan(0.56);
    expect(Math.max(...inside)).toBeGreaterThan(0.44);
    // No cut clicks: a tone never moves faster than it does by itself.
    const steepest = inside.reduce(
      (most, value, at) => Math.max(most, Math.abs(value - (inside[at - 1] ?? value))),
      0,
    );
    expect(steepest).toBeLessThan(2 * 0.5 * 2 * Math.PI * (330 / RATE));
  });

  it('has as many samples as are asked for, both sides cut alike, however it comes', async () => {
    await fc.assert(
      fc.asyncProperty(
        fc.constantFrom(0.25, 0.5, 1.3, 2, 3.7, 4),
        fc.integer({ min: 1, max: 9000 }),
        fc.integer({ min: 1, max: 5000 }),
        async (speed, samples, blockSamples) => {
          const sound = tone(200, Math.round(samples * speed));
          const { left, right } = await stretched(sound, speed, samples, blockSamples);
          expect(left).toHaveLength(samples);
          for (const [at, value] of right.entries()) expect(value).toBeCloseTo(-(left[at] ?? 0) / 2, 5);
        },
      ),
      { numRuns: propertyRuns(20) },
    );
  });

  it('begins as it was recorded, and says when things are said', async () => {
    const sound = tone(200, 2 * RATE).map((value, at) => (at >= RATE && at < 1.2 * RATE ? value : 0));
    const { left } = await stretched(sound, 2, RATE);
    const first = left.findIndex((value) => Math.abs(value) > 0.1) / RATE;
    const last = left.findLastIndex((value) => Math.abs(value) > 0.1) / RATE;
    expect(Math.abs(first - 0.5)).toBeLessThan(0.03);
    expect(Math.abs(last - 0.6)).toBeLessThan(0.04);
    const beginning = await stretched(tone(200, RATE), 1.5, 400);
    expect(beginning.left).toEqual([...tone(200, 400)]);
  });

  it('is silent where its sound ended before, and lets go of it', async () => {
    let isOpen = true;
    async function* short(): AsyncGenerator<Stereo, void> {
      try {
        yield { left: tone(200, 1000), right: tone(200, 1000) };
      } finally {
        isOpen = false;
      }
    }
    const blocks: number[] = [];
    for await (const block of stretchTime(short(), 0.5, 20_000)) blocks.push(...block.left);
    expect(blocks).toHaveLength(20_000);
    expect(Math.max(...blocks.slice(-4000))).toBe(0);
    expect(isOpen).toBe(false);
  });
});
