import { expect, it } from 'vitest';
import { speechThreads } from './speech-threads.ts';

it.each([
  [1, 1],
  [2, 2],
  [3, 2],
  [4, 2],
  [6, 3],
  [8, 4],
  [64, 4],
])('of %i cores %i hear', (cores, threads) => {
  expect(speechThreads({ isolated: true, cores })).toBe(threads);
});

it('hears on one thread where memory is not shared', () => {
  expect(speechThreads({ isolated: false, cores: 8 })).toBe(1);
});
