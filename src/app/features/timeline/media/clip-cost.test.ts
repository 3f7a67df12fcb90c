import { describe, expect, it } from 'vitest';
import type { Credits } from '../../../../contract/schemas/account.ts';
import { clipCost } from './clip-cost.ts';

const credits = (remaining: number, bonus: number | null) =>
  ({
    credits: { remaining },
    bonus: bonus === null ? null : { status: 'active', remaining: bonus },
  }) as Credits;

describe('the cost of a clip', () => {
  it('is one credit for each started minute', () => {
    expect([1, 60, 61, 600].map((sec) => clipCost(credits(50, null), sec).credits)).toEqual([1, 1, 2, 10]);
  });

  it('is paid by the bonus as long as that pays all of it', () => {
    expect(clipCost(credits(50, 2), 120)).toEqual({ credits: 2, paidWith: 'api_bonus', balanceAfter: 0 });
    expect(clipCost(credits(50, 1), 120)).toEqual({ credits: 2, paidWith: 'plan', balanceAfter: 48 });
  });

  it('is paid by nobody where there is not enough', () => {
    expect(clipCost(credits(1, null), 120).paidWith).toBeNull();
  });
});
