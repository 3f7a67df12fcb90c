import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { Face } from './face.ts';
import { findWebcam, sidesLeft, webcamSampleTimes } from './find-webcam.ts';

const WIDE = 16 / 9;

function face(centerX: number, centerY: number, height = 0.12): Face {
  const mouth = { mouthX: centerX, mouthY: centerY + height / 4 };
  return { centerX, centerY, width: height / WIDE, height, score: 0.9, ...mouth };
}

const film = (facesAt: (index: number) => Face[]): { faces: Face[] }[] =>
  Array.from({ length: 60 }, (_, index) => ({ faces: facesAt(index) }));

const share = (min: number, max: number) => fc.double({ min, max, noNaN: true });

describe('a webcam in a recording of a game', () => {
  it('is found in any corner, inside the picture, with the face well inside it and upright like a camera’s', () => {
    const corner = fc.record({
      across: fc.oneof(share(0.06, 0.3), share(0.7, 0.94)),
      down: fc.oneof(share(0.1, 0.3), share(0.7, 0.9)),
      height: share(0.06, 0.2),
      nods: fc.array(share(-0.02, 0.02), { minLength: 60, maxLength: 60 }),
    });
    fc.assert(
      fc.property(corner, ({ across, down, height, nods }) => {
        // One picture in four shows no face: a hand before it, a turned head.
        const samples = film((index) =>
          index % 4 === 3 ? [] : [face(across, down + (nods[index] as number), height)],
        );
        const area = findWebcam(samples, WIDE);
        if (area === null) throw new Error('It was not found.');
        expect(area.x).toBeGreaterThanOrEqual(0);
        expect(area.y).toBeGreaterThanOrEqual(0);
        expect(area.x + area.width).toBeLessThanOrEqual(1 + 1e-9);
        expect(area.y + area.height).toBeLessThanOrEqual(1 + 1e-9);
        expect((area.width * WIDE) / area.height).toBeCloseTo(16 / 9, 6);
        expect(area.x).toBeLessThan(across - height / WIDE / 2 + 0.02);
        expect(area.x + area.width).toBeGreaterThan(across + height / WIDE / 2 - 0.02);
      }),
    );
  });

  it('is found however many patterns of the game look like faces', () => {
    const doubtful = (index: number, at: number) => ({
      ...face(0.6 + ((index * 7 + at * 5) % 11) / 30, 0.6 + ((index * 3 + at) % 7) / 30, 0.02),
      score: 0.55,
    });
    const samples = film((index) => [
      ...Array.from({ length: 6 }, (_, at) => doubtful(index, at)),
      ...(index % 5 === 0 ? [] : [face(0.12, 0.87)]),
    ]);
    expect(findWebcam(samples, WIDE)?.x).toBe(0);
  });

  it('is found through cuts of the game and beside faces of the game', () => {
    const samples = film((index) => [face(0.1, 0.85), ...(index % 3 === 0 ? [face(0.5, 0.4, 0.5)] : [])]);
    expect(findWebcam(samples, WIDE)).toMatchObject({ x: 0 });
  });

  it('is no large face, none in the middle, none that comes or goes, and none in an upright film', () => {
    expect(
      findWebcam(
        film(() => [face(0.25, 0.3, 0.5)]),
        WIDE,
      ),
    ).toBeNull();
    expect(
      findWebcam(
        film(() => [face(0.5, 0.5)]),
        WIDE,
      ),
    ).toBeNull();
    expect(
      findWebcam(
        film((index) => (index < 30 ? [face(0.1, 0.85)] : [])),
        WIDE,
      ),
    ).toBeNull();
    expect(
      findWebcam(
        film((index) => [face(0.05 + index / 70, 0.8)]),
        WIDE,
      ),
    ).toBeNull();
    expect(
      findWebcam(
        film(() => [face(0.1, 0.85)]),
        9 / 16,
      ),
    ).toBeNull();
    expect(findWebcam([], WIDE)).toBeNull();
  });

  it('is the same where it is no longer looked for on a side that cannot have it, nor where no side can', () => {
    const one = fc.record({ x: share(0.02, 0.98), y: share(0.02, 0.98), often: share(0, 1) });
    const dice = fc.array(share(0, 1), { minLength: 60, maxLength: 60 });
    fc.assert(
      fc.property(fc.array(one, { maxLength: 4 }), dice, (people, thrown) => {
        const samples = film((index) =>
          people.flatMap(({ x, y, often }, at) =>
            (thrown[(index + 17 * at) % 60] ?? 0) < often ? [face(x, y)] : [],
          ),
        ).slice(0, 20);
        const looked: { faces: Face[] }[] = [];
        for (const { faces } of samples) {
          const sides = sidesLeft(looked, samples.length);
          if (sides.length === 0) break;
          const isSeen = ({ centerX }: Face) => sides.includes(centerX > 0.5 ? 'right' : 'left');
          looked.push({ faces: faces.filter(isSeen) });
        }
        expect(findWebcam(looked, WIDE)).toEqual(findWebcam(samples, WIDE));
      }),
    );
  });

  it('is soon no longer looked for where nobody is', () => {
    const nobody = film(() => []).slice(0, 25);
    expect(sidesLeft([], 60)).toEqual(['left', 'right']);
    expect(sidesLeft(nobody.slice(1), 60)).toEqual(['left', 'right']);
    expect(sidesLeft(nobody, 60)).toEqual([]);
    const one = film(() => [face(0.9, 0.1)]).slice(0, 25);
    expect(sidesLeft(one, 60)).toEqual(['right']);
  });

  it('is looked for all over the film, inside it', () => {
    fc.assert(
      fc.property(share(0.1, 40_000), (durationSec) => {
        const moments = webcamSampleTimes(durationSec);
        expect(moments[0]).toBeGreaterThan(0);
        expect(moments[0]).toBeLessThan(durationSec / 10);
        expect(moments.at(-1)).toBeLessThan(durationSec);
        expect(moments.at(-1)).toBeGreaterThan(0.9 * durationSec);
      }),
    );
  });
});
