import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { billedMinutes, decideAllowance, decidePayment, type Purse } from './pay-credits.ts';

const credits = fc.nat({ max: 1000 });
const plan = fc.constantFrom('free', 'starter', 'creator', 'studio', 'unlimited');
const bonus = fc.option(
  fc.record({
    status: fc.constantFrom('active', 'used_up', 'expired', 'paused', 'cancelled'),
    remaining: credits,
  }),
);
const purse: fc.Arbitrary<Purse> = fc.record({ plan, planCredits: credits, topUp: credits, bonus });

describe('paying with credits', () => {
  it('takes exactly what the work costs, never more than a source holds, and never splits between bonus and plan', () => {
    fc.assert(
      fc.property(purse, credits, (held, cost) => {
        const payment = decidePayment(held, cost);
        if (payment.kind === 'refused') return;
        const taken = (source: string) => payment.parts.find((part) => part.source === source)?.amount ?? 0;
        expect(payment.parts.reduce((sum, { amount }) => sum + amount, 0)).toBe(cost);
        expect(taken('plan')).toBeLessThanOrEqual(held.planCredits);
        expect(taken('top_up')).toBeLessThanOrEqual(held.topUp);
        expect(taken('api_bonus')).toBeLessThanOrEqual(held.bonus?.remaining ?? 0);
        if (taken('api_bonus') > 0) expect(taken('plan') + taken('top_up')).toBe(0);
        if (taken('top_up') > 0) expect(taken('plan')).toBe(held.planCredits);
      }),
    );
  });

  it('lets an active bonus pay first on every plan', () => {
    fc.assert(
      fc.property(purse, credits, (held, cost) => {
        const covers = held.bonus?.status === 'active' && held.bonus.remaining >= cost;
        const payment = decidePayment(held, cost);
        expect(payment.kind === 'paid' && payment.paidWith === 'api_bonus').toBe(covers);
      }),
    );
  });

  it('refuses other plans than Creator and Studio where the bonus does not pay, whatever they hold', () => {
    fc.assert(
      fc.property(purse, credits, (held, cost) => {
        const payment = decidePayment(held, cost);
        if (payment.kind !== 'refused') return;
        const maySpend = held.plan === 'creator' || held.plan === 'studio';
        expect(payment.code).toBe(maySpend ? 'INSUFFICIENT_CREDITS' : 'PLAN_REQUIRED');
      }),
    );
  });

  it('bills every started minute, at least one', () => {
    expect([0, 0.2, 60, 60.01, 3600].map(billedMinutes)).toEqual([1, 1, 1, 2, 60]);
  });
});

describe('paying with an allowance', () => {
  const asked = { leftOfPlan: 1, leftOfBonus: 1, bonusCredits: 1, bonusMayPay: true };
  const active = { status: 'active', remaining: 3 } as const;
  const held = (planName: Purse['plan'], bonusHeld: Purse['bonus']): Purse => ({
    plan: planName,
    planCredits: 0,
    topUp: 0,
    bonus: bonusHeld,
  });

  it('asks the bonus first, then the plan', () => {
    expect(decideAllowance(held('studio', active), asked)).toEqual({ kind: 'paid', paidWith: 'api_bonus' });
    expect(decideAllowance(held('studio', active), { ...asked, leftOfBonus: 0 })).toEqual({
      kind: 'paid',
      paidWith: 'plan',
    });
  });

  it('on other plans ends for the day with the bonus limit, and needs a plan where the bonus never pays', () => {
    expect(decideAllowance(held('free', active), { ...asked, leftOfBonus: 0 })).toMatchObject({
      code: 'DAILY_LIMIT_REACHED',
    });
    expect(decideAllowance(held('free', active), { ...asked, bonusMayPay: false })).toMatchObject({
      code: 'PLAN_REQUIRED',
    });
    expect(decideAllowance(held('free', { status: 'paused', remaining: 3 }), asked)).toMatchObject({
      code: 'PLAN_REQUIRED',
    });
    expect(decideAllowance(held('free', null), asked)).toMatchObject({ code: 'PLAN_REQUIRED' });
  });

  it('is over where the plan has none left', () => {
    expect(decideAllowance(held('creator', null), { ...asked, leftOfPlan: 0 })).toMatchObject({
      code: 'DAILY_LIMIT_REACHED',
    });
  });
});
