/** What was charged a day, by what it was for. Days are UTC days, as the service counts them. */
import type { LedgerEntry } from '../../../contract/schemas/account.ts';

export const SPEND_KINDS = ['projects', 'tools', 'other'] as const;
export type SpendKind = (typeof SPEND_KINDS)[number];

export interface SpendDay {
  /** `YYYY-MM-DD`. */
  readonly day: string;
  /** Credits charged, never negative. */
  readonly spent: Readonly<Record<SpendKind, number>>;
  readonly total: number;
  /** Credits given back on this day for work that was not done. */
  readonly givenBack: number;
}

const DAY_MS = 86_400_000;

/** The last `dayCount` days up to the one of `nowMs`, oldest first, empty ones too. */
export function spendByDay(entries: readonly LedgerEntry[], nowMs: number, dayCount: number): SpendDay[] {
  const days = new Map<string, { spent: Record<SpendKind, number>; givenBack: number }>();
  for (let back = dayCount - 1; back >= 0; back -= 1)
    days.set(dayOf(nowMs - back * DAY_MS), { spent: { projects: 0, tools: 0, other: 0 }, givenBack: 0 });
  for (const entry of entries) {
    const day = days.get(dayOf(Date.parse(entry.createdAt)));
    if (day === undefined) continue;
    if (entry.type === 'charge') day.spent[kindOf(entry)] += Math.max(0, -entry.amount);
    if (entry.type === 'refund') day.givenBack += Math.max(0, entry.amount);
  }
  return [...days].map(([day, { spent, givenBack }]) => ({
    day,
    spent,
    givenBack,
    total: SPEND_KINDS.reduce((sum, kind) => sum + spent[kind], 0),
  }));
}

/** Whether the entries, newest first, reach back over all of these days. */
export function coversDays(entries: readonly LedgerEntry[], nowMs: number, dayCount: number): boolean {
  const oldest = entries.at(-1);
  return oldest !== undefined && dayOf(Date.parse(oldest.createdAt)) < dayOf(nowMs - (dayCount - 1) * DAY_MS);
}

function kindOf({ toolRunId, projectId }: LedgerEntry): SpendKind {
  if (toolRunId !== null) return 'tools';
  return projectId === null ? 'other' : 'projects';
}

function dayOf(timeMs: number): string {
  return Number.isFinite(timeMs) ? new Date(timeMs).toISOString().slice(0, 10) : '';
}
