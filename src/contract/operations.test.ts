import { describe, expect, it } from 'vitest';
import { OPERATION_IDS, OPERATIONS } from './operations.ts';
import { fillPath } from './request-path.ts';

describe('the table of operations', () => {
  it('holds all 66 operations of the specification', () => {
    expect(OPERATION_IDS).toHaveLength(66);
  });

  it('gives every operation a method and path of its own', () => {
    const routes = OPERATION_IDS.map((id) => `${OPERATIONS[id].method} ${OPERATIONS[id].path}`);
    expect(new Set(routes).size).toBe(routes.length);
  });

  it('describes exactly the parameters its paths name', () => {
    for (const id of OPERATION_IDS) {
      const { path, params } = OPERATIONS[id];
      const named = [...path.matchAll(/\{(\w+)\}/g)].map((match) => match[1]);
      expect(Object.keys(params.shape).toSorted(), id).toEqual(named.toSorted());
    }
  });

  it('requires a key for everything that spends, and takes none for reads', () => {
    for (const id of OPERATION_IDS) {
      const { scope, idempotency, rateClass } = OPERATIONS[id];
      if (scope === 'spend') expect([idempotency, rateClass], id).toEqual(['required', 'spend']);
      if (scope === 'clips:read') expect([idempotency, rateClass], id).toEqual(['none', 'read']);
    }
  });

  it('fills paths and escapes what it fills in', () => {
    expect(fillPath('/v1/clips/{clipId}', { clipId: 'cnd_1/2' })).toBe('/v1/clips/cnd_1%2F2');
    expect(() => fillPath('/v1/clips/{clipId}', {})).toThrow(/clipId/);
  });
});
