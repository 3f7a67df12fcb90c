import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { isolated, oneLine } from './one-line.ts';

describe('text of people on one line', () => {
  it('has no control characters and no line ends', () => {
    expect(oneLine('a\u0000b\r\nc\u2028d\u001b[31m')).toBe('a b c d [31m');
    fc.assert(fc.property(fc.string({ unit: 'binary' }), (text) => !/[\p{Cc}\u2028]/u.test(oneLine(text))));
  });

  it('inside a sentence changes nothing around it', () => {
    expect(isolated('plain')).toBe('plain');
    expect(isolated('שלום')).toBe('\u2068שלום\u2069');
    expect(isolated('a\u202eb')).toBe('\u2068a\u202eb\u2069');
    expect(isolated('a\u2069\u202eb')).toBe('\u2068a\u202eb\u2069');
    expect(isolated('a\u2067b\u2069c\u2069d')).toBe('\u2068a\u2067b\u2069cd\u2069');
    expect(isolated('a\u2067b')).toBe('\u2068a\u2067b\u2069\u2069');
  });
});
