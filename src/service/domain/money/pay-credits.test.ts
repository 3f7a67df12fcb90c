import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { billedMinutes, decidePayment } from './pay-credits.ts';

const credits = fc.nat({ max: 1000 });

describe('paying with credits', () => {
  it('takes exactly what the work costs, never more than a source holds, plan credits first', () => {
    fc.assert(
      fc.property(credits, credits, credits, (planCredits, topUp, cost) => {
        const payment = decidePayment({ plan: 'studio', planCredits, topUp }, cost);
        if (payment.kind === 'refused') {
          expect(payment.code).toBe('INSUFFICIENT_CREDITS');
          expect(planCredits + topUp).toBeLessThan(cost);
          return;
        }
        const taken = (source: string) => payment.parts.find((part) => part.source === source)?.amount ?? 0;
        expect(taken('plan') + taken('top_up')).toBe(cost);
        expect(taken('plan')).toBe(Math.min(planCredits, cost));
        expect(taken('top_up')).toBeLessThanOrEqual(topUp);
      }),
    );
  });

  it('refuses plans that may not spend through the API, whatever they hold', () => {
    for (const plan of ['free', 'starter', 'unlimited'] as const)
      expect(decidePayment({ plan, planCredits: 100, topUp: 100 }, 1)).toEqual({
        kind: 'refused',
        code: 'PLAN_REQUIRED',
      });
  });

  it('bills every started minute, at least one', () => {
    expect([0, 0.2, 60, 60.01, 3600].map(billedMinutes)).toEqual([1, 1, 1, 2, 60]);
  });
});
