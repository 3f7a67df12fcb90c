import fc from 'fast-check';
import { expect, it } from 'vitest';
import { nestsTooDeep } from './json-depth.ts';

const tooDeep = (text: string): boolean => nestsTooDeep(new TextEncoder().encode(text));

it('takes any value of up to 64 levels, whatever its texts hold', () => {
  fc.assert(fc.property(fc.jsonValue({ maxDepth: 30 }), (value) => !tooDeep(JSON.stringify(value))));
  fc.assert(
    fc.property(fc.stringMatching(/^[[{"\\\]}]{0,300}$/), (text) => !tooDeep(JSON.stringify([text]))),
  );
});

it('refuses one level more, in lists and in objects', () => {
  for (const [open, close] of [
    ['[', ']'],
    ['{"a":', '}'],
  ] as const) {
    const nested = (levels: number) => `${open.repeat(levels)}1${close.repeat(levels)}`;
    expect(tooDeep(nested(64))).toBe(false);
    expect(tooDeep(nested(65))).toBe(true);
  }
});
