import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { phrasesOf } from './clip-phrases.ts';
import { findQuietClips } from './find-quiet-clips.ts';
import type { FoundClip, ScoreFactor } from './found-clip.ts';
import { cuesOf } from './languages/language-cues.ts';

type QuietInput = Parameters<typeof findQuietClips>[0];

const SETTINGS = {
  clipCount: 3,
  minDurationSec: 10,
  maxDurationSec: 20,
  objective: null,
  instructions: null,
};
const inputOf = (durationSec: number, change: Partial<QuietInput> = {}): QuietInput => ({
  ...{ soundTrack: null, pictureTrack: null, durationSec, cues: cuesOf('en'), settings: SETTINGS },
  ...change,
});
const soundOf = (durationSec: number, pausesAtSec: readonly number[], levelAt = (_: number) => -20) => ({
  loudnessDb: Array.from({ length: durationSec }, (_, sec) => levelAt(sec)),
  ...{ peaks: [], stepSec: 1 },
  silences: pausesAtSec.map((atSec) => ({ startSec: atSec - 0.5, endSec: atSec + 0.5 })),
});
const pictureOf = (durationSec: number, shotCutsSec: readonly number[], motionAt = (_: number) => 0) => ({
  motion: Array.from({ length: durationSec }, (_, sec) => motionAt(sec)),
  ...{ stepSec: 1, shotCutsSec },
});
const times = (clips: readonly FoundClip[]) => clips.map(({ startSec, endSec }) => [startSec, endSec]);
const factorOf = (clip: FoundClip | undefined, factor: ScoreFactor) =>
  clip?.factors.find((one) => one.factor === factor);
const phrases = phrasesOf('en');

describe('clips without words', () => {
  it('are inside the limits and the source, however many borders there are', () => {
    const borders = fc.array(fc.integer({ min: -10, max: 400 }), { maxLength: 60 });
    const limits = fc.tuple(fc.integer({ min: 1, max: 30 }), fc.integer({ min: 1, max: 60 }));
    fc.assert(
      fc.property(
        borders,
        borders,
        limits,
        fc.integer({ min: 1, max: 300 }),
        (pauses, cuts, [least, most], durationSec) => {
          const settings = { ...SETTINGS, minDurationSec: least, maxDurationSec: most };
          const soundTrack = soundOf(
            durationSec,
            pauses.toSorted((a, b) => a - b),
          );
          const pictureTrack = pictureOf(
            durationSec,
            cuts.toSorted((a, b) => a - b),
          );
          const clips = findQuietClips(inputOf(durationSec, { soundTrack, pictureTrack, settings }));
          expect(clips.length).toBeGreaterThan(0);
          for (const { startSec, endSec } of clips) {
            expect(startSec).toBeGreaterThanOrEqual(0);
            expect(endSec).toBeLessThanOrEqual(durationSec + 1e-9);
            expect(endSec - startSec).toBeGreaterThanOrEqual(Math.min(least, durationSec) - 1e-9);
            expect(endSec - startSec).toBeLessThanOrEqual(Math.max(least, most) + 1e-9);
          }
        },
      ),
    );
  });

  it('run from the middle of one pause to the middle of another, or to a cut', () => {
    const soundTrack = soundOf(60, [13, 29]);
    const pictureTrack = pictureOf(60, [44.5]);
    const clips = findQuietClips(
      inputOf(60, { soundTrack, pictureTrack, settings: { ...SETTINGS, clipCount: 9 } }),
    );
    const ends = new Set([0, 13, 29, 44.5, 60]);
    expect(clips).toHaveLength(4);
    for (const [from, to] of times(clips))
      expect([ends.has(from ?? -1), ends.has(to ?? -1)]).toEqual([true, true]);
  });

  it('are cut at the longest length where no border stands inside the limits', () => {
    const soundTrack = soundOf(120, [3, 50, 119]);
    expect(times(findQuietClips(inputOf(120, { soundTrack })))).toContainEqual([50, 70]);
  });

  it('run by five seconds where there is less than a border a minute', () => {
    const starts = (soundTrack: QuietInput['soundTrack']) =>
      findQuietClips(inputOf(100, { soundTrack, settings: { ...SETTINGS, clipCount: 50 } })).map(
        ({ startSec }) => startSec,
      );
    expect(starts(soundOf(100, [41]))).toContain(25);
    for (const startSec of starts(soundOf(100, [41, 60])))
      expect([0, 20, 41, 60, 61, 80]).toContain(startSec);
  });

  it('prefer what is loud and moves to what is not', () => {
    const half = (sec: number) => sec >= 60 && sec < 80;
    const loud = soundOf(120, [20, 40, 60, 80, 100], (sec) => (half(sec) ? -10 : -30));
    expect(times(findQuietClips(inputOf(120, { soundTrack: loud })))[0]).toEqual([60, 80]);
    const busy = pictureOf(120, [20, 40, 60, 80, 100], (sec) => (half(sec) ? 0.9 : 0.1));
    expect(times(findQuietClips(inputOf(120, { pictureTrack: busy })))[0]).toEqual([60, 80]);
    const cut = pictureOf(120, [20, 40, 60, 65, 70, 75, 80, 100]);
    expect(times(findQuietClips(inputOf(120, { pictureTrack: cut })))[0]).toEqual([60, 80]);
  });

  it('prefer a length near forty seconds where that is allowed', () => {
    const settings = { ...SETTINGS, clipCount: 1, minDurationSec: 5, maxDurationSec: 90 };
    const [clip] = findQuietClips(inputOf(200, { settings }));
    expect((clip?.endSec ?? 0) - (clip?.startSec ?? 0)).toBe(40);
  });

  it('score 100 where every sign there is speaks for one', () => {
    const best = (sec: number) => sec >= 60 && sec < 80;
    const soundTrack = soundOf(120, [], (sec) => (best(sec) ? -10 : -30 + sec / 100));
    const pictureTrack = pictureOf(120, [60, 80, 100], (sec) => (best(sec) ? 0.9 : sec / 1000));
    const settings = { ...SETTINGS, minDurationSec: 20 };
    const [clip, next] = findQuietClips(inputOf(120, { soundTrack, pictureTrack, settings }));
    expect(clip).toMatchObject({ startSec: 60, endSec: 80, score: 100 });
    expect(next?.score).toBeLessThan(100);
  });

  it('look at 700 borders at most, spread over all of the source, its end among them', () => {
    const cuts = Array.from({ length: 1498 }, (_, at) => 2 + at * 2);
    const soundTrack = soundOf(2997, [], (sec) => (sec >= 2994 ? -10 : -30));
    const settings = { ...SETTINGS, clipCount: 200 };
    const clips = findQuietClips(
      inputOf(2997, { soundTrack, pictureTrack: pictureOf(2997, cuts), settings }),
    );
    for (const { startSec } of clips) expect(startSec % 6).toBe(0);
    expect(clips.some(({ endSec }) => endSec === 2997)).toBe(true);
  });

  it('find nothing in nothing', () => {
    expect(findQuietClips(inputOf(0))).toEqual([]);
    expect(findQuietClips(inputOf(Number.NaN))).toEqual([]);
  });
});

describe('what is said of clips without words', () => {
  it('is judged by sound only where there is sound, and by the picture only where there is one', () => {
    const [none] = findQuietClips(inputOf(120));
    for (const { judged, score, note, evidence } of none?.factors ?? [])
      if (judged === false) expect([score, note, evidence]).toEqual([0, phrases.noWords, []]);
    const [heard] = findQuietClips(inputOf(120, { soundTrack: soundOf(120, [60]) }));
    const [seen] = findQuietClips(inputOf(120, { pictureTrack: pictureOf(120, []) }));
    const judged = (clip: FoundClip | undefined, factor: ScoreFactor) =>
      factorOf(clip, factor)?.judged !== false;
    for (const factor of ['emotion', 'novelty', 'payoff'] as const)
      expect([none, heard, seen].map((clip) => judged(clip, factor))).toEqual([
        false,
        factor === 'emotion',
        factor === 'novelty',
      ]);
  });

  it('is louder or not than the rest, cut at its start, clean at both ends', () => {
    const soundTrack = soundOf(40, [20], (sec) => (sec < 20 ? -30 : -10));
    const pictureTrack = pictureOf(40, [20.3]);
    const [loud, quiet] = findQuietClips(inputOf(40, { soundTrack, pictureTrack }));
    expect([loud?.endSec, quiet?.startSec]).toEqual([40, 0]);
    expect(factorOf(loud, 'emotion')?.note).toBe(phrases.soundOnly.loud);
    expect(factorOf(quiet, 'emotion')?.note).toBe(phrases.soundOnly.even);
    expect(factorOf(loud, 'hook')).toMatchObject({ score: 60, note: phrases.soundOnly.cut });
    expect(factorOf(quiet, 'hook')).toMatchObject({ score: 0, note: phrases.noWords });
    expect(factorOf(loud, 'selfContained')).toMatchObject({ score: 80, note: phrases.soundOnly.edges });
    expect(factorOf(quiet, 'selfContained')?.score).toBe(80);
    expect(loud?.score).toBeGreaterThan(quiet?.score ?? 100);
    const { startSec = 0, endSec = 0 } = loud ?? {};
    expect(factorOf(loud, 'hook')?.evidence).toEqual([{ startSec, endSec, text: '' }]);
    const [open] = findQuietClips(inputOf(60, { settings: { ...SETTINGS, clipCount: 9 } })).filter(
      (clip) => clip.startSec > 0 && clip.endSec < 60,
    );
    expect(factorOf(open, 'selfContained')?.judged).toBe(false);
  });

  it('names the place by the clock', () => {
    const settings = { ...SETTINGS, clipCount: 400 };
    const soundTrack = soundOf(
      4000,
      Array.from({ length: 200 }, (_, at) => at * 20 + 5),
    );
    const clips = findQuietClips(inputOf(4000, { settings, soundTrack }));
    const titleAt = (atSec: number) => clips.find(({ startSec }) => startSec === atSec)?.title;
    expect(titleAt(5)).toBe(phrases.moment('0:05'));
    expect(titleAt(605)).toBe(phrases.moment('10:05'));
    expect(titleAt(3665)).toBe(phrases.moment('1:01:05'));
    const clip = clips.find(({ startSec }) => startSec === 3665);
    expect(clip?.summary).toBe(phrases.quietSummary('1:01:05', '1:01:25'));
    expect(clip).toMatchObject({ hook: '', tags: [], transcriptExcerpt: '', reason: phrases.quietReason });
    expect(clip?.social).toEqual({ title: clip?.title, caption: clip?.summary, hashtags: [] });
  });
});
