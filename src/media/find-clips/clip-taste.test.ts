import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { inputOf, speak, TALK } from '../../testing/made-talk.ts';
import { type ClipDecision, learnTaste, tasteOf } from './clip-taste.ts';
import { findClips } from './find-clips.ts';
import { type FoundClip, SCORE_FACTORS, type ScoreFactor } from './found-clip.ts';

const decision = (accepted: boolean, scores: Partial<Record<ScoreFactor, number>>, durationSec = 30) => ({
  accepted,
  durationSec,
  factors: SCORE_FACTORS.map((factor) => ({ factor, score: scores[factor] ?? 50 })),
});
const even = Object.fromEntries(SCORE_FACTORS.map((factor) => [factor, 0.5])) as Record<ScoreFactor, number>;
const score = fc.integer({ min: 0, max: 100 });
const anyDecision: fc.Arbitrary<ClipDecision> = fc.record({
  accepted: fc.boolean(),
  durationSec: fc.double({ min: 1, max: 300, noNaN: true }),
  factors: fc.tuple(...SCORE_FACTORS.map((factor) => fc.record({ factor: fc.constant(factor), score }))),
});

describe('what decisions say', () => {
  it('is nothing before there is one of each kind, or three lengths', () => {
    expect(learnTaste([])).toBeNull();
    expect(learnTaste([decision(true, { hook: 90 }), decision(true, { hook: 90 })])).toBeNull();
    expect(learnTaste([decision(false, {}), decision(false, {}), decision(false, {})])).toBeNull();
  });

  it('leans to what is accepted and away from what is rejected, the more the more there are', () => {
    const pair = [decision(true, { hook: 90, emotion: 10 }), decision(false, { hook: 30, emotion: 60 })];
    const few = learnTaste(pair)?.leanings;
    const many = learnTaste(Array.from({ length: 20 }, () => pair).flat())?.leanings;
    expect(few?.hook).toBeGreaterThan(0);
    expect(few?.emotion).toBeLessThan(0);
    expect(few?.clarity).toBe(0);
    expect(many?.hook).toBeGreaterThan(few?.hook ?? 1);
    expect(many?.emotion).toBeLessThan(few?.emotion ?? -1);
  });

  it('leaves out what could not be judged', () => {
    const factors = [{ factor: 'hook' as const, score: 100, judged: false as const }];
    const heard = [{ factor: 'hook' as const, score: 0 }];
    const taste = learnTaste([
      { accepted: true, durationSec: 30, factors },
      { accepted: false, durationSec: 30, factors: heard },
    ]);
    expect(taste).toBeNull();
  });

  it('moves a clip that has what is accepted up, and one of another length down', () => {
    const taste = learnTaste([
      ...Array.from({ length: 4 }, () => decision(true, { hook: 90 }, 30)),
      ...Array.from({ length: 4 }, () => decision(false, { hook: 20 }, 90)),
    ]);
    if (taste === null) throw new Error('There is much to learn.');
    expect(taste.length?.usualSec).toBeCloseTo(30, 6);
    const at = (hook: number, durationSec: number) => tasteOf(taste, { ...even, hook }, durationSec);
    expect(at(0.9, 30)).toBeGreaterThan(0);
    expect(at(0.1, 30)).toBeLessThan(0);
    expect(at(0.9, 90)).toBeLessThan(at(0.9, 30));
    expect(at(0.9, 10)).toBeLessThan(at(0.9, 30));
  });

  it('never moves a clip by more than one, whatever was decided', () => {
    fc.assert(
      fc.property(
        fc.array(anyDecision, { maxLength: 30 }),
        anyDecision,
        (decisions, { factors, durationSec }) => {
          const taste = learnTaste(decisions);
          if (taste === null) return;
          const shares = Object.fromEntries(factors.map((one) => [one.factor, one.score / 100]));
          const moved = tasteOf(taste, { ...even, ...shares }, durationSec);
          expect(Math.abs(moved)).toBeLessThanOrEqual(1);
          for (const leaning of Object.values(taste.leanings))
            expect(Math.abs(leaning)).toBeLessThanOrEqual(1);
        },
      ),
    );
  });

  it('does not hang on the order of decisions', () => {
    fc.assert(
      fc.property(fc.array(anyDecision, { maxLength: 12 }), (decisions) => {
        const [a, b] = [learnTaste(decisions), learnTaste([...decisions].reverse())];
        if (a === null || b === null) return void expect(a).toBe(b);
        for (const factor of SCORE_FACTORS) expect(a.leanings[factor]).toBeCloseTo(b.leanings[factor], 6);
      }),
    );
  });
});

describe('a ranking that learned', () => {
  const usual = findClips(inputOf(speak(TALK)));
  const [best, last] = [usual[0], usual.at(-1)] as [FoundClip, FoundClip];
  const asDecision = ({ factors, startSec, endSec }: FoundClip, accepted: boolean): ClipDecision => ({
    ...{ accepted, factors },
    durationSec: endSec - startSec,
  });

  it('says which clips it moved, and scores those like accepted ones higher than before', () => {
    const taste = learnTaste(
      Array.from({ length: 10 }, () => [asDecision(last, true), asDecision(best, false)]).flat(),
    );
    const moved = findClips({ ...inputOf(speak(TALK)), taste });
    const shares = ({ factors }: FoundClip) =>
      Object.fromEntries(factors.map(({ factor, score }) => [factor, score / 100])) as Record<
        ScoreFactor,
        number
      >;
    if (taste === null) throw new Error('There is much to learn.');
    expect(moved.some((clip) => clip.taste !== undefined)).toBe(true);
    for (const clip of moved) {
      const own = tasteOf(taste, shares(clip), clip.endSec - clip.startSec);
      if (clip.taste !== undefined) expect(clip.taste).toBeCloseTo(own, 0);
      const before = usual.find(({ startSec }) => startSec === clip.startSec);
      if (before === undefined || before.endSec !== clip.endSec || clip.taste === undefined) continue;
      if (clip.taste > 0) expect(clip.score).toBeGreaterThanOrEqual(before.score);
      else expect(clip.score).toBeLessThanOrEqual(before.score);
    }
  });

  it('is as for everybody where nothing was learned', () => {
    expect(findClips({ ...inputOf(speak(TALK)), taste: null })).toEqual(usual);
    expect(usual.every((clip) => clip.taste === undefined)).toBe(true);
  });
});
