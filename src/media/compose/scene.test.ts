import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { CaptionStyleId, CaptionWord } from '../captions/caption-plan.ts';
import type { CompositionPlan, FramingKeyframe } from './composition-plan.ts';
import type { Overlay } from './overlay.ts';
import { blankPlan } from './plans/plan-parts.ts';
import { sceneAt } from './scene.ts';

const STYLES: readonly CaptionStyleId[] = ['bold-karaoke', 'word-pop', 'boxed', 'outline'];
const WORDS: CaptionWord[] = 'Nobody ever teaches you how to wait. So learn it now'
  .split(' ')
  .map((text, index) => ({ index, text, startSec: index * 0.4, endSec: index * 0.4 + 0.35 }));

interface Change {
  readonly size?: readonly [number, number];
  readonly source?: readonly [number, number];
  readonly keyframes?: readonly FramingKeyframe[];
  readonly captions?: { readonly style: CaptionStyleId; readonly words: readonly CaptionWord[] } | null;
  readonly hook?: CompositionPlan['hook'];
}

function planOf(change: Change = {}): CompositionPlan {
  const [widthPx, heightPx] = change.size ?? [1080, 1920];
  const [sourceWidthPx, sourceHeightPx] = change.source ?? [1920, 1080];
  const captions =
    change.captions === undefined ? { style: 'bold-karaoke' as const, words: WORDS } : change.captions;
  const span = { sourceId: 'a', startSec: 0, endSec: 6, sourceStartSec: 10, fit: 'cover', zoom: 1 } as const;
  return {
    ...blankPlan({ width: widthPx, height: heightPx, fps: 30 }, 6),
    sources: [{ id: 'a', widthPx: sourceWidthPx, heightPx: sourceHeightPx }],
    pictures: [
      {
        target: { x: 0, y: 0, width: widthPx, height: heightPx },
        spans: [{ ...span, framing: { keyframes: change.keyframes ?? [] } }],
      },
    ],
    captions: captions === null ? null : { ...captions, centerYPx: null },
    hook: change.hook === undefined ? { text: 'The art of waiting', untilSec: 3 } : change.hook,
  };
}

function pictureAt(plan: CompositionPlan, timeSec: number) {
  const [picture] = sceneAt(plan, timeSec).pictures;
  if (picture === undefined) throw new Error('The scene has no picture.');
  return picture;
}

/** The words of an overlay of captions, hook or texts. */
function wordsOf(overlay: Overlay | undefined) {
  return overlay !== undefined && 'words' in overlay ? overlay.words : [];
}

const anyPlan = fc
  .record({
    size: fc.constantFrom<(readonly [number, number])[]>(
      [1080, 1920],
      [1080, 1080],
      [1920, 1080],
      [720, 1280],
    ),
    source: fc.tuple(fc.integer({ min: 16, max: 4096 }), fc.integer({ min: 16, max: 4096 })),
    keyframes: fc.array(
      fc.record({
        timeSec: fc.double({ min: 0, max: 20, noNaN: true }),
        centerX: fc.double({ min: -0.5, max: 1.5, noNaN: true }),
        centerY: fc.double({ min: -0.5, max: 1.5, noNaN: true }),
      }),
      { maxLength: 5 },
    ),
    style: fc.constantFrom(...STYLES),
    hook: fc.option(fc.string({ unit: 'grapheme', maxLength: 120 })),
    texts: fc.array(
      fc.oneof(fc.string({ unit: 'grapheme', maxLength: 30 }), fc.constantFrom('hello', 'Čeština', '🎉')),
      {
        maxLength: 12,
      },
    ),
  })
  .map(({ size, source, keyframes, style, hook, texts }) =>
    planOf({
      size,
      source,
      keyframes: keyframes.sort((a, b) => a.timeSec - b.timeSec),
      captions: {
        style,
        words: texts.map((text, index) => ({
          index,
          text,
          startSec: index * 0.4,
          endSec: index * 0.4 + 0.4,
        })),
      },
      hook: hook === null ? null : { text: hook, untilSec: 3 },
    }),
  );
const anyTime = fc.double({ min: 0, max: 6, noNaN: true });

describe('the crop', () => {
  it('is even, inside the picture and of the output’s aspect, for any source and path', () => {
    fc.assert(
      fc.property(anyPlan, anyTime, (plan, timeSec) => {
        const { source, target } = pictureAt(plan, timeSec);
        const displayed = plan.sources[0];
        for (const value of Object.values(source)) expect(value % 2).toBe(0);
        expect(source.x).toBeGreaterThanOrEqual(0);
        expect(source.y).toBeGreaterThanOrEqual(0);
        expect(source.x + source.width).toBeLessThanOrEqual(displayed?.widthPx ?? 0);
        expect(source.y + source.height).toBeLessThanOrEqual(displayed?.heightPx ?? 0);
        const aspect = plan.widthPx / plan.heightPx;
        const offBy = Math.min(
          Math.abs(source.width - source.height * aspect),
          Math.abs(source.height - source.width / aspect),
        );
        expect(offBy).toBeLessThanOrEqual(2);
        expect(target).toEqual({ x: 0, y: 0, width: plan.widthPx, height: plan.heightPx });
      }),
    );
  });

  it('takes 608 of 1920 columns for a vertical picture', () => {
    expect(pictureAt(planOf(), 0).source).toEqual({ x: 656, y: 0, width: 608, height: 1080 });
  });

  it('cuts height where the source is narrower than the output', () => {
    const plan = planOf({ size: [1920, 1080], source: [1080, 1920] });
    expect(pictureAt(plan, 0).source).toEqual({ x: 0, y: 656, width: 1080, height: 608 });
  });

  it('moves in a straight line between keyframes on the source’s clock, and jumps where two share a time', () => {
    const at = (timeSec: number, centerX: number) => ({ timeSec, centerX, centerY: 0.5 });
    const moving = planOf({ keyframes: [at(10, 0.3), at(12, 0.5)] });
    expect(pictureAt(moving, 1).source.x + 304).toBe(768);
    const jumping = planOf({ keyframes: [at(10, 0.3), at(11, 0.3), at(11, 0.7)] });
    expect(pictureAt(jumping, 0.9).source.x + 304).toBe(576);
    expect(pictureAt(jumping, 1).source.x + 304).toBe(1344);
  });
});

describe('overlays', () => {
  it('stand on even pixels inside the picture, whatever the text', () => {
    fc.assert(
      fc.property(anyPlan, anyTime, (plan, timeSec) => {
        for (const overlay of sceneAt(plan, timeSec).overlays) {
          const { box } = overlay;
          for (const value of Object.values(box)) expect(value % 2).toBe(0);
          expect(box.width).toBeGreaterThan(0);
          expect(box.height).toBeGreaterThan(0);
          expect(box.x).toBeGreaterThanOrEqual(0);
          expect(box.y).toBeGreaterThanOrEqual(0);
          expect(box.x + box.width).toBeLessThanOrEqual(plan.widthPx);
          expect(box.y + box.height).toBeLessThanOrEqual(plan.heightPx);
          for (const word of wordsOf(overlay)) {
            expect(word.xPx).toBeGreaterThanOrEqual(0);
            expect(word.xPx + word.widthPx).toBeLessThanOrEqual(plan.widthPx + 0.01);
          }
          const plates = 'plates' in overlay ? overlay.plates : [];
          for (const { rect } of plates) expect(rect.x).toBeGreaterThanOrEqual(box.x - 1);
        }
      }),
    );
  });

  it('with equal keys are equal', () => {
    fc.assert(
      fc.property(anyPlan, (plan) => {
        const seen = new Map<string, unknown>();
        for (let frame = 0; frame < 150; frame += 3) {
          for (const overlay of sceneAt(plan, frame / plan.fps).overlays) {
            const before = seen.get(overlay.key);
            if (before !== undefined) expect(overlay).toEqual(before);
            seen.set(overlay.key, overlay);
          }
        }
      }),
      { numRuns: 30 },
    );
  });

  it('are the same at any moment within a frame, as a player asks at odd times', () => {
    const plan = planOf({ captions: { style: 'word-pop', words: WORDS } });
    fc.assert(
      fc.property(
        fc.integer({ min: 0, max: 170 }),
        fc.double({ min: 0, max: 0.9, noNaN: true }),
        (frame, part) => {
          expect(sceneAt(plan, (frame + part) / 30)).toEqual(sceneAt(plan, frame / 30));
        },
      ),
    );
  });

  it('mark the word being spoken and keep it marked until the next', () => {
    const [caption] = sceneAt(planOf({ hook: null }), 0.79).overlays;
    const marked = wordsOf(caption)
      .filter(({ color }) => color !== '#ffffff')
      .map(({ text }) => text);
    expect(marked).toEqual(['ever']);
  });

  it('need only few pictures: one a page in outline, one a word in bold-karaoke', () => {
    const keys = (style: CaptionStyleId) => {
      const plan = planOf({ hook: null, captions: { style, words: WORDS } });
      const all = Array.from({ length: 180 }, (_, frame) => sceneAt(plan, frame / 30).overlays[0]?.key);
      return new Set(all.filter((key) => key !== undefined)).size;
    };
    expect(keys('outline')).toBeLessThan(6);
    expect(keys('bold-karaoke')).toBe(WORDS.length);
  });

  it('keep captions above the platform’s controls in vertical video', () => {
    for (const style of STYLES) {
      const [caption] = sceneAt(planOf({ hook: null, captions: { style, words: WORDS } }), 1).overlays;
      const bottom = (caption?.box.y ?? 0) + (caption?.box.height ?? 0);
      expect(bottom / 1920).toBeLessThan(0.78);
      expect((caption?.box.x ?? 0) / 1080).toBeGreaterThan(0.02);
    }
  });

  it('fade the hook in and out and show it in at most three lines', () => {
    const opacity = (timeSec: number) =>
      sceneAt(planOf({ captions: null }), timeSec).overlays[0]?.opacity ?? 0;
    expect(opacity(0)).toBeLessThan(0.5);
    expect(opacity(1.5)).toBe(1);
    expect(opacity(2.95)).toBeLessThan(0.5);
    expect(opacity(3)).toBe(0);
    const long = planOf({
      captions: null,
      hook: { text: 'every word of this very long opening title '.repeat(4), untilSec: 3 },
    });
    const baselines = new Set(wordsOf(sceneAt(long, 1).overlays[0]).map(({ baselinePx }) => baselinePx));
    expect(baselines.size).toBeLessThanOrEqual(3);
  });
});
