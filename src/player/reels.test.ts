import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { CompositionPlan, PictureSpan, SoundSpan } from '../media/compose/composition-plan.ts';
import { blankPlan, soundSpan } from '../media/compose/plans/plan-parts.ts';
import { sourceTimeOf } from '../media/compose/source-time.ts';
import { reelsAround, reelsOf } from './reels.ts';

const FORMAT = { width: 1080, height: 1920, fps: 30 };
const TARGET = { x: 0, y: 0, width: 1080, height: 1920 };
const FRAMING = { keyframes: [] };

interface Cut {
  readonly sourceId: string;
  readonly sourceStartSec: number;
  readonly lengthSec: number;
  readonly muted: boolean;
}

/** Cuts in a row, each shown and, unless muted, heard. */
function planOf(cuts: readonly Cut[]): CompositionPlan {
  const pictures: PictureSpan[] = [];
  const sounds: SoundSpan[] = [];
  let atSec = 0;
  for (const { sourceId, sourceStartSec, lengthSec, muted } of cuts) {
    const span = { sourceId, startSec: atSec, endSec: atSec + lengthSec, sourceStartSec };
    pictures.push({ ...span, framing: FRAMING, fit: 'cover', zoom: 1 });
    if (!muted) sounds.push(soundSpan(span));
    atSec += lengthSec;
  }
  return { ...blankPlan(FORMAT, atSec), pictures: [{ target: TARGET, spans: pictures }], sounds };
}

const seconds = (max: number) => fc.integer({ min: 0, max: max * 100 }).map((hundredths) => hundredths / 100);
const cut = fc.record({
  sourceId: fc.constantFrom('a', 'b'),
  sourceStartSec: seconds(60),
  lengthSec: seconds(10).map((length) => length + 0.1),
  muted: fc.boolean(),
});

describe('reels of a plan', () => {
  it('show at every moment what the plan shows, and hold every sound once', () => {
    fc.assert(
      fc.property(
        fc.array(cut, { maxLength: 12 }),
        fc.double({ min: 0, max: 1, noNaN: true }),
        (cuts, share) => {
          const plan = planOf(cuts);
          const reels = reelsOf(plan);
          expect(reels.flatMap(({ sounds }) => sounds).length).toBe(plan.sounds.length);
          const timeSec = plan.durationSec * share * 0.999;
          const span = plan.pictures[0]?.spans.find(
            ({ startSec, endSec }) => startSec <= timeSec && timeSec < endSec,
          );
          if (span === undefined) return;
          const wantedSec = span.sourceStartSec + timeSec - span.startSec;
          const { active } = reelsAround(reels, timeSec, 0);
          const shown = active.filter(
            (reel) =>
              reel.hasPicture &&
              reel.sourceId === span.sourceId &&
              Math.abs(sourceTimeOf(reel, timeSec) - wantedSec) < 0.01,
          );
          expect(shown).toHaveLength(1);
        },
      ),
    );
  });

  it('play through a cut that takes nothing out', () => {
    const whole = { sourceId: 'a', muted: false };
    const cuts = [
      { ...whole, sourceStartSec: 3, lengthSec: 2 },
      { ...whole, sourceStartSec: 5, lengthSec: 4 },
    ];
    expect(reelsOf(planOf(cuts))).toMatchObject([{ startSec: 0, endSec: 6, sourceStartSec: 3 }]);
  });

  it('begin anew where something was taken out, and are known before they are on', () => {
    const whole = { sourceId: 'a', muted: false };
    const cuts = [
      { ...whole, sourceStartSec: 3, lengthSec: 2 },
      { ...whole, sourceStartSec: 8, lengthSec: 4 },
    ];
    const { active, coming } = reelsAround(reelsOf(planOf(cuts)), 1, 2);
    expect(active).toMatchObject([{ sourceStartSec: 3 }]);
    expect(coming).toMatchObject([{ sourceStartSec: 8 }]);
  });
});
