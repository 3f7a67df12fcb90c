import { expect, it } from 'vitest';
import { PARTS_PER_MIN } from './governor.ts';
import { createPartsPerMin } from './parts-per-min.ts';

const told = (limit: string): Headers => new Headers({ 'RateLimit-Limit': limit });

it('is the share of the limit that answers to writes tell, the smaller one of a key and its account', () => {
  let nowMs = 0;
  const parts = createPartsPerMin(() => nowMs);
  parts.heard('write', new Headers());
  parts.heard('read', told('10'));
  expect(parts.now()).toBe(PARTS_PER_MIN);
  parts.heard('write', told('600'));
  expect(parts.now()).toBe(420);
  parts.heard('write', told('30'));
  nowMs = 120_000;
  parts.heard('write', told('60'));
  expect(parts.now()).toBe(21);
  parts.heard('write', told('1'));
  expect(parts.now()).toBe(1);
  nowMs = 240_001;
  parts.heard('write', told('60'));
  expect(parts.now()).toBe(PARTS_PER_MIN);
});
