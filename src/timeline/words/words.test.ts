import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { viewEdit } from '../geometry/edit-view.ts';
import { applyOperations } from '../model/apply-operations.ts';
import { durationOf, type Edit } from '../model/edit.ts';
import { pausesOf, shortenPauses } from '../model/pauses.ts';
import { fillersOf } from './fillers.ts';
import { findPhrase } from './find-phrase.ts';
import { paragraphsOf } from './paragraphs.ts';
import { indexesIn, rangesOf } from './word-range.ts';

const spoken = (text: string) => text.split(' ').map((word) => ({ text: word }));
const EDIT: Edit = {
  aspect: 'source',
  reframe: 'off',
  captions: { enabled: true, style: 'boxed' },
  music: null,
  fadeInSec: 0,
  fadeOutSec: 0,
  segments: [
    { id: 'a', assetId: 'film', sourceStartSec: 0, sourceEndSec: 30, zoom: 1, muted: false, volume: 1 },
  ],
  texts: [],
  broll: [],
};
const WORDS = [0, 1, 2, 3].map((index) => ({
  index,
  text: `word${index}`,
  startSec: 2 + index * 5,
  endSec: 3 + index * 5,
}));
const view = viewEdit(EDIT, () => WORDS);

describe('a phrase', () => {
  it('is found across words and inside them, without case', () => {
    const words = spoken('We knew the price. The price was wrong');
    expect(findPhrase(words, 'the PRICE')).toEqual([
      { first: 2, last: 3 },
      { first: 4, last: 5 },
    ]);
    expect(findPhrase(words, 'ric')).toEqual([
      { first: 3, last: 3 },
      { first: 5, last: 5 },
    ]);
    expect(findPhrase([{ text: 'Perché' }, { text: 'c’è' }], "perche c'e")).toEqual([{ first: 0, last: 1 }]);
    expect(findPhrase(words, '  ')).toEqual([]);
    expect(findPhrase(words, 'never said')).toEqual([]);
  });

  it('holds what was typed wherever it is found', () => {
    const word = fc.string({ unit: fc.constantFrom('a', 'b'), minLength: 1, maxLength: 3 });
    fc.assert(
      fc.property(fc.array(word, { minLength: 1, maxLength: 20 }), word, (texts, typed) => {
        const words = texts.map((text) => ({ text }));
        for (const { first, last } of findPhrase(words, typed)) {
          expect(first).toBeLessThanOrEqual(last);
          expect(texts.slice(first, last + 1).join(' ')).toContain(typed);
        }
      }),
    );
  });
});

describe('ranges of words', () => {
  it('hold each index once and are apart', () => {
    fc.assert(
      fc.property(fc.array(fc.nat(50)), (indexes) => {
        const ranges = rangesOf(indexes);
        expect(ranges.flatMap(indexesIn)).toEqual([...new Set(indexes)].sort((a, b) => a - b));
        ranges.slice(1).forEach(({ first }, at) => {
          expect(first).toBeGreaterThan((ranges[at]?.last ?? 0) + 1);
        });
      }),
    );
  });
});

describe('paragraphs', () => {
  it('hold every word once, in order, and are never long', () => {
    const gaps = fc.array(fc.tuple(fc.double({ min: 0, max: 2, noNaN: true }), fc.boolean()), {
      maxLength: 300,
    });
    fc.assert(
      fc.property(gaps, (list) => {
        let atSec = 0;
        const words = list.map(([gapSec, ends]) => {
          const startSec = atSec + gapSec;
          atSec = startSec + 0.3;
          return { text: ends ? 'end.' : 'word', startSec, endSec: atSec, assetId: 'film' };
        });
        const paragraphs = paragraphsOf(words);
        expect(paragraphs.flatMap(indexesIn)).toEqual(words.map((_, at) => at));
        for (const { first, last } of paragraphs) expect(last - first).toBeLessThan(48);
      }),
    );
  });
});

describe('fillers', () => {
  it('are found in both languages, and words that only look like them are not', () => {
    const words = spoken('Um, we ehm knew uh: the Umbrella err beh').map((one, index) => ({ ...one, index }));
    expect(fillersOf(words)).toEqual([0, 2, 4, 7, 8]);
  });

  it.each([
    ['Ähm, er kommt um acht und, öh, geht um neun.', [0, 6]],
    ['Um homem, hã, viu um carro.', [2]],
    ['Er was, eh, er is om acht uur.', [2]],
    ['Euh, je ne sais pas, heu, peut-être.', [0, 5]],
    ['Э-э, и это было, ммм, давно, но мы знали.', [0, 4]],
    ['Yyy, nie wiem, eee, jak to jest.', [0, 3]],
    ['Eee, bu çok, ııı, güzel bir şey.', [0, 3]],
    ['이건 음 정말 어 좋아요', [1, 3]],
    ['तो यह उम्म है और हम जानते हैं', [2]],
    ['Bene, e un altro, e poi er, che non so.', []],
  ])('are no words of another language: %s', (text, fillers) => {
    expect(fillersOf(spoken(text).map((one, index) => ({ ...one, index })))).toEqual(fillers);
  });
});

describe('pauses', () => {
  const quiet = [
    { startSec: 0, endSec: 1.5 },
    { startSec: 2.5, endSec: 7.5 },
    { startSec: 24, endSec: 40 },
  ] as const;

  it('are quiet stretches without words, inside their segment', () => {
    expect(pausesOf(view, () => quiet, 0.5)).toEqual([
      { startSec: 0, endSec: 1.5, afterWord: -1 },
      { startSec: 3, endSec: 7, afterWord: 0 },
      { startSec: 24, endSec: 30, afterWord: 3 },
    ]);
  });

  it('know the word before them in every segment', () => {
    const [whole] = EDIT.segments;
    if (whole === undefined) throw new Error('The edit has a segment.');
    const segments = [
      { ...whole, id: 'b', sourceStartSec: 0, sourceEndSec: 10 },
      { ...whole, id: 'c', sourceStartSec: 15, sourceEndSec: 30 },
    ];
    const cut = viewEdit({ ...EDIT, segments }, () => WORDS);
    const found = pausesOf(cut, () => [quiet[1], { startSec: 15, endSec: 16.5 }, quiet[2]], 0.5);
    expect(found).toEqual([
      { startSec: 3, endSec: 7, afterWord: 0 },
      { startSec: 10, endSec: 11.5, afterWord: 1 },
      { startSec: 19, endSec: 25, afterWord: 2 },
    ]);
  });

  it('are shortened to what is kept of each, and no word is lost', () => {
    const context = {
      newId: () => crypto.randomUUID(),
      usableSec: () => 60,
      heardSec: () => null,
      silencesOf: () => [],
      wordsOf: () => WORDS,
    };
    const found = pausesOf(view, () => quiet, 0.5);
    const after = applyOperations(EDIT, shortenPauses(found, 0.4), context);
    expect(durationOf(after)).toBeCloseTo(30 - (1.5 + 4 + 6) + 3 * 0.4, 5);
    expect(viewEdit(after, () => WORDS).words).toHaveLength(4);
  });
});
