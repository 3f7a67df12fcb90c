import { expect, it } from 'vitest';
import { promptTokens } from './prompt-tokens.ts';

it('puts the terms between the token of what came before and the start', () => {
  expect(promptTokens(9, [1, 2], [5, 6, 7])).toEqual([9, 1, 2, 5, 6, 7]);
});

it('keeps the last terms where there are too many', () => {
  const terms = Array.from({ length: 300 }, (_, at) => at);
  const tokens = promptTokens(9, terms, [5]);
  expect(tokens).toHaveLength(225);
  expect(tokens?.[1]).toBe(77);
});

it('tells nothing where there is nothing to tell, or a token is not known', () => {
  expect(promptTokens(9, [], [5])).toBeNull();
  expect(promptTokens(undefined, [1], [5])).toBeNull();
  expect(promptTokens(9, [1], [5, undefined])).toBeNull();
});
