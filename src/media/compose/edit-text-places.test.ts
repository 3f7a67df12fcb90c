import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { RectPx } from '../pictures/rect-px.ts';
import type { FaceArea } from './composition-plan.ts';
import { editTextPlaces } from './edit-text-places.ts';
import { planStreamer } from './plans/plan-streamer.ts';
import { type PlannedTimeline, planVibeEdit } from './plans/plan-vibe-edit.ts';
import { sceneAt } from './scene.ts';

const FORMAT = { width: 1080, height: 1920, fps: 25 };
/** Upright as its video: what is seen is what was filmed. */
const SOURCE = { id: 'talk', width: 1080, height: 1920, durationSec: 20, hasAudio: true };
const WORDS = [{ index: 0, text: 'word', startSec: 0, endSec: 20, hidden: false }];
const CAPTIONS = { style: 'boxed', words: WORDS };

const headline = { text: 'Wait for it', preset: 'headline', outputStartSec: 0, durationSec: 20 };
const unplaced = { xPercent: null, yPercent: null };

function edit(faces: readonly FaceArea[], change: Partial<PlannedTimeline> = {}) {
  const timeline: PlannedTimeline = {
    durationSec: 20,
    reframe: 'face',
    segments: [
      {
        assetId: 'talk',
        sourceStartSec: 0,
        zoom: 1,
        muted: false,
        volume: 1,
        outputStartSec: 0,
        outputEndSec: 20,
      },
    ],
    texts: [{ ...headline, ...unplaced }],
    broll: [],
    music: null,
    fadeInSec: 0,
    fadeOutSec: 0,
    ...change,
  };
  const framings = new Map([['talk', { keyframes: [], faces }]]);
  return planVibeEdit(
    timeline,
    { sources: new Map([['talk', SOURCE]]), framings, captions: CAPTIONS },
    FORMAT,
  );
}

function streamer(faces: readonly FaceArea[]) {
  const framing = { keyframes: [], faces };
  return planStreamer({ source: SOURCE, headline: 'Wait for it', captions: CAPTIONS, framing }, FORMAT);
}

const face = (top: number, bottom: number): FaceArea => ({
  startSec: 0,
  endSec: 20,
  left: 0.2,
  right: 0.8,
  top,
  bottom,
});

/** How much of a box's height lies on the face. */
const onFace = (box: RectPx, { top, bottom }: FaceArea): number =>
  Math.max(0, Math.min(box.y + box.height, bottom * FORMAT.height) - Math.max(box.y, top * FORMAT.height)) /
  box.height;

const KINDS = { 'a vibe edit': edit, 'a streamer video with a headline': streamer } as const;

describe.each(Object.entries(KINDS))('texts of %s', (_name, plan) => {
  const boxes = (faces: readonly FaceArea[]) =>
    sceneAt(plan(faces), 10).overlays.map(({ kind, box }) => ({ kind, box }));

  it('leave a face in the lower part free of captions, and one at the top free of the headline', () => {
    for (const seen of [face(0.58, 0.86), face(0.08, 0.36)]) {
      const drawn = boxes([seen]);
      expect(drawn.map(({ kind }) => kind).toSorted()).toEqual(['caption', 'text']);
      for (const { kind, box } of drawn) expect(onFace(box, seen), kind).toBe(0);
      // Where they would have stood, one of them covers it.
      expect(boxes([]).some(({ box }) => onFace(box, seen) > 0.3)).toBe(true);
    }
  });

  it('keep apart, wherever the face is', () => {
    fc.assert(
      fc.property(
        fc.double({ min: 0, max: 0.7, noNaN: true }),
        fc.double({ min: 0.1, max: 0.4, noNaN: true }),
        (top, height) => {
          const [first, second] = boxes([face(top, top + height)]);
          if (first === undefined || second === undefined) throw new Error('Both texts are drawn.');
          const [upper, lower] =
            first.box.y < second.box.y ? [first.box, second.box] : [second.box, first.box];
          expect(upper.y + upper.height).toBeLessThanOrEqual(lower.y);
        },
      ),
    );
  });

  it('stand where they always do while nobody is known to be there', () => {
    expect(plan([]).captions?.centerYPx).toBeNull();
    expect(plan([]).texts.map(({ yPercent }) => yPercent)).toEqual([null]);
  });
});

describe('texts of a vibe edit', () => {
  it('stay where they were put, and captions keep clear of them', () => {
    const low = face(0.58, 0.86);
    const placed = { ...headline, xPercent: 50, yPercent: 39 };
    const plan = edit([low], { texts: [placed] });
    expect(plan.texts[0]?.yPercent).toBe(39);
    const [caption, text] = ['caption', 'text'].map(
      (kind) => sceneAt(plan, 10).overlays.find((one) => one.kind === kind)?.box,
    );
    if (caption === undefined || text === undefined) throw new Error('Both texts are drawn.');
    expect(caption.y >= text.y + text.height || caption.y + caption.height <= text.y).toBe(true);
  });

  it('a subtitle over a face makes way for it as well', () => {
    const seen = face(0.3, 0.45);
    const subtitle = { ...headline, ...unplaced, preset: 'subtitle' };
    const box = sceneAt(edit([seen], { texts: [subtitle] }), 10).overlays.find(
      ({ kind }) => kind === 'text',
    )?.box;
    expect(box && onFace(box, seen)).toBe(0);
  });

  it('stand in their usual places where other pictures hide the face, the picture is wide, or whole pictures are shown', () => {
    const low = [face(0.58, 0.86)];
    const hidden = { broll: [{ assetId: 'talk', outputStartSec: 0, durationSec: 20, fit: 'cover' }] };
    expect(edit(low, hidden).captions?.centerYPx).toBeNull();
    expect(edit(low, { reframe: 'off' }).captions?.centerYPx).toBeNull();
    expect(edit(low).captions?.centerYPx).not.toBeNull();
  });

  const cover = (startSec: number, durationSec: number, fit = 'cover') => ({
    ...{ assetId: 'talk', outputStartSec: startSec, durationSec },
    fit,
  });

  it('count a face only while it is seen: not under other pictures, but beside and before them', () => {
    // Low in the picture, in the second half of the video.
    const late = { ...face(0.58, 0.86), startSec: 10 };
    const movedWith = (...broll: ReturnType<typeof cover>[]) =>
      edit([late], { broll }).captions?.centerYPx !== null;
    expect(movedWith()).toBe(true);
    expect(movedWith(cover(10, 10))).toBe(false);
    expect(movedWith(cover(9, 6), cover(15, 9))).toBe(false);
    expect(movedWith(cover(0, 10))).toBe(true);
    expect(movedWith(cover(0, 12))).toBe(true);
    expect(movedWith(cover(12, 2))).toBe(true);
    // What does not fill the picture hides nothing.
    expect(movedWith(cover(10, 10, 'contain'))).toBe(true);
  });

  it('know a long edit of many pieces by some of them', () => {
    const pieces = Array.from({ length: 500 }, (_, at) => ({
      ...{ assetId: 'talk', sourceStartSec: at * 0.04, zoom: 1, muted: false, volume: 1 },
      ...{ outputStartSec: at * 0.04, outputEndSec: (at + 1) * 0.04 },
    }));
    for (const seen of [face(0.58, 0.86), face(0.08, 0.36), face(0.4, 0.42)]) {
      const [whole, cut] = [edit([seen]), edit([seen], { segments: pieces })];
      expect(cut.captions?.centerYPx).toBe(whole.captions?.centerYPx);
      expect(cut.texts).toEqual(whole.texts);
    }
  });

  it('are placed in work that grows with pieces and pictures over them, not with both at once', () => {
    const readsOf = (count: number): number => {
      let reads = 0;
      const read = (sec: number): number => {
        reads += 1;
        return sec;
      };
      const covers = Array.from({ length: count / 10 }, (_, at) => ({
        get startSec() {
          return read(20 * at);
        },
        get endSec() {
          return read(20 * at + 3);
        },
      }));
      const framing = { keyframes: [], faces: [{ ...face(0.58, 0.86), endSec: 2 * count }] };
      const spans = Array.from({ length: count }, (_, at) => ({
        ...{ sourceId: 'talk', startSec: 2 * at, endSec: 2 * at + 2, sourceStartSec: at },
        ...({ framing, fit: 'cover', zoom: 1 } as const),
      }));
      const target = { x: 0, y: 0, width: 1080, height: 1920 };
      editTextPlaces({ target, spans }, [{ id: 'talk', widthPx: 1080, heightPx: 1920 }], [], covers);
      return reads;
    };
    expect(readsOf(1000) / readsOf(500)).toBeLessThan(2.5);
  });

  it('count a face no more often where pictures over it overlap, and come in any order', () => {
    const late = { ...face(0.58, 0.86), startSec: 10 };
    const movedWith = (...broll: ReturnType<typeof cover>[]) =>
      edit([late], { broll }).captions?.centerYPx !== null;
    expect(movedWith(cover(14, 6), cover(9, 3), cover(10, 6))).toBe(false);
    expect(movedWith(cover(17, 3), cover(9, 3), cover(10, 3))).toBe(true);
  });

  const yOf = (plan: ReturnType<typeof edit>) => plan.texts.map(({ yPercent }) => yPercent);
  const at = (startSec: number, preset = 'subtitle') => ({
    ...{ ...headline, ...unplaced, preset },
    ...{ outputStartSec: startSec, durationSec: 5 },
  });

  it('that are no headlines go to the nearest free place, two at once to two', () => {
    const seen = [face(0.3, 0.43)];
    expect(yOf(edit(seen, { texts: [at(0)] }))).toEqual([50]);
    // The second would lie over the first, which stands where it always does.
    const [first, second] = yOf(edit(seen, { texts: [at(0), { ...at(2), xPercent: 50, yPercent: 50 }] }));
    expect([first, second]).toEqual([20, 50]);
    expect(yOf(edit(seen, { texts: [at(0), { ...at(7), xPercent: 50, yPercent: 50 }] }))).toEqual([50, 50]);
  });

  it('make way for a face that is there while they stand, not before or after', () => {
    const early = { ...face(0.3, 0.43), endSec: 10 };
    expect(yOf(edit([early], { texts: [at(0), at(12)] }))).toEqual([50, null]);
    const label = { ...face(0.02, 0.14), endSec: 10 };
    expect(yOf(edit([label], { texts: [at(0, 'label'), at(12, 'label')] }))).toEqual([50, null]);
  });

  it('never lie under the captions, wherever those had to go', () => {
    // Captions in the middle, where a subtitle stands usually.
    const low = face(0.6, 0.9);
    const plan = edit([low], { texts: [at(0)] });
    const drawn = sceneAt(plan, 2)
      .overlays.map(({ box }) => box)
      .toSorted((a, b) => a.y - b.y);
    expect(drawn).toHaveLength(2);
    const [upper, lower] = drawn as [RectPx, RectPx];
    expect(upper.y + upper.height).toBeLessThanOrEqual(lower.y);
  });

  it('that stand at the top for a short while move the captions no more than a face there would', () => {
    const top = face(0.1, 0.3);
    // One headline of two is on the face: both go together, and captions stay.
    const plan = edit([top], { texts: [{ ...headline, ...unplaced }, { ...at(12, 'headline') }] });
    const [first, second] = yOf(plan);
    expect(first).toBe(53);
    expect(second).toBe(53);
    expect(plan.captions?.centerYPx).toBeNull();
  });
});
