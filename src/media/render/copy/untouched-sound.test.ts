import { describe, expect, it } from 'vitest';
import { inBlocks, madeSound, tone } from '../../../testing/media/made-sounds.ts';
import type { SoundSpan } from '../../compose/composition-plan.ts';
import type { Stereo } from '../../sound/stereo.ts';
import { LoudnessMeter, type LoudnessProfile } from '../sound/loudness-meter.ts';
import { edgesAreQuiet, isFarFromLevel, isLevelled, untouchedSound } from './untouched-sound.ts';

const SPAN: SoundSpan = {
  ...{ sourceId: 'film', startSec: 0, endSec: 4, sourceStartSec: 2 },
  ...{ gain: 1, fadeInSec: 0.008, fadeOutSec: 0.008 },
};
const WHOLE = { durationSec: 4, fades: { inSec: 0, outSec: 0 } };

function profileOf(sound: Stereo): LoudnessProfile {
  const meter = new LoudnessMeter();
  for (const block of inBlocks(sound, 4800)) meter.push(block);
  return meter.profile;
}

/** A tone of 997 Hz on both sides is as loud in LUFS as its peak is in dBFS (ITU-R BS.1770). */
const levelled = (offsetDb: number) => profileOf(madeSound(5, tone(997, 10 ** ((-14 + offsetDb) / 20))));

describe('a sound that comes out as it went in', () => {
  it('is one span over the whole composition at its own level', () => {
    expect(untouchedSound([SPAN], WHOLE)).toBe(SPAN);
  });

  it.each<[string, readonly SoundSpan[], typeof WHOLE]>([
    ['there is none', [], WHOLE],
    ['two are mixed', [SPAN, SPAN], WHOLE],
    ['it is made louder', [{ ...SPAN, gain: 1.1 }], WHOLE],
    ['it fades in', [{ ...SPAN, fadeInSec: 0.5 }], WHOLE],
    ['it begins late', [{ ...SPAN, startSec: 0.5 }], WHOLE],
    ['it ends early', [{ ...SPAN, endSec: 3.5 }], WHOLE],
    ['all of it fades out', [SPAN], { ...WHOLE, fades: { inSec: 0, outSec: 1 } }],
  ])('is not one where %s', (_, sounds, plan) => {
    expect(untouchedSound(sounds, plan)).toBeNull();
  });

  it('is within a tenth of a decibel of the level of exports', () => {
    expect([-0.09, 0, 0.09].map((offsetDb) => isLevelled(levelled(offsetDb)))).toEqual([true, true, true]);
    expect([-3, -0.12, 0.12, 3].map((offsetDb) => isLevelled(levelled(offsetDb)))).toEqual([
      ...[false, false, false, false],
    ]);
  });

  it('is silence, which no level changes', () => {
    expect(isLevelled(profileOf(madeSound(2, () => 0)))).toBe(true);
  });

  it('has no peak for the limiter', () => {
    const { energies, peaks } = levelled(0);
    expect(isLevelled({ energies, peaks: peaks.map((peak, cell) => (cell === 77 ? 0.95 : peak)) })).toBe(
      false,
    );
  });

  it('is not known to be far off before three seconds, and then at once', () => {
    expect(isFarFromLevel(profileOf(madeSound(2.9, tone(997, 0.01))))).toBe(false);
    expect(isFarFromLevel(levelled(-4))).toBe(true);
    expect(isFarFromLevel(levelled(2))).toBe(false);
  });
});

describe('the edges of a cut', () => {
  it('are quiet where only the source’s own edges are loud, or the sound next to the cut is', () => {
    const loud = levelled(0);
    expect(edgesAreQuiet(loud, { start: false, end: false })).toBe(true);
    expect(edgesAreQuiet(loud, { start: true, end: false })).toBe(false);
    expect(edgesAreQuiet(loud, { start: false, end: true })).toBe(false);
    const paused = profileOf(madeSound(2, (timeSec) => (timeSec > 0.1 && timeSec < 1.9 ? 0.2 : 0.002)));
    expect(edgesAreQuiet(paused, { start: true, end: true })).toBe(true);
  });
});
