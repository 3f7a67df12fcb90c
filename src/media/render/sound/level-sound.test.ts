import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { inBlocks, joined, madeSound, noise, speechLike, tone } from '../../../testing/media/made-sounds.ts';
import { measureStereoLoudness } from '../../../testing/media/measure-loudness.ts';
import type { Stereo } from '../../sound/stereo.ts';
import { hearSound, levelSound, measureGain } from './level-sound.ts';

async function* streamed(sound: Stereo): AsyncGenerator<Stereo, void> {
  yield* inBlocks(sound, 4800);
}

function gainOf(sound: Stereo): Promise<number> {
  return measureGain(streamed(sound), new AbortController().signal);
}

async function levelled(sound: Stereo): Promise<Stereo> {
  const blocks: Stereo[] = [];
  for await (const block of levelSound(streamed(sound), await gainOf(sound))) blocks.push(block);
  return joined(blocks);
}

const spoken = speechLike(0.25);
const SOUNDS: Readonly<Record<string, Stereo>> = {
  'quiet speech': madeSound(12, speechLike(0.12)),
  'loud speech': madeSound(12, speechLike(1)),
  'music at full scale': madeSound(5, (timeSec) => tone(220, 0.6)(timeSec) + tone(1760, 0.39)(timeSec)),
  'a tone knocked on three times a second, which the limiter turns down': madeSound(
    8,
    (timeSec) => tone(300, 0.12)(timeSec) + (timeSec % 0.3 < 0.002 ? tone(1000, 0.5)(timeSec) : 0),
  ),
  'hot noise': madeSound(5, noise(1.5), noise(1.2, 3)),
  'speech with knocks on the table': madeSound(
    12,
    (timeSec) => spoken(timeSec) + (timeSec % 3 < 0.004 ? 0.9 * Math.sin(2 * Math.PI * 400 * timeSec) : 0),
  ),
};

describe('the level of an export', () => {
  for (const [name, sound] of Object.entries(SOUNDS)) {
    it(`brings ${name} to -14 LUFS under -1 dBTP, to the sample as long`, async () => {
      const out = await levelled(sound);
      expect(out.left).toHaveLength(sound.left.length);
      const { integrated, truePeak } = await measureStereoLoudness(out);
      expect(Math.abs(integrated - -14)).toBeLessThan(0.3);
      expect(truePeak).toBeLessThan(-0.7);
    });
  }

  it('leaves silence and sounds too short to measure as they are', async () => {
    expect(await gainOf(madeSound(3, () => 0))).toBe(1);
    const short = madeSound(0.3, tone(500, 0.1));
    expect(await levelled(short)).toEqual(short);
  });

  it('turns up by at most 12 dB, and down by at most 20', async () => {
    expect(20 * Math.log10(await gainOf(madeSound(3, speechLike(0.01))))).toBeCloseTo(12, 6);
    expect(20 * Math.log10(await gainOf(madeSound(3, tone(997, 40))))).toBeCloseTo(-20, 6);
  });

  it('chooses one gain for a sound however often it is repeated', async () => {
    const once = madeSound(8, speechLike(0.3));
    const [alone, many] = [await gainOf(once), await gainOf(joined(Array.from({ length: 8 }, () => once)))];
    expect(Math.abs(20 * Math.log10(many / alone))).toBeLessThan(0.1);
  });

  it('is the same for the same sound turned down before, while no limit is met', async () => {
    const asIs = await gainOf(madeSound(6, noise(0.3)));
    await fc.assert(
      fc.asyncProperty(fc.double({ min: 0.6, max: 1, noNaN: true }), async (factor) => {
        const gain = await gainOf(madeSound(6, noise(0.3 * factor)));
        expect(Math.abs(20 * Math.log10((gain * factor) / asIs))).toBeLessThan(0.05);
      }),
      { numRuns: 5 },
    );
  });

  it('stops hearing when asked to', async () => {
    const controller = new AbortController();
    let given = 0;
    const counted = async function* () {
      for await (const block of streamed(madeSound(9, noise(0.1)))) {
        given += 1;
        if (given === 2) controller.abort(new Error('enough'));
        yield block;
      }
    };
    await expect(measureGain(counted(), controller.signal)).rejects.toThrow('enough');
    expect(given).toBe(2);
  });

  it('is asked after one second, two, four and eight whether it has heard enough, and stops there', async () => {
    const sound = madeSound(9, noise(0.1));
    const signal = new AbortController().signal;
    const askedAfter: number[] = [];
    await hearSound(streamed(sound), signal, ({ energies }) => askedAfter.push(energies.length) > 9);
    expect(askedAfter).toEqual([100, 200, 400, 800]);
    const { energies } = await hearSound(
      streamed(sound),
      signal,
      (profile) => profile.energies.length >= 200,
    );
    expect(energies).toHaveLength(200);
  });

  it('gives no sound before its gain is known', async () => {
    let tell: (gain: number) => void = () => undefined;
    const gain = new Promise<number>((resolve) => {
      tell = resolve;
    });
    const first = levelSound(streamed(madeSound(1, tone(500, 0.1))), gain).next();
    let isGiven = false;
    void first.then(() => {
      isGiven = true;
    });
    await new Promise(setImmediate);
    expect(isGiven).toBe(false);
    tell(1);
    expect((await first).done).toBe(false);
  });
});
