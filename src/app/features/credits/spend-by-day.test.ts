import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { LedgerEntry } from '../../../contract/schemas/account.ts';
import { coversDays, spendByDay } from './spend-by-day.ts';

const NOW = Date.parse('2026-11-21T12:00:00Z');

function entry(fields: Partial<LedgerEntry>): LedgerEntry {
  return {
    id: 'led_1',
    createdAt: '2026-11-21T10:00:00.000Z',
    type: 'charge',
    amount: -1,
    balanceAfter: 0,
    source: 'plan',
    description: '',
    projectId: null,
    jobId: null,
    toolRunId: null,
    ...fields,
  };
}

describe('spend by day', () => {
  it('sums charges of a UTC day by what they were for', () => {
    const [before, today] = spendByDay(
      [
        entry({ amount: -4, projectId: 'prj_1' }),
        entry({ amount: -1, toolRunId: 'run_1', projectId: 'prj_1' }),
        entry({ amount: -2, createdAt: '2026-11-20T23:59:59.999Z' }),
        entry({ amount: 4, type: 'refund', projectId: 'prj_1' }),
      ],
      NOW,
      2,
    );
    expect(before).toMatchObject({ day: '2026-11-20', spent: { other: 2 }, total: 2, givenBack: 0 });
    expect(today).toMatchObject({
      day: '2026-11-21',
      spent: { projects: 4, tools: 1, other: 0 },
      total: 5,
      givenBack: 4,
    });
  });

  it('counts nothing but charges as spent, and nothing of other days', () => {
    const ignored = [
      entry({ type: 'plan_credits', amount: 300 }),
      entry({ type: 'expiry', amount: -12 }),
      entry({ createdAt: '2026-10-01T00:00:00Z' }),
      entry({ createdAt: 'not a time' }),
    ];
    expect(spendByDay(ignored, NOW, 30).every(({ total, givenBack }) => total + givenBack === 0)).toBe(true);
  });

  it('has every day once, in order, whatever the number', () => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 90 }), fc.integer({ min: 0, max: 4e12 }), (count, nowMs) => {
        const days = spendByDay([], nowMs, count).map(({ day }) => day);
        expect(days).toHaveLength(count);
        expect(days).toEqual([...new Set(days)].toSorted());
      }),
    );
  });

  it('knows when what is loaded reaches back far enough', () => {
    expect(coversDays([], NOW, 3)).toBe(false);
    expect(coversDays([entry({ createdAt: '2026-11-19T00:00:00Z' })], NOW, 3)).toBe(false);
    expect(coversDays([entry({ createdAt: '2026-11-18T23:00:00Z' })], NOW, 3)).toBe(true);
  });
});
