import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { propertyRuns } from '../../testing/property-runs.ts';
import { lookWithDetails, NO_DETAILS } from '../captions/caption-details.ts';
import type { CaptionLook } from '../captions/caption-look.ts';
import { groupsInTime } from './clear-of-texts.ts';
import { planStreamer } from './plans/plan-streamer.ts';
import { type PlannedTimeline, planVibeEdit } from './plans/plan-vibe-edit.ts';
import { sceneAt } from './scene.ts';

const UPRIGHT = { width: 1080, height: 1920, fps: 25 };
const WIDE = { width: 1920, height: 1080, fps: 25 };
const SOURCE = { id: 'talk', width: 1920, height: 1080, durationSec: 20, hasAudio: true };
const WORDS = ['Words', 'that', 'are', 'said'].map((text, index) => ({
  ...{ index, text, startSec: index * 5, endSec: index * 5 + 5, hidden: false },
}));

type Text = Partial<PlannedTimeline['texts'][number]>;

function edit(texts: readonly Text[], format = UPRIGHT, faces?: { top: number; bottom: number }) {
  const segment = { assetId: 'talk', sourceStartSec: 0, zoom: 1, muted: false, volume: 1 };
  const timeline: PlannedTimeline = {
    ...{ durationSec: 20, reframe: 'face', broll: [], music: null, fadeInSec: 0, fadeOutSec: 0 },
    segments: [{ ...segment, outputStartSec: 0, outputEndSec: 20 }],
    texts: texts.map((text) => ({
      ...{ text: 'A headline', preset: 'headline', outputStartSec: 0, durationSec: 20 },
      ...{ xPercent: null, yPercent: null, ...text },
    })),
  };
  const face = faces === undefined ? [] : [{ startSec: 0, endSec: 20, left: 0.3, right: 0.7, ...faces }];
  const framings = new Map([['talk', { keyframes: [], faces: face }]]);
  const captions = { style: 'bold-karaoke', words: WORDS };
  return planVibeEdit(timeline, { sources: new Map([['talk', SOURCE]]), framings, captions }, format);
}

/** What letters take of the height, from the highest to the lowest line; texts in their order. */
function rowsAt(plan: ReturnType<typeof edit>, timeSec: number) {
  return sceneAt(plan, timeSec).overlays.flatMap((overlay) => {
    if (overlay.kind !== 'text' && overlay.kind !== 'caption') return [];
    const baselines = overlay.words.map(({ baselinePx }) => baselinePx);
    const em = overlay.fontSizePx;
    const [topPx, bottomPx] = [Math.min(...baselines) - 0.75 * em, Math.max(...baselines) + 0.2 * em];
    return [{ kind: overlay.kind, topPx, bottomPx }];
  });
}

const textsAt = (plan: ReturnType<typeof edit>, timeSec: number) =>
  rowsAt(plan, timeSec).filter(({ kind }) => kind === 'text');

function meetings(rows: ReturnType<typeof rowsAt>): number {
  const pairs = rows.flatMap((a, at) => rows.slice(at + 1).map((b) => [a, b] as const));
  return pairs.filter(([a, b]) => a.topPx < b.bottomPx && b.topPx < a.bottomPx).length;
}

describe('texts that nobody put anywhere', () => {
  it.each(['headline', 'subtitle', 'label'])('stand clear of each other: two of %s', (preset) => {
    for (const format of [UPRIGHT, WIDE]) {
      const long = { preset, text: 'A long one that takes more than a single line of the picture' };
      const plan = edit([{ preset }, long, { preset }], format);
      expect(rowsAt(plan, 3)).toHaveLength(4);
      expect(meetings(rowsAt(plan, 3))).toBe(0);
    }
  });

  it('stay in their places beside another preset', () => {
    for (const format of [UPRIGHT, WIDE]) {
      const all = ['headline', 'subtitle', 'label'].map((preset) => ({ preset }));
      const alone = all.map((text) => textsAt(edit([text], format), 3)[0]);
      expect(textsAt(edit(all, format), 3)).toEqual(alone);
    }
  });

  it('do so where a face decides their place as well', () => {
    for (const top of [0, 0.2, 0.5])
      expect(meetings(rowsAt(edit([{}, {}], UPRIGHT, { top, bottom: top + 0.3 }), 3))).toBe(0);
  });

  it('leave what was put somewhere where it is, and what stands at another time alone', () => {
    const placed = edit([{}, { yPercent: 18 }]);
    const [free, put] = textsAt(placed, 3);
    expect(put).toEqual(textsAt(edit([{ yPercent: 18 }]), 3)[0]);
    expect(free).not.toEqual(textsAt(edit([{}]), 3)[0]);
    const [before, after] = [
      { outputStartSec: 0, durationSec: 4 },
      { outputStartSec: 4, durationSec: 4 },
    ];
    const turns = edit([before, after]);
    expect(textsAt(turns, 6)[0]).toEqual(textsAt(turns, 2)[0]);
    // Two that people put over each other stay so.
    expect(meetings(textsAt(edit([{ yPercent: 40 }, { yPercent: 40 }]), 3))).toBe(1);
  });

  it.each([
    ['the source fills the picture', null],
    ['it is parted', { webcam: { x: 0, y: 0, width: 0.3, height: 0.3 }, game: null }],
  ])('leave captions that a brand places where they are: the headline of a streamer, %s', (_, areas) => {
    for (let place = 0; place <= 1; place += 0.05) {
      const look = lookWithDetails(undefined, { ...NO_DETAILS, place }) as CaptionLook;
      const captions = { style: 'boxed', words: WORDS, brand: { look } };
      const plan = (headline: string) => planStreamer({ source: SOURCE, headline, captions, areas }, UPRIGHT);
      const rows = rowsAt(plan('Wait for it'), 3);
      expect(meetings(rows)).toBe(0);
      expect(rows[0]).toEqual(rowsAt(plan(''), 3)[0]);
    }
  });

  it('stay where they are from their first frame to their last', () => {
    const plan = edit([
      { outputStartSec: 0, durationSec: 6 },
      { outputStartSec: 4, durationSec: 8 },
    ]);
    expect(textsAt(plan, 9)[0]).toEqual(textsAt(plan, 5)[1]);
  });

  it('are grouped by time, whatever their order', () => {
    const text = fc.record({ startSec: fc.nat({ max: 30 }), lengthSec: fc.integer({ min: 1, max: 6 }) });
    fc.assert(
      fc.property(fc.array(text, { maxLength: 30 }), (all) => {
        const texts = all.map(({ startSec, lengthSec }) => ({
          ...{ preset: 'label' as const, text: 'T', startSec, endSec: startSec + lengthSec },
          ...{ xPercent: null, yPercent: null },
        }));
        const groups = groupsInTime(texts);
        expect(groups.flat().toSorted((a, b) => a - b)).toEqual([...texts.keys()]);
        const groupOf = new Map(groups.flatMap((group, at) => group.map((index) => [index, at])));
        for (const [a, one] of texts.entries())
          for (const [b, other] of texts.entries())
            if (one.startSec < other.endSec && other.startSec < one.endSec)
              expect(groupOf.get(a)).toBe(groupOf.get(b));
      }),
      { numRuns: propertyRuns(100) },
    );
  });
});
