import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { inBlocks, madeSound, noise, speechLike, tone } from '../../../testing/media/made-sounds.ts';
import { measureStereoLoudness } from '../../../testing/media/measure-loudness.ts';
import type { Stereo } from '../../sound/stereo.ts';
import { integratedLoudness, LoudnessMeter } from './loudness-meter.ts';

function measured(sound: Stereo, blockLength = 4800) {
  const meter = new LoudnessMeter();
  for (const block of inBlocks(sound, blockLength)) meter.push(block);
  return meter.profile;
}

const SOUNDS: Readonly<Record<string, () => Stereo>> = {
  'a low tone': () => madeSound(3, tone(60, 0.5)),
  'a high tone on one side': () => madeSound(3, tone(6000, 0.3), () => 0),
  noise: () => madeSound(4, noise(0.2), noise(0.1, 5)),
  'something like speech': () => madeSound(12, speechLike(0.4)),
  'a loud part after a quiet one that the gate leaves out': () =>
    madeSound(10, (timeSec) => tone(440, timeSec < 6 ? 0.002 : 0.4)(timeSec)),
  'a part just over the absolute gate beside one just under it': () =>
    madeSound(12, (timeSec) => tone(997, 10 ** ((timeSec < 6 ? -73 : -66) / 20))(timeSec)),
  'speech over music, with silence around': () => {
    const speech = speechLike(0.3);
    const music = tone(330, 0.05);
    return madeSound(14, (timeSec) => (timeSec > 2 && timeSec < 12 ? speech(timeSec) + music(timeSec) : 0));
  },
};

describe('the loudness meter', () => {
  it('tells -0.69 + 20 log10(size) + the filter of a tone of 997 Hz on both sides, as the recommendation asks', () => {
    const sound = madeSound(5, tone(997, 10 ** (-20 / 20)));
    expect(Math.abs((integratedLoudness(measured(sound).energies) ?? 0) - -20)).toBeLessThan(0.05);
  });

  for (const [name, make] of Object.entries(SOUNDS)) {
    it(`agrees with ffmpeg about ${name}`, async () => {
      const sound = make();
      const { integrated } = await measureStereoLoudness(sound);
      expect(Math.abs((integratedLoudness(measured(sound).energies) ?? 0) - integrated)).toBeLessThan(0.1);
    });
  }

  it('has no loudness for silence, for what is under the gate, and for less than 400 ms', () => {
    for (const sound of [
      madeSound(3, () => 0),
      madeSound(3, tone(997, 1e-4)),
      madeSound(0.39, tone(997, 0.5)),
      madeSound(0, () => 0),
    ])
      expect(integratedLoudness(measured(sound).energies)).toBeNull();
  });

  it('tells the same whatever blocks the sound comes in', () => {
    const sound = madeSound(1, noise(0.5), speechLike(0.5));
    const whole = measured(sound, 48_000);
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 9000 }), (length) => {
        expect(measured(sound, length)).toEqual(whole);
      }),
      { numRuns: 20 },
    );
  });

  it('rises by as much as the sound is turned up', () => {
    const { energies } = measured(madeSound(8, speechLike(0.1)));
    const asIs = integratedLoudness(energies) ?? 0;
    fc.assert(
      fc.property(fc.double({ min: -10, max: 20, noNaN: true }), (gainDb) => {
        const louder = integratedLoudness(energies.map((energy) => energy * 10 ** (gainDb / 10)));
        expect(louder).toBeCloseTo(asIs + gainDb, 6);
      }),
    );
  });
});
