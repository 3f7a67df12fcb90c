import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { z } from 'zod';
import { plainLine, readAnswer, UnclearAnswerError } from './read-answer.ts';

describe('a line a language model wrote', () => {
  it('is one line of plain text', () => {
    expect(plainLine(' Why bread \n costs 3.50 (and more): 1 < 2 ', 80)).toBe(
      'Why bread costs 3.50 (and more): 1 < 2',
    );
    expect(plainLine('Perché costa? Nessuno lo sa…', 80)).toBe('Perché costa? Nessuno lo sa…');
    expect(plainLine('Here is the data: half of it', 80)).toBe('Here is the data: half of it');
    expect(plainLine('a\u202eb', 80)).toBe('ab');
  });

  it.each([
    '<b>Bread</b>',
    '<!-- -->',
    '[Bread](here)',
    '&lt;script&gt;',
    'See https://evil.test/x',
    'javascript:alert(1)',
    'www.evil',
    'Go to evil.com now',
    'bit.ly/abc',
    '',
    ' \n ',
    'x'.repeat(81),
  ])('is none: %s', (text) => {
    expect(plainLine(text, 80)).toBeNull();
  });

  it('is never longer than allowed, and never has an opening tag', () => {
    fc.assert(
      fc.property(fc.string({ maxLength: 200 }), fc.integer({ min: 1, max: 100 }), (text, longest) => {
        const line = plainLine(text, longest);
        expect((line ?? '').length).toBeLessThanOrEqual(longest);
        expect(line ?? '').not.toMatch(/<[a-z]|[\n\r]/i);
      }),
    );
  });
});

describe('an answer of a language model', () => {
  it('is only what the schema knows', () => {
    const schema = z.object({ n: z.number() });
    expect(readAnswer(schema, 'Sure: {"n":1,"do":"delete","__proto__":{"x":1}} Bye')).toEqual({ n: 1 });
    for (const text of ['', '{', 'no', '{"n":"1"}'])
      expect(() => readAnswer(schema, text)).toThrow(UnclearAnswerError);
  });
});
