import { expect, it } from 'vitest';
import { PARTS_PER_MIN } from './governor.ts';
import { createPartsPerMin } from './parts-per-min.ts';

const told = (limit: string): Headers => new Headers({ 'RateLimit-Limit': limit });

it('is the share of the smallest limit that answers to writes tell, and at most that of the specification', () => {
  const parts = createPartsPerMin();
  parts.heard('write', new Headers());
  parts.heard('write', told('600'));
  parts.heard('read', told('10'));
  expect(parts.now()).toBe(PARTS_PER_MIN);
  parts.heard('write', told('30'));
  parts.heard('write', told('60'));
  expect(parts.now()).toBe(21);
  parts.heard('write', told('1'));
  expect(parts.now()).toBe(1);
});
