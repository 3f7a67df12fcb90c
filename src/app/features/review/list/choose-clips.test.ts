import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  applies,
  type Choice,
  chosenAll,
  NOTHING,
  scoreSteps,
  stretched,
  toggled,
  withScore,
} from './choose-clips.ts';

const list = Array.from({ length: 12 }, (_, place) => ({ id: `cnd_${place}` }));
const ids = (choice: Choice): string[] => list.map(({ id }) => id).filter((id) => choice.chosen.has(id));
const id = (place: number): string => `cnd_${place}`;
const place = fc.nat(list.length - 1);

describe('choosing clips', () => {
  it('toggles one and leaves the others as they are', () => {
    fc.assert(
      fc.property(fc.array(place), place, (before, last) => {
        const choice = before.reduce((now, one) => toggled(now, id(one)), NOTHING);
        const after = toggled(choice, id(last));
        expect(after.chosen.has(id(last))).toBe(!choice.chosen.has(id(last)));
        expect(ids(toggled(after, id(last)))).toEqual(ids(choice));
      }),
    );
  });

  it('draws a stretch over all between its ends, and back again', () => {
    fc.assert(
      fc.property(place, fc.array(place, { minLength: 1 }), (from, path) => {
        let end = id(from);
        let choice = toggled(NOTHING, end);
        for (const next of path) {
          choice = stretched(choice, list, { end, clipId: id(next) });
          end = id(next);
        }
        const last = path.at(-1) ?? from;
        const [low, high] = [Math.min(from, last), Math.max(from, last)];
        expect(ids(choice)).toEqual(list.slice(low, high + 1).map((clip) => clip.id));
      }),
    );
  });

  it('begins a new stretch where somebody went on to, and keeps what was chosen', () => {
    const first = stretched(NOTHING, list, { end: id(0), clipId: id(1) });
    const second = stretched(first, list, { end: id(5), clipId: id(7) });
    expect(ids(second)).toEqual([0, 1, 5, 6, 7].map(id));
    expect(ids(stretched(second, list, { end: id(7), clipId: id(6) }))).toEqual([0, 1, 5, 6].map(id));
  });

  it('draws no stretch to or from what is not shown', () => {
    expect(stretched(NOTHING, list, { end: 'gone', clipId: id(3) })).toBe(NOTHING);
    expect(stretched(NOTHING, list, { end: id(3), clipId: 'gone' })).toBe(NOTHING);
    // The stretch that began at a clip which a filter hides by now begins anew.
    const hidden = toggled(NOTHING, id(0));
    const rest = list.slice(1);
    expect(ids(stretched(hidden, rest, { end: id(0), clipId: id(3) }))).toEqual([id(0)]);
  });

  it('by score offers what parts the list, each step with more clips', () => {
    const score = fc.option(fc.float({ min: 0, max: 100, noNaN: true }), { nil: null });
    const scored = fc.array(fc.record({ score }));
    fc.assert(
      fc.property(scored, (clips) => {
        const counts = scoreSteps(clips).map(({ count }) => count);
        expect(counts).toEqual([...new Set(counts)].toSorted((a, b) => a - b));
        for (const { atLeast, count } of scoreSteps(clips)) {
          expect(count).toBeGreaterThan(0);
          expect(count).toBeLessThan(clips.length);
          expect(withScore(clips, atLeast)).toHaveLength(count);
        }
      }),
    );
    expect(scoreSteps([{ score: 79.6 }, { score: 41 }])).toEqual([{ atLeast: 80, count: 1 }]);
    // Not scored is not a score of nothing.
    expect(withScore([{ score: null }, { score: 0 }], 0)).toEqual([{ score: 0 }]);
  });

  it('chooses exactly what it is given', () => {
    expect(ids(chosenAll(list.slice(2, 4)))).toEqual([2, 3].map(id));
  });

  it('decides what is to decide, and brings back what is decided', () => {
    const can = (status: 'proposed' | 'accepted' | 'rejected') =>
      (['accept', 'reject', 'restore'] as const).filter((decision) => applies(decision, { status }));
    expect(can('proposed')).toEqual(['accept', 'reject']);
    expect(can('accepted')).toEqual(['restore']);
    expect(can('rejected')).toEqual(['restore']);
  });
});
