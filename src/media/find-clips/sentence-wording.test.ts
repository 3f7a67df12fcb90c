import fc from 'fast-check';
import { describe, expect, it, vi } from 'vitest';
import { cuesOf } from './languages/language-cues.ts';
import { headingFrom, shortenTo, tidySentence } from './sentence-wording.ts';

describe('wording a spoken sentence', () => {
  it('takes hesitation and restarts out and leaves the rest as said', () => {
    expect(tidySentence('um, the, uh, the answer is, it’s, it’s no.', cuesOf('en'))).toBe(
      'The answer is, it’s no.',
    );
    expect(tidySentence('it is  no  . It   was', cuesOf('en'))).toBe('It is no. It was');
    expect(tidySentence('ehm la risposta è no', cuesOf('it'))).toBe('La risposta è no');
  });

  it('makes a heading without lead-in words and full stop', () => {
    expect(headingFrom('So, um, nobody ever asked the packers.', 80, cuesOf('en'))).toBe(
      'Nobody ever asked the packers',
    );
    expect(headingFrom('Allora, nessuno lo ha mai chiesto.', 80, cuesOf('it'))).toBe(
      'Nessuno lo ha mai chiesto',
    );
  });

  it('says by an ellipsis that a condition goes on', () => {
    const rope = 'If there is not a single bubble in it, you can pull on water like a rope.';
    expect(headingFrom(rope, 60, cuesOf('en'))).toBe('If there is not a single bubble in it…');
    expect(headingFrom('If abcdefg, hijklmnopqrstuvw', 10, cuesOf('en'))).toBe('If…');
    expect(headingFrom('If abcdefg, hijklmnopqrstuvw', 11, cuesOf('en'))).toBe('If abcdefg…');
    expect(headingFrom(rope, 80, cuesOf('en'))).toBe(rope.slice(0, -1));
    expect(headingFrom('Se la pasta viene asciutta, è perché manca acqua.', 40, cuesOf('it'))).toBe(
      'Se la pasta viene asciutta…',
    );
  });

  it('shortens at a clause, else between words', () => {
    expect(shortenTo('He kept the ticket, because nobody had come to the station', 30)).toBe(
      'He kept the ticket',
    );
    expect(shortenTo('one two three four five six', 15)).toBe('one two three…');
    expect(shortenTo('abcdefghij, klmnopq', 10)).toBe('abcdefghij');
    expect(shortenTo('abcd, efghijklmnopq', 10)).toBe('abcd');
    expect(shortenTo('abc, efghijklmnopq', 10)).toBe('abc…');
    expect(shortenTo('abcdef gh ijk, lmno', 10)).toBe('abcdef gh…');
    expect(shortenTo('abcdefghij', 10)).toBe('abcdefghij');
  });

  it('never gives more characters than asked and never cuts a word that fits', () => {
    fc.assert(
      fc.property(
        fc.string({ unit: 'grapheme', maxLength: 200 }),
        fc.integer({ min: 10, max: 90 }),
        (text, room) => {
          expect(headingFrom(text, room, cuesOf('en')).length).toBeLessThanOrEqual(room);
        },
      ),
    );
    fc.assert(
      fc.property(fc.array(fc.stringMatching(/^[a-z]{1,9}$/u), { minLength: 1, maxLength: 30 }), (words) => {
        const cut = shortenTo(words.join(' '), 40).replace(/…$/u, '');
        for (const word of cut.split(' ')) expect(words).toContain(word);
      }),
    );
  });

  it('looks at no more of a word without end than can be kept', () => {
    const looked = vi.spyOn(Intl.Segmenter.prototype, 'segment');
    try {
      expect(shortenTo('a'.repeat(5000), 40)).toBe(`${'a'.repeat(39)}…`);
      expect(shortenTo('👩‍🔬'.repeat(1000), 12)).toBe('👩‍🔬👩‍🔬…');
      for (const [text] of looked.mock.calls) expect(text.length).toBeLessThanOrEqual(40);
    } finally {
      looked.mockRestore();
    }
  });

  it('takes signs off the end alone, however many stand before it', () => {
    const signs = '.'.repeat(60);
    expect(headingFrom(`One ${signs}two three${signs}`, 100, cuesOf('en'))).toBe(`One${signs}two three`);
  });
});
