import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { plainName } from './clip-result.ts';

describe('the name of a clip file', () => {
  it('is the title in plain letters', () => {
    expect(plainName('Perché è così: 3 “regole”!')).toBe('perche-e-cosi-3-regole');
    expect(plainName('これは')).toBe('');
  });

  it('is short and safe on every disk, whatever the title', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary', maxLength: 300 }), (title) => {
        expect(plainName(title)).toMatch(/^([a-z0-9]+(-[a-z0-9]+)*)?$/);
        expect(plainName(title).length).toBeLessThanOrEqual(60);
      }),
    );
  });

  it('ends at a word where it is too long', () => {
    const name = plainName('The first thing you should know about money is that nobody teaches it');
    expect(name).toBe('the-first-thing-you-should-know-about-money-is-that-nobody');
  });
});
