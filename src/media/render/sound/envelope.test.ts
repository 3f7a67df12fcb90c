import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { blankPlan } from '../../compose/plans/plan-parts.ts';
import { soundLevelAt } from '../../compose/sound-level.ts';
import { addWithEnvelope } from './envelope.ts';

const RATE = 48_000;
/** A level moves by no more than this from one sample to the next. */
const SAMPLE = Math.PI / 2 / (0.008 * RATE);

describe('the level of a sound in an export', () => {
  it('is the one that the player sets, also where its fades have no room for each other', () => {
    const fade = fc.constantFrom(0.008, 0.05, 0.3, 1.2);
    const length = fc.integer({ min: 0.05 * RATE, max: 2 * RATE });
    fc.assert(
      fc.property(length, fade, fade, fc.integer({ min: 0, max: 100 }), (total, inSec, outSec, percent) => {
        const at = Math.floor((percent / 100) * (total - 1));
        const into = new Float32Array(1);
        const [fadeIn, fadeOut] = [inSec * RATE, outSec * RATE];
        addWithEnvelope(into, 0, Float32Array.of(1), at, { gain: 1, total, fadeIn, fadeOut });
        const span = {
          ...{ sourceId: 'a', startSec: 3, endSec: 3 + total / RATE, sourceStartSec: 0 },
          ...{ gain: 1, fadeInSec: inSec, fadeOutSec: outSec },
        };
        const plan = blankPlan({ width: 2, height: 2, fps: 30 }, 10);
        expect(Math.abs((into[0] ?? 0) - soundLevelAt(span, plan, 3 + at / RATE))).toBeLessThan(2 * SAMPLE);
      }),
    );
  });
});
