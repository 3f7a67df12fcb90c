import { describe, expect, it } from 'vitest';
import { CUES_EN } from './cues-en.ts';
import { CUES_IT } from './cues-it.ts';
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
});

describe('lists that weigh a clip', () => {
  /** Phrases of a list; what stands in brackets is a form of the same one. */
  const sizeOf = (list: string) => list.replace(/[([][^()[\]]*[)\]]/gu, '').split('|').length;

  it.each(['notice', 'praise', 'picturable', 'hedge', 'housekeeping'] as const)(
    'hold about as much in both languages: %s',
    (kind) => {
      const share = sizeOf(CUES_EN[kind]) / sizeOf(CUES_IT[kind]);
      expect(share).toBeGreaterThan(0.75);
      expect(share).toBeLessThan(1.34);
    },
  );
});
