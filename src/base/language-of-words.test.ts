import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { languageOfWords } from './language-of-words.ts';

const ITALIAN =
  'Non avrei mai pensato che la prima riunione della mattina fosse quella che ha cambiato tutto. Ho preso il treno, ' +
  'e per strada ho capito perché gli altri non ci credevano: era una cosa troppo semplice da raccontare.';
const ENGLISH =
  'I never thought that the first meeting of the morning would be the one that changed everything. I took the train, ' +
  'and on the way there I understood why nobody believed it: it was far too simple to tell.';

const wordsOf = (text: string): string[] => text.split(' ');

describe('the language of words', () => {
  it.each([
    ['it', ITALIAN],
    ['en', ENGLISH],
    ['it', 'Che cosa ci è rimasto di questo?'],
    ['en', 'What is there left of all this?'],
    ['it', ITALIAN.toUpperCase()],
    [null, ''],
    [null, 'OK! 1, 2, 3 …'],
    [null, 'Cliproom Milano New York taxi'],
    [
      null,
      'Je n’ai jamais pensé que cette réunion changerait notre vie, et pourtant nous en parlons encore.',
    ],
    [null, 'Ich habe nie gedacht, dass dieses Treffen am Morgen alles ändern würde, und doch war es so.'],
    [null, 'Nunca pensé que aquella reunión cambiaría nuestra vida, pero todavía hablamos mucho de ella.'],
    [null, `${ITALIAN} ${ENGLISH}`],
  ])('is %s of “%s”', (language, text) => {
    expect(languageOfWords(wordsOf(text))).toBe(language);
  });

  it('does not hang on the order of words, on how they are cut, or on names and numbers among them', () => {
    fc.assert(
      fc.property(
        fc.constantFrom(['it', ITALIAN] as const, ['en', ENGLISH] as const),
        fc.integer({ min: 0, max: 50 }),
        fc.array(fc.constantFrom('Anna', 'Milano', '1984', '—', 'Cliproom'), { maxLength: 15 }),
        ([language, text], turned, names) => {
          const words = wordsOf(text);
          const mixed = [...words.slice(turned), ...names, ...words.slice(0, turned)];
          expect(languageOfWords(mixed)).toBe(language);
          expect(languageOfWords([mixed.join(' ')])).toBe(language);
        },
      ),
    );
  });
});
