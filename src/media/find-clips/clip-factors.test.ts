import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { measureFactors, type TalkView } from './clip-factors.ts';
import { SCORE_FACTORS } from './found-clip.ts';
import type { Sentence } from './sentence.ts';
import { SIGNALS, type Signal, type SignalValues } from './sentence-signals.ts';

interface Said {
  readonly signals?: Partial<Record<Signal, number>>;
  readonly terms?: readonly string[];
  readonly liveliness?: number;
  readonly speaker?: string;
  readonly wordCount?: number;
  readonly lengthSec?: number;
}

const SILENT = Object.fromEntries(SIGNALS.map((signal) => [signal, 0])) as Record<Signal, number>;

/** The talk, and all of it as one clip. */
function talkOf(said: readonly Said[], borders?: readonly number[]) {
  let atSec = 0;
  const sentences = said.map(({ speaker = 'A', wordCount = 12, lengthSec = 4 }, index): Sentence => {
    const startSec = atSec;
    atSec += lengthSec;
    return {
      ...{ firstWord: index, lastWord: index, startSec, endSec: atSec, text: 'W.', plain: 'w.', wordCount },
      ...{ speaker, pauseBeforeSec: 0, pauseAfterSec: 0, endsSurely: true },
    };
  });
  const talk: TalkView = {
    sentences,
    signals: said.map(({ signals }): SignalValues => ({ ...SILENT, ...signals })),
    terms: said.map(({ terms }) => terms ?? []),
    borders: borders ?? new Array(said.length + 1).fill(0),
    liveliness: said.map(({ liveliness }) => liveliness ?? 0),
  };
  const clip = { first: 0, last: said.length - 1, startSec: 0, endSec: atSec, strength: 0 };
  return { talk, clip };
}

function measured(said: readonly Said[], borders?: readonly number[]) {
  const { talk, clip } = talkOf(said, borders);
  return measureFactors(talk, clip);
}
const plain = (count: number): Said[] => new Array<Said>(count).fill({});
const withAt = (count: number, at: number, change: Said) =>
  plain(count).map((one, index) => (index === at ? change : one));

describe('the eight measures', () => {
  it('are the same for a clip, whatever else of its talk was measured before', () => {
    const signals = fc.dictionary(fc.constantFrom(...SIGNALS), fc.constantFrom(0.1, 0.3, 0.7));
    fc.assert(
      fc.property(fc.array(fc.record({ signals }), { minLength: 2, maxLength: 8 }), (said) => {
        const { talk, clip } = talkOf(said);
        const last = { ...clip, first: clip.last };
        measureFactors(talk, clip);
        expect(measureFactors(talk, last)).toEqual(measureFactors({ ...talk }, last));
      }),
    );
  });

  it('are from 0 to 1, with at most two sentences of the clip and two signals, for any talk', () => {
    const said = fc.record({
      signals: fc.dictionary(
        fc.constantFrom(...SIGNALS),
        fc.integer({ min: 0, max: 15 }).map((tenths) => tenths / 10),
      ),
      terms: fc.subarray(['a', 'b', 'c']),
      liveliness: fc.integer({ min: -3, max: 3 }),
      speaker: fc.constantFrom('A', 'B'),
      wordCount: fc.nat(60),
      lengthSec: fc.integer({ min: 1, max: 12 }),
    });
    fc.assert(
      fc.property(
        fc.array(said, { minLength: 1, maxLength: 10 }),
        fc.integer({ min: 0, max: 10 }),
        (talk, border) => {
          const measures = measured(talk, new Array(talk.length + 1).fill(border / 10));
          for (const factor of SCORE_FACTORS) {
            const { value, sentences, signals } = measures[factor];
            expect(value).toBeGreaterThanOrEqual(0);
            expect(value).toBeLessThanOrEqual(1);
            expect(sentences.length).toBeLessThanOrEqual(2);
            expect(signals.length).toBeLessThanOrEqual(2);
            for (const index of sentences) expect(talk[index]).toBeDefined();
          }
        },
      ),
    );
  });

  it('find nothing where nothing is done', () => {
    const { clarity, selfContained, ...rest } = measured(plain(6));
    for (const measure of Object.values(rest))
      expect(measure).toEqual({ value: 0, sentences: [], signals: [] });
    expect(clarity).toEqual({ value: 1, sentences: [0], signals: [] });
    expect(selfContained.value).toBeCloseTo(0.55, 9);
  });

  it.each([
    ['hook', 'question', 0],
    ['payoff', 'payoff', 5],
    ['emotion', 'emotion', 3],
    ['novelty', 'surprise', 3],
    ['quotability', 'absolute', 3],
    ['dialogue', 'quoted', 3],
  ] as const)(
    '%s is earned by %s, names it and its sentence, and is less beside doubts',
    (factor, signal, at) => {
      const sure = measured(withAt(6, at, { signals: { [signal]: 1 } }))[factor];
      expect(sure).toMatchObject({ sentences: [at], signals: [signal] });
      const twice = measured(withAt(6, at, { signals: { [signal]: 1.5 } }))[factor];
      expect(twice.value).toBeGreaterThan(sure.value);
      const spoilt = measured(withAt(6, at, { signals: { [signal]: 1, housekeeping: 0.3 } }))[factor];
      expect(spoilt.value).toBeLessThan(sure.value);
      expect(spoilt.signals).toEqual([signal]);
    },
  );

  it('name the two strongest sentences and signals, strongest first, and nothing that is hardly there', () => {
    const strengths = [0.4, 0.05, 0.9, 0.6];
    const { emotion } = measured(strengths.map((value) => ({ signals: { emotion: value } })));
    expect(emotion.sentences).toEqual([2, 3]);
    const [mixed] = [
      measured([{ signals: { emotion: 0.2, quoted: 1.5, exclamation: 1, story: 0.2 } }]).emotion,
    ];
    expect(mixed?.signals).toEqual(['quoted', 'exclamation']);
    expect(measured([{ signals: { emotion: 0.05 } }]).emotion).toMatchObject({ sentences: [], signals: [] });
    expect(measured([{ signals: { emotion: 1, firstPerson: 0.3 } }]).emotion.signals).toEqual(['emotion']);
  });
});

describe('opening and ending', () => {
  it('are the first nine seconds and the last two sentences', () => {
    const asking = { signals: { question: 1 } };
    const hook = (at: number) => measured(withAt(6, at, asking)).hook.value;
    expect([hook(0), hook(1), hook(2), hook(3)].map((value) => value > 0)).toEqual([true, true, true, false]);
    const payoff = (at: number) => measured(withAt(6, at, { signals: { payoff: 1 } })).payoff.value;
    expect([payoff(3), payoff(4), payoff(5)].map((value) => value > 0)).toEqual([false, true, true]);
  });

  it('lose by being spread: two sentences that do it are less than twice as good, one among three less than alone', () => {
    const asking = { signals: { question: 1 } };
    const [one, two, alone] = [
      measured(withAt(6, 0, asking)),
      measured([asking, asking, ...plain(4)]),
      measured([asking]),
    ];
    expect(two.hook.value).toBeGreaterThan(one.hook.value);
    expect(two.hook.value).toBeLessThan(2 * one.hook.value);
    expect(alone.hook.value).toBeGreaterThan(one.hook.value);
  });

  it('close a circle where the end comes back to words of the opening', () => {
    const terms = ['bread', 'oven', 'salt'];
    const circle = (count: number, back: readonly string[]) =>
      measured([{ terms }, ...plain(count - 2), { terms: back }]).payoff.value;
    const [none = 0, one = 0, two = 0, three = 0] = [[], ['oven'], ['oven', 'salt'], terms].map((back) =>
      circle(6, back),
    );
    expect(none).toBe(0);
    expect(one).toBeGreaterThan(0);
    expect(two).toBeGreaterThan(one);
    expect(three).toBe(two);
    expect(circle(6, ['train'])).toBe(0);
    expect(circle(6, ['oven', 'oven'])).toBe(one);
    expect(circle(4, terms)).toBe(0);
  });
});

describe('clarity', () => {
  it('falls with fillers and with sentences much longer or shorter than twelve words, and names what muddles', () => {
    const clear = measured(plain(3)).clarity.value;
    const { clarity } = measured(new Array<Said>(3).fill({ signals: { filler: 1 } }));
    expect(clarity.value).toBeLessThan(0.2);
    expect(clarity).toMatchObject({ sentences: [0, 1], signals: ['filler'] });
    const ofLength = (wordCount: number) => measured(new Array<Said>(3).fill({ wordCount })).clarity.value;
    expect(ofLength(24)).toBeLessThan(clear);
    expect(ofLength(6)).toBeCloseTo(ofLength(24), 9);
    expect(ofLength(48)).toBeLessThan(ofLength(24));
    expect(ofLength(0)).toBe(ofLength(1));
  });

  it('shows a sentence of a length to quote', () => {
    const plainest = (...counts: number[]) =>
      measured(counts.map((wordCount) => ({ wordCount }))).clarity.sentences;
    expect(plainest(3, 4, 12)).toEqual([1]);
    expect(plainest(23, 22)).toEqual([1]);
    expect(plainest(3, 23)).toEqual([]);
  });
});

describe('standing on its own', () => {
  const value = (said: readonly Said[], borders: readonly number[] = [0, 0, 0]) =>
    measured(said, borders).selfContained.value;
  const usual = value(plain(2));

  it('is more where the talk turns before and after, and less the more is pointed to outside', () => {
    expect(value(plain(2), [1, 0, 0])).toBeGreaterThan(usual);
    expect(value(plain(2), [0, 0, 1])).toBeGreaterThan(usual);
    expect(value(plain(2), [0, 1, 0])).toBe(usual);
    expect(value(plain(2), [1, 0, 1])).toBe(1);
    expect(value(withAt(2, 0, { signals: { leaning: 1 } }))).toBeLessThan(usual);
    expect(value(withAt(2, 1, { signals: { leaning: 1 } }))).toBe(usual);
    expect(value(withAt(2, 1, { signals: { question: 1 } }))).toBeLessThan(usual);
    expect(value(withAt(2, 0, { signals: { question: 1 } }))).toBe(usual);
    const pointing = (at: number) => value(withAt(2, at, { signals: { elsewhere: 0.2 } }));
    expect(pointing(1)).toBeLessThan(usual);
    expect(pointing(0)).toBeLessThan(pointing(1));
    expect(value(withAt(2, 0, { signals: { elsewhere: 1.5 } }))).toBe(0);
  });

  it('names what leans and points, and shows both ends', () => {
    expect(measured(plain(3)).selfContained).toMatchObject({ sentences: [0, 2], signals: [] });
    expect(measured(plain(1)).selfContained.sentences).toEqual([0]);
    const leaning = measured(withAt(3, 0, { signals: { leaning: 1, elsewhere: 1 } })).selfContained;
    expect(leaning.signals).toEqual(['leaning', 'elsewhere']);
    expect(measured(withAt(3, 1, { signals: { elsewhere: 0.06 } })).selfContained.signals).toEqual([]);
  });
});

describe('exchange', () => {
  const turns: Said[] = [{ speaker: 'A' }, { speaker: 'A' }, { speaker: 'B' }, { speaker: 'A' }];

  it('is heard where voices change, more where a question is answered, and shows it', () => {
    const { dialogue } = measured(turns);
    expect(dialogue.value).toBeGreaterThan(0);
    expect(dialogue.sentences).toEqual([1, 2]);
    const asked = turns.map((one, at) => (at === 2 ? { ...one, signals: { question: 1 } } : one));
    const answered = measured(asked).dialogue;
    expect(answered.sentences).toEqual([2, 3]);
    const unanswered = turns.map((one, at) => (at === 0 ? { ...one, signals: { question: 1 } } : one));
    expect(answered.value).toBeGreaterThan(measured(unanswered).dialogue.value);
    expect(measured(unanswered).dialogue.sentences).toEqual([1, 2]);
    expect(measured([...turns, ...plain(4)]).dialogue.value).toBeLessThan(
      measured([...turns, { speaker: 'B' }]).dialogue.value,
    );
  });

  it('is none with one voice', () => {
    expect(measured(plain(4)).dialogue).toEqual({ value: 0, sentences: [], signals: [] });
  });
});

describe('feeling and the line to quote', () => {
  it('grows with a voice that is louder than the talk', () => {
    const lively = (liveliness: number) => measured(new Array<Said>(3).fill({ liveliness })).emotion.value;
    expect(lively(2)).toBeGreaterThan(lively(1));
    expect([lively(0), lively(-1)]).toEqual([0, 0]);
  });

  it('is one of its best sentence, which is neither too short nor too long', () => {
    const line = { signals: { absolute: 1 } };
    const one = measured([line, ...plain(5)]).quotability;
    expect(measured([line]).quotability.value).toBe(one.value);
    expect(measured([line, line]).quotability.value).toBe(one.value);
    for (const [wordCount, counts] of [
      [3, false],
      [4, true],
      [22, true],
      [23, false],
    ] as const)
      expect(measured([{ ...line, wordCount }]).quotability.value > 0).toBe(counts);
  });
});
