import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { plainName } from './clip-result.ts';

describe('the name of a clip file', () => {
  it('is the title in plain letters', () => {
    expect(plainName('Perché è così: 3 “regole”!')).toBe('perche-e-cosi-3-regole');
    expect(plainName('!?')).toBe('');
  });

  it.each([
    ['お金について、これだけは', 'お金について-これだけは'],
    ['Что вы должны знать о деньгах', 'что-вы-должны-знать-о-деньгах'],
    ['पैसे के बारे में', 'पैसे-के-बारे-में'],
    ['Straße nach Łódź', 'straße-nach-łodz'],
    ['👏 Bravo', 'bravo'],
  ])('keeps the letters of other scripts: %s', (title, name) => {
    expect(plainName(title)).toBe(name);
  });

  it('is short and safe on every disk, whatever the title', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary', maxLength: 300 }), (title) => {
        const name = plainName(title);
        expect(name).toMatch(/^([\p{L}\p{M}\p{N}]+(-[\p{L}\p{M}\p{N}]+)*)?$/u);
        expect([...name].length).toBeLessThanOrEqual(60);
        expect(Buffer.byteLength(`100-${name}.mp4`)).toBeLessThanOrEqual(255);
      }),
    );
  });

  it('ends at a word where it is too long', () => {
    const name = plainName('The first thing you should know about money is that nobody teaches it');
    expect(name).toBe('the-first-thing-you-should-know-about-money-is-that-nobody');
  });
});
