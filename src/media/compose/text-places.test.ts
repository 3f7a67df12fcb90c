import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { FaceArea } from './composition-plan.ts';
import { planComposition } from './plans/plan-composition.ts';
import { covered, placesFor, type SeenFace } from './text-places.ts';

const LOW = { top: 0.64, bottom: 0.745 };
const TOP = { top: 0.14, bottom: 0.31 };
const FORMAT = { width: 1080, height: 1920, fps: 25 };
const SOURCE = { id: 'talk', width: 1920, height: 1080, hasAudio: true };
const WORDS = [{ index: 0, text: 'word', startSec: 0, endSec: 5, hidden: false }];

const face = fc
  .record({
    top: fc.double({ min: -0.1, max: 0.9, noNaN: true }),
    height: fc.double({ min: 0.02, max: 0.6, noNaN: true }),
    left: fc.double({ min: -0.2, max: 1, noNaN: true }),
    width: fc.double({ min: 0.02, max: 0.8, noNaN: true }),
    share: fc.double({ min: 0, max: 1, noNaN: true }),
  })
  .map(
    ({ top, height, left, width, share }): SeenFace => ({
      top,
      bottom: top + height,
      left,
      right: left + width,
      share,
    }),
  );

/** What a text's place takes, as the arrangements have it. */
const heightOf = (center: number, usual: { top: number; bottom: number }) => {
  const half = (usual.bottom - usual.top) / 2;
  return { top: center - half, bottom: center + half };
};

function planned(faces: readonly FaceArea[]) {
  const composition = {
    ...FORMAT,
    source: { startSec: 10, endSec: 15 },
    hook: 'Wait for it',
    captions: { style: 'boxed' },
    words: WORDS,
  };
  return planComposition(composition, SOURCE, { keyframes: [], faces });
}

describe('the places of texts', () => {
  it('are the usual ones where nobody is seen, or nobody is under them', () => {
    expect(placesFor([], [])).toEqual({ caption: null, hook: null });
    fc.assert(
      fc.property(fc.double({ min: 0.32, max: 0.45, noNaN: true }), (top) => {
        const between = [{ left: 0.2, right: 0.8, top, bottom: top + 0.18, share: 1 }];
        expect(placesFor(between, between)).toEqual({ caption: null, hook: null });
      }),
    );
  });

  it('never cover more of the faces than the usual ones would', () => {
    fc.assert(
      fc.property(fc.array(face, { maxLength: 4 }), fc.array(face, { maxLength: 4 }), (faces, first) => {
        const { caption, hook } = placesFor(faces, first);
        const usual = covered(LOW, faces) + covered(TOP, first);
        const chosen =
          covered(caption === null ? LOW : heightOf(caption, LOW), faces) +
          covered(hook === null ? TOP : heightOf(hook, TOP), first);
        expect(chosen).toBeLessThanOrEqual(usual + 1e-9);
      }),
    );
  });

  it('keep the two texts apart', () => {
    fc.assert(
      fc.property(fc.array(face, { maxLength: 4 }), (faces) => {
        const { caption, hook } = placesFor(faces, faces);
        const captionAt = caption === null ? LOW : heightOf(caption, LOW);
        const hookAt = hook === null ? TOP : heightOf(hook, TOP);
        expect(Math.min(captionAt.bottom, hookAt.bottom)).toBeLessThanOrEqual(
          Math.max(captionAt.top, hookAt.top),
        );
      }),
    );
  });

  it('leave a face in the lower half free of captions, and one at the top free of the opening text', () => {
    const low = [{ left: 0.2, right: 0.8, top: 0.55, bottom: 0.85, share: 1 }];
    expect(placesFor(low, low).caption).not.toBeNull();
    const high = [{ left: 0.2, right: 0.8, top: 0.1, bottom: 0.4, share: 1 }];
    const { caption, hook } = placesFor(high, high);
    expect(caption).toBeNull();
    expect(hook).toBeGreaterThan(0.45);
  });
});

describe('the plan of a clip', () => {
  it('places its texts by the faces of what it shows, once for all of it', () => {
    const low = { left: 0.4, right: 0.6, top: 0.55, bottom: 0.85 };
    const plan = planned([{ startSec: 8, endSec: 20, ...low }]);
    expect(plan.captions?.centerYPx).toBeLessThan(0.5 * FORMAT.height);
    // A face in another part of the video says nothing about this one, nor does one that the crop leaves out.
    expect(planned([{ startSec: 0, endSec: 9, ...low }]).captions?.centerYPx).toBeNull();
    expect(
      planned([{ startSec: 8, endSec: 20, ...low, left: 0, right: 0.1 }]).captions?.centerYPx,
    ).toBeNull();
    expect(planned([]).hook).not.toHaveProperty('centerYPx');
  });

  it('moves the opening text away from a face at the top', () => {
    const plan = planned([{ startSec: 8, endSec: 20, left: 0.4, right: 0.6, top: 0.1, bottom: 0.4 }]);
    expect(plan.hook?.centerYPx).toBeGreaterThan(0.45 * FORMAT.height);
    expect(plan.captions?.centerYPx).toBeNull();
  });
});
