import { describe, expect, it } from 'vitest';
import { languageOfText } from './language-of-text.ts';

const SAID: readonly (readonly [string, string])[] = [
  ['en', 'and that is the thing nobody tells you about writing every single day'],
  ['it', 'e questa è la cosa che nessuno ti dice quando scrivi ogni giorno'],
  ['es', 'y eso es lo que nadie te cuenta sobre escribir todos los días'],
  ['de', 'und das ist es, was einem niemand über das tägliche Schreiben sagt'],
  ['fr', 'et voilà ce que personne ne vous dit quand vous écrivez tous les jours'],
  ['ru', 'и это то, чего никто не говорит о ежедневном письме'],
];

describe('the language of words', () => {
  it.each(SAID)('is told as %s', (language, text) => {
    expect(languageOfText(text.split(' '))).toBe(language);
  });

  it('is not guessed from a word or two, nor from none', () => {
    expect(languageOfText(['okay', 'Milano'])).toBeNull();
    expect(languageOfText([])).toBeNull();
  });

  it('is not told of what has no letters', () => {
    expect(languageOfText(Array.from({ length: 50 }, (_, at) => String(at)))).toBeNull();
  });
});
