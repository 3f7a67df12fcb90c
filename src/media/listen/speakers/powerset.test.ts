import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { localSpeakers, secondsOf, within } from './local-speakers.ts';
import { POWERSET_CLASSES, speakersOfFrames } from './powerset.ts';

/** Frames in which one class each is surest. */
const scoresOf = (classes: readonly number[]): Float32Array =>
  Float32Array.from(
    classes.flatMap((one) => Array.from({ length: POWERSET_CLASSES }, (_, at) => (at === one ? -0.1 : -3))),
  );

const someClasses = fc.array(fc.integer({ min: 0, max: POWERSET_CLASSES - 1 }), {
  minLength: 1,
  maxLength: 60,
});

describe('the classes of a segmentation model', () => {
  it('stand for nobody, each of three, and each two of them', () => {
    expect([...speakersOfFrames(scoresOf([0, 1, 2, 3, 4, 5, 6]))]).toEqual([0, 1, 2, 4, 3, 5, 6]);
  });

  it('are read as one frame each, whatever their scores', () => {
    fc.assert(
      fc.property(fc.array(fc.float({ noNaN: true }), { maxLength: 70 }), (scores) => {
        const frames = speakersOfFrames(Float32Array.from(scores));
        expect(frames).toHaveLength(Math.floor(scores.length / POWERSET_CLASSES));
        for (const speakers of frames) expect(speakers).toBeLessThan(7);
      }),
    );
  });
});

describe('the speakers of a window', () => {
  it('speak in spans, and alone where nobody else does', () => {
    const frames = speakersOfFrames(scoresOf([1, 1, 4, 2, 0, 2, 0, 0]));
    expect(localSpeakers(frames, 8)).toEqual([
      { speaks: [{ startSec: 0, endSec: 3 }], alone: [{ startSec: 0, endSec: 2 }] },
      {
        speaks: [
          { startSec: 2, endSec: 4 },
          { startSec: 5, endSec: 6 },
        ],
        alone: [
          { startSec: 3, endSec: 4 },
          { startSec: 5, endSec: 6 },
        ],
      },
    ]);
  });

  it('speak for as long as their classes say, in order and apart', () => {
    fc.assert(
      fc.property(someClasses, (classes) => {
        const frames = speakersOfFrames(scoresOf(classes));
        const speakers = localSpeakers(frames, classes.length);
        const spoken = frames.reduce((sum, bits) => sum + [1, 2, 4].filter((bit) => bits & bit).length, 0);
        expect(speakers.reduce((sum, { speaks }) => sum + secondsOf(speaks), 0)).toBeCloseTo(spoken, 6);
        for (const { speaks, alone } of speakers) {
          expect(secondsOf(alone)).toBeLessThanOrEqual(secondsOf(speaks));
          for (const [at, span] of speaks.entries())
            expect(span.startSec).toBeGreaterThan(speaks[at - 1]?.endSec ?? -1);
        }
      }),
    );
  });

  it('are cut to a part of the window', () => {
    const spans = [
      { startSec: 0, endSec: 2 },
      { startSec: 3, endSec: 6 },
    ];
    expect(within(spans, { startSec: 2, endSec: 4 })).toEqual([{ startSec: 3, endSec: 4 }]);
  });
});
