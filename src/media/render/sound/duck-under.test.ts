import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { inBlocks, madeSound, noise, speechLike, tone } from '../../../testing/media/made-sounds.ts';
import type { Stereo } from '../../sound/stereo.ts';
import { DuckUnder } from './duck-under.ts';

const RATE = 48_000;

/** What is left of music of the value 1 under the speech, by sample. */
function gainsUnder(speech: Stereo, blockLength = 4800): Float32Array {
  const ducker = new DuckUnder();
  const gains = new Float32Array(speech.left.length);
  let at = 0;
  for (const block of inBlocks(speech, blockLength)) {
    const music = { left: block.left.map(() => 1), right: block.right.map(() => 1) };
    const into = { left: new Float32Array(block.left.length), right: new Float32Array(block.left.length) };
    ducker.addUnder(block, music, into);
    expect(Buffer.from(into.right.buffer).equals(Buffer.from(into.left.buffer))).toBe(true);
    gains.set(into.left, at);
    at += into.left.length;
  }
  return gains;
}

function dbAt(gains: Float32Array, timeSec: number): number {
  return 20 * Math.log10(gains[Math.round(timeSec * RATE)] ?? 0);
}

const BURST = madeSound(4, (timeSec) => (timeSec >= 1 && timeSec < 2 ? tone(180, 0.2)(timeSec) : 0));

describe('music under speech', () => {
  it('falls by 9 dB in about 0.15 s and is back about 0.6 s after the last word', () => {
    const gains = gainsUnder(BURST);
    expect(dbAt(gains, 0.99)).toBe(0);
    expect(dbAt(gains, 1.06)).toBeLessThan(-3);
    expect(dbAt(gains, 1.06)).toBeGreaterThan(-8);
    expect(dbAt(gains, 1.2)).toBeLessThan(-8);
    expect(dbAt(gains, 1.9)).toBeCloseTo(-9, 1);
    expect(dbAt(gains, 2.2)).toBeLessThan(-3);
    expect(dbAt(gains, 2.8)).toBeGreaterThan(-1.2);
    expect(dbAt(gains, 3.9)).toBeGreaterThan(-0.05);
  });

  it('stays down between the syllables of a sentence and comes up in the pause after it', () => {
    const gains = gainsUnder(madeSound(4, speechLike(0.3)));
    for (let timeSec = 0.5; timeSec < 3; timeSec += 0.05) expect(dbAt(gains, timeSec)).toBeLessThan(-6);
    expect(dbAt(gains, 3.95)).toBeGreaterThan(-0.7);
  });

  it('is left alone by silence and by the noise of a quiet room', () => {
    expect(gainsUnder(madeSound(1, () => 0)).every((gain) => gain === 1)).toBe(true);
    expect(gainsUnder(madeSound(1, noise(0.004))).every((gain) => gain === 1)).toBe(true);
  });

  it('changes without steps, stays between -9 dB and 0, and is the same in any blocks', () => {
    const whole = gainsUnder(BURST, RATE * 4).subarray(0.9 * RATE, 2.9 * RATE);
    const steps = whole.subarray(1).map((gain, at) => Math.abs(gain - (whole[at] ?? 0)));
    expect(Math.max(...steps)).toBeLessThan(0.001);
    fc.assert(
      fc.property(
        fc.integer({ min: 100, max: 9000 }),
        fc.float({ min: 0, max: 2, noNaN: true }),
        (blockLength, size) => {
          const speech = madeSound(0.1, tone(150, size));
          const gains = gainsUnder(speech, blockLength);
          expect(gains).toEqual(gainsUnder(speech, RATE));
          expect(Math.min(...gains)).toBeGreaterThanOrEqual(10 ** (-9 / 20) - 1e-6);
          expect(Math.max(...gains)).toBeLessThanOrEqual(1);
        },
      ),
      { numRuns: 20 },
    );
  });
});
