import { describe, expect, it } from 'vitest';
import { cuesOf, plainText } from './language-cues.ts';

describe('what words give away', () => {
  it('knows each language by its own words', () => {
    expect(cuesOf('en').count('contrast', plainText('But it was not so.'))).toBeGreaterThan(0);
    expect(cuesOf('it').count('contrast', plainText('But it was not so.'))).toBe(0);
    expect(cuesOf('it').count('contrast', plainText('Ma non era così.'))).toBeGreaterThan(0);
    expect(cuesOf('en').count('contrast', plainText('Ma non era così.'))).toBe(0);
    expect(cuesOf('it').language).toBe('it');
  });

  it('counts whole words only, each time they are said', () => {
    const english = cuesOf('en');
    expect(english.count('filler', 'um, so um')).toBe(2);
    expect(english.count('filler', 'the umbrella')).toBe(0);
  });

  it('hears at the start alone what leans on what came before', () => {
    const english = cuesOf('en');
    expect(english.leans('and that was it')).toBe(true);
    expect(english.leans('salt and that')).toBe(false);
  });

  it('writes apostrophes in one way', () => {
    expect(plainText('IT’S hersʼ')).toBe("it's hers'");
  });

  it('composes letters, as files of some systems do not', () => {
    expect(plainText('Perche\u0301')).toBe('perch\u00e9');
    expect(cuesOf('it').count('payoff', plainText('Perche\u0301 no'))).toBe(1);
  });
});
