import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { alignWords } from './align-words.ts';
import { sentencesOf, wordsOf } from './spoken-text.ts';

const text = fc
  .array(
    fc.oneof(
      fc.string({ minLength: 1, maxLength: 9, unit: 'grapheme' }),
      fc.constantFrom('—', '42', 'così', '😀'),
    ),
    {
      minLength: 1,
      maxLength: 40,
    },
  )
  .map((parts) => parts.join(' '));
const marks = fc.array(
  fc.record({ textPosition: fc.nat(200), startSec: fc.double({ min: -1, max: 30, noNaN: true }) }),
  { maxLength: 60 },
);

describe('aligned words', () => {
  it('are ordered, do not overlap and lie inside the sound, whatever the marks say', () => {
    fc.assert(
      fc.property(
        text,
        marks,
        fc.double({ min: 0.1, max: 20, noNaN: true }),
        (sentence, given, durationSec) => {
          const words = wordsOf(sentence);
          const aligned = alignWords(words, given, durationSec);
          expect(aligned).toHaveLength(words.length);
          let end = 0;
          for (const { startSec, endSec } of aligned) {
            expect(startSec).toBeGreaterThanOrEqual(end);
            expect(endSec).toBeGreaterThanOrEqual(startSec);
            end = endSec;
          }
          expect(end).toBeLessThanOrEqual(durationSec);
        },
      ),
    );
  });

  it('begin at the first mark inside them and share the time where there is none', () => {
    const words = wordsOf('one two six');
    const aligned = alignWords(words, [{ textPosition: 8, startSec: 2 }], 3);
    expect(aligned.map((word) => word.startSec)).toEqual([0, 1, 2]);
    expect(aligned.map((word) => word.endSec)).toEqual([1, 2, 3]);
  });
});

describe('the words of a sentence', () => {
  it('take signs that stand alone along', () => {
    expect(wordsOf('— Ciao — questa è 42 %').map((word) => word.text)).toEqual([
      '— Ciao —',
      'questa',
      'è',
      '42 %',
    ]);
  });

  it('lose nothing of a sentence that has any word', () => {
    fc.assert(
      fc.property(text, (sentence) => {
        const words = wordsOf(sentence);
        fc.pre(words.length > 0);
        expect(
          words
            .map((word) => word.text)
            .join(' ')
            .replace(/\s+/g, ' '),
        ).toBe(sentence.trim().replace(/\s+/g, ' '));
      }),
    );
  });
});

describe('the sentences of a script', () => {
  it('know where paragraphs end and leave out what cannot be said', () => {
    expect(sentencesOf('One. Two?\n\n…\nThree', 'en')).toEqual([
      { text: 'One.', endsParagraph: false },
      { text: 'Two?', endsParagraph: true },
      { text: 'Three', endsParagraph: true },
    ]);
  });

  it.each([
    ['en', 'I saw Mr. Smith and “Dr. Brown”. J. K. Rowling was there.', 2],
    ['it', 'Il Sig. Rossi e il dott. Bianchi. Nessun altro.', 2],
    ['it', 'L’avv. Neri con l’ing. Verdi. Poi basta.', 2],
  ] as const)('go on behind a title: %s', (language, script, count) => {
    expect(sentencesOf(script, language)).toHaveLength(count);
  });

  it('are never too long for one breath of the synthesiser, and keep every letter', () => {
    fc.assert(
      fc.property(fc.string({ maxLength: 3000, unit: 'grapheme' }), (script) => {
        const sentences = sentencesOf(script, 'it');
        for (const sentence of sentences) expect(sentence.text.length).toBeLessThanOrEqual(400);
        const letters = (value: string) => value.replace(/[^\p{L}\p{N}]/gu, '');
        expect(letters(sentences.map((sentence) => sentence.text).join(''))).toBe(letters(script));
      }),
    );
  });
});
