import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { CompositionPlan, PictureSpan } from '../../compose/composition-plan.ts';
import { blankPlan, captionPlan } from '../../compose/plans/plan-parts.ts';
import { areWholeFrames, type PacketPlace, untouchedStretch } from './untouched-picture.ts';

const SIZE = { widthPx: 640, heightPx: 360 };
const WHOLE = { x: 0, y: 0, width: 640, height: 360 };
const PLACED = { framing: { keyframes: [] }, fit: 'contain', zoom: 1 } as const;

function span(startSec: number, endSec: number, sourceStartSec: number): PictureSpan {
  return { sourceId: 'film', startSec, endSec, sourceStartSec, ...PLACED };
}

function planOf(spans: readonly PictureSpan[]): CompositionPlan {
  return {
    ...blankPlan({ width: 640, height: 360, fps: 25 }, 4),
    sources: [{ id: 'film', ...SIZE }],
    pictures: [{ target: WHOLE, spans }],
  };
}

const PLAIN = planOf([span(0, 4, 2)]);
const CARD = {
  startSec: 0,
  endSec: 1,
  text: 'Hello',
  preset: 'label',
  xPercent: null,
  yPercent: null,
} as const;

describe('a plan that shows one stretch as it is', () => {
  it('is told apart, also where the stretch was split', () => {
    expect(untouchedStretch(PLAIN)).toEqual({ sourceId: 'film', fromSec: 2 });
    expect(untouchedStretch(planOf([span(0, 1, 2), span(1, 4, 3)]))).toEqual({
      sourceId: 'film',
      fromSec: 2,
    });
  });

  it.each<[string, CompositionPlan]>([
    ['a part is left out', planOf([span(0, 1, 2), span(1, 4, 3.5)])],
    ['the end is missing', planOf([span(0, 3, 2)])],
    ['another source is shown', planOf([span(0, 1, 2), { ...span(1, 4, 3), sourceId: 'other' }])],
    ['it is zoomed', planOf([{ ...span(0, 4, 2), zoom: 1.2 }])],
    ['it is scaled', { ...PLAIN, sources: [{ id: 'film', widthPx: 1280, heightPx: 720 }] }],
    ['it fades in', { ...PLAIN, fades: { inSec: 0.5, outSec: 0 } }],
    ['it fades out', { ...PLAIN, fades: { inSec: 0, outSec: 0.5 } }],
    ['a text stands on it', { ...PLAIN, texts: [CARD] }],
    ['it has captions', { ...PLAIN, captions: captionPlan({ style: 'boxed', words: [] }) }],
    ['a picture lies over it', { ...PLAIN, pictures: [...PLAIN.pictures, ...PLAIN.pictures] }],
    ['nothing is shown', { ...PLAIN, pictures: [] }],
  ])('is not one where %s', (_, plan) => {
    expect(untouchedStretch(plan)).toBeNull();
  });
});

describe('packets from a key frame on', () => {
  const FPS = 25;

  async function* packets(places: readonly number[], keys: readonly number[]): AsyncGenerator<PacketPlace> {
    for (const place of places)
      yield { timestamp: 2 + place / FPS, type: keys.includes(place) ? 'key' : 'delta' };
  }

  const wanted = { fromSec: 2, fps: FPS, frameCount: 6 };

  it('are the wanted frames in any order of decoding, up to the next key frame or the end', async () => {
    const orders = fc.shuffledSubarray([1, 2, 3, 4, 5], { minLength: 5 });
    const laterSec = fc.double({ min: -0.0009, max: 0.038, noNaN: true });
    await fc.assert(
      fc.asyncProperty(orders, fc.boolean(), laterSec, async (order, goesOn, late) => {
        const places = [0, ...order, ...(goesOn ? [6, 7] : [])];
        const asked = { ...wanted, fromSec: 2 + late };
        expect(await areWholeFrames(packets(places, [0, 6]), asked)).toBe(true);
      }),
    );
  });

  it.each([
    ['begin without a key frame', [0, 1, 2, 3, 4, 5], []],
    ['end in the middle of frames that need each other', [0, 1, 2, 3, 4, 5, 6], [0]],
    ['show a frame of after the end first', [0, 1, 2, 3, 4, 6, 5], [0]],
    ['leave a frame out', [0, 1, 2, 4, 5, 6], [0, 6]],
    ['are too few', [0, 1, 2, 3, 4], [0]],
    ['have two frames at once', [0, 1, 1, 2, 3, 4, 5], [0]],
    ['come at uneven times', [0, 1, 2.2, 3, 4, 5], [0]],
    ['reach back before the key frame', [0, -1, 1, 2, 3, 4, 5], [0]],
  ])('are not them where they %s', async (_, places, keys) => {
    expect(await areWholeFrames(packets(places, keys), wanted)).toBe(false);
  });

  it('are not them where another frame is on screen at the start', async () => {
    for (const fromSec of [1.9, 2.04])
      expect(await areWholeFrames(packets([0, 1, 2, 3, 4, 5], [0]), { ...wanted, fromSec })).toBe(false);
  });
});
