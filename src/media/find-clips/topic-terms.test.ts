import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { cuesOf } from './languages/language-cues.ts';
import { countTerms, likeness, termRarity, topicTerms } from './topic-terms.ts';

const terms = fc.array(fc.constantFrom('a', 'b', 'c', 'd', 'constructor', '__proto__'), { maxLength: 12 });
const counts = terms.map((list) => countTerms([list]));

describe('the terms of a sentence', () => {
  it('are its content words in order, with repeats, short words and stop words left out', () => {
    expect(topicTerms('The Bakers’ oven: the oven is OK, it’s Bergamo2 style!', cuesOf('en'))).toEqual([
      ...['baker', 'oven', 'oven', 'bergamo2', 'styl'],
    ]);
    expect(topicTerms('Il pane è nel forno, perché il forno scalda.', cuesOf('it'))).toEqual([
      ...['pan', 'forn', 'forn', 'scald'],
    ]);
  });

  it('are the same for forms of one word, and keep three letters', () => {
    for (const form of ['promised', 'promises', 'promising'])
      expect(cuesOf('en').stem(form)).toBe(cuesOf('en').stem('promise'));
    for (const form of ['forno', 'forni']) expect(cuesOf('it').stem(form)).toBe('forn');
    expect(cuesOf('it').stem('lentamente')).toBe('lenta');
    expect(cuesOf('en').stem('used')).toBe('used');
    expect(cuesOf('it').stem('zio')).toBe('zio');
  });
});

describe('how rare a term is', () => {
  it('falls with each sentence that has it, however often one does', () => {
    const rarity = termRarity([['often', 'twice', 'once', 'once'], ['often', 'twice'], ['often']]);
    expect(rarity('once')).toBeGreaterThan(rarity('twice'));
    expect(rarity('twice')).toBeGreaterThan(rarity('often'));
    expect(rarity('never')).toBeGreaterThan(rarity('once'));
    expect(rarity('often')).toBe(0);
    expect(rarity('once')).toBeCloseTo(Math.log(2), 9);
  });
});

describe('how alike two counts of terms are', () => {
  it('is 1 for the same mix, 0 for nothing shared, and the same in both directions', () => {
    fc.assert(
      fc.property(counts, counts, (a, b) => {
        const alike = likeness(a, b);
        expect(alike).toBeCloseTo(likeness(b, a), 9);
        expect(alike).toBeGreaterThanOrEqual(0);
        expect(alike).toBeLessThanOrEqual(1 + 1e-9);
        expect(alike > 0).toBe([...a.keys()].some((term) => b.has(term)));
        const twice = countTerms(
          [...a].flatMap(([term, count]) => [Array(count).fill(term), Array(count).fill(term)]),
        );
        expect(likeness(a, twice)).toBeCloseTo(a.size === 0 ? 0 : 1, 9);
      }),
    );
  });

  it('is the cosine of them', () => {
    expect(likeness(countTerms([['a', 'a', 'b']]), countTerms([['a'], ['c', 'c']]))).toBeCloseTo(2 / 5, 9);
  });
});
