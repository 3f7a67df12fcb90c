import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { type ClipObjective, meetsWishes, readWishes } from './factor-weights.ts';
import { SCORE_FACTORS, type ScoreFactor } from './found-clip.ts';
import { cuesOf } from './languages/language-cues.ts';

const OBJECTIVES: readonly (ClipObjective | null)[] = [
  ...([
    null,
    'viral',
    'educational',
    'entertaining',
    'emotional',
    'controversial',
    'howto',
    'business',
  ] as const),
];
const asked = (instructions: string, language: 'en' | 'it' = 'en') =>
  readWishes(null, instructions, cuesOf(language));
const raised = (instructions: string, language: 'en' | 'it' = 'en'): ScoreFactor[] => {
  const [usual, wished] = [
    readWishes(null, null, cuesOf(language)).factors,
    asked(instructions, language).factors,
  ];
  return SCORE_FACTORS.filter((factor) => wished[factor] > usual[factor]);
};

describe('what counts how much', () => {
  it('comes to one in all, whatever is asked for', () => {
    fc.assert(
      fc.property(fc.constantFrom(...OBJECTIVES), fc.option(fc.string()), (objective, instructions) => {
        const { factors } = readWishes(objective, instructions, cuesOf('en'));
        const weights = SCORE_FACTORS.map((factor) => factors[factor]);
        expect(weights.reduce((sum, weight) => sum + weight, 0)).toBeCloseTo(1, 9);
        expect(Math.min(...weights)).toBeGreaterThan(0);
      }),
    );
  });

  it.each([
    ['emotional', 'emotion'],
    ['educational', 'clarity'],
    ['howto', 'clarity'],
    ['viral', 'hook'],
    ['entertaining', 'dialogue'],
    ['controversial', 'quotability'],
    ['business', 'quotability'],
  ] as const)('for the objective %s most is what makes it: %s', (objective, factor) => {
    const { factors } = readWishes(objective, null, cuesOf('en'));
    expect(factors[factor]).toBe(Math.max(...SCORE_FACTORS.map((one) => factors[one])));
  });

  it.each([
    ['a strong opening', 'en', ['hook']],
    ['with a punch line', 'en', ['payoff']],
    ['the clearest tips', 'en', ['clarity']],
    ['Funny ones', 'en', ['emotion']],
    ['surprising facts', 'en', ['novelty']],
    ['one-liners', 'en', ['quotability']],
    ['questions', 'en', ['dialogue']],
    ['qualcosa di divertente', 'it', ['emotion']],
    ['le domande e le risate', 'it', ['emotion', 'dialogue']],
    ['bread', 'en', []],
    ['nothing without jokes', 'en', []],
  ] as const)('“%s” in %s asks for %s', (instructions, language, factors) => {
    expect(raised(instructions, language)).toEqual(factors);
  });
});

describe('topics of instructions', () => {
  it('are the words that name neither a factor nor the asking', () => {
    expect([...asked('please find funny clips of the bakery').wanted]).toEqual(['bakery']);
    expect([...asked('trova le parti sul forno', 'it').wanted]).toEqual(['forn']);
    expect(asked('funny clips').wanted.size).toBe(0);
    expect(readWishes(null, null, cuesOf('en')).wanted.size).toBe(0);
  });

  it('to leave out end with their sentence', () => {
    const { wanted, unwanted } = asked('The bakery. Without the oven or clips of flour; trains');
    expect([...wanted]).toEqual(['bakery', 'train']);
    expect([...unwanted]).toEqual(['oven', 'flour']);
  });

  it('are read from the first 4000 characters', () => {
    expect(asked(`${'a '.repeat(1990)}bakery`).wanted.has('bakery')).toBe(true);
    expect(asked(`${'a '.repeat(2000)}bakery`).wanted.has('bakery')).toBe(false);
  });
});

describe('how far a clip is what was asked for', () => {
  const wishes = {
    ...readWishes(null, null, cuesOf('en')),
    wanted: new Set(['bread', 'oven', 'salt']),
    unwanted: new Set(['train', 'rail']),
  };

  it.each([
    [[], 0],
    [['bread'], 0.5],
    [['bread', 'bread'], 0.5],
    [['bread', 'oven'], 1],
    [['bread', 'oven', 'salt'], 1],
    [['train'], -1],
    [['train', 'rail'], -1],
    [['bread', 'oven', 'train'], 0],
  ])('%j counts %d', (terms, value) => {
    expect(meetsWishes(wishes, terms)).toBe(value);
  });

  it('is met by the one thing that is wanted, and by nothing where nothing is', () => {
    expect(meetsWishes({ ...wishes, wanted: new Set(['bread']) }, ['bread'])).toBe(1);
    expect(meetsWishes({ ...wishes, wanted: new Set() }, ['bread'])).toBe(0);
  });
});
