import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { Clip } from '../../../../contract/schemas/clip.ts';
import {
  GROUP_SIZE,
  inGroups,
  isFinished,
  listClips,
  neighbour,
  nextToDecide,
  SHOWN,
  SORTS,
} from './review-list.ts';

const clips = fc
  .array(
    fc.record({
      status: fc.constantFrom('proposed', 'accepted', 'rejected'),
      startSec: fc.integer({ min: 0, max: 1000 }),
      durationSec: fc.integer({ min: 5, max: 60 }),
    }),
    { maxLength: 3 * GROUP_SIZE },
  )
  .map((made) => made.map((clip, rank) => ({ ...clip, rank, id: `cnd_${rank}` }) as unknown as Clip));

describe('the list under review', () => {
  it('is drawn in groups that keep their clips whatever is shown beside them', () => {
    fc.assert(
      fc.property(clips, fc.constantFrom(...SHOWN), fc.constantFrom(...SORTS), (all, shown, sort) => {
        const whole = listClips(all, 'all', sort);
        const list = listClips(all, shown, sort);
        const groups = inGroups(list, whole);
        expect(groups.flat()).toEqual(list);
        const wholeGroups = inGroups(whole, whole);
        for (const [index, group] of groups.entries())
          expect(wholeGroups[index]).toEqual(expect.arrayContaining([...group]));
        for (const group of groups) expect(group.length).toBeLessThanOrEqual(GROUP_SIZE);
      }),
    );
  });

  it('ends with the summary once all is decided and none of what is shown is left', () => {
    fc.assert(
      fc.property(clips, fc.constantFrom(...SHOWN), (all, shown) => {
        const isDecided = all.every(({ status }) => status !== 'proposed');
        const list = listClips(all, shown, 'score');
        expect(isFinished(all, list, shown)).toBe(isDecided && (shown === 'all' || list.length === 0));
        const decided = all.map((clip) => ({ ...clip, status: 'accepted' as const }));
        expect(isFinished(decided, listClips(decided, 'proposed', 'score'), 'proposed')).toBe(true);
      }),
    );
  });

  it('shows every clip of a filter exactly once in any order', () => {
    fc.assert(
      fc.property(clips, fc.constantFrom(...SHOWN), fc.constantFrom(...SORTS), (all, shown, sort) => {
        const wanted = all.filter((clip) => shown === 'all' || clip.status === shown).map((clip) => clip.id);
        expect(
          listClips(all, shown, sort)
            .map((clip) => clip.id)
            .toSorted(),
        ).toEqual(wanted.toSorted());
      }),
    );
  });

  it('goes on to a clip that is still to decide, until none is left', () => {
    fc.assert(
      fc.property(clips, fc.nat(), (all, pick) => {
        const from = all[pick % Math.max(1, all.length)];
        if (from === undefined) return;
        const next = nextToDecide(all, from.id);
        const others = all.filter((clip) => clip.id !== from.id && clip.status === 'proposed');
        expect(next === null).toBe(others.length === 0);
        if (next !== null) expect(others).toContain(next);
      }),
    );
  });

  it('stays inside the list at both ends', () => {
    fc.assert(
      fc.property(clips, fc.nat(), fc.integer({ min: -40, max: 40 }), (all, pick, by) => {
        const from = all[pick % Math.max(1, all.length)];
        if (from === undefined) return;
        expect(all).toContain(neighbour(all, from.id, by));
      }),
    );
  });
});
