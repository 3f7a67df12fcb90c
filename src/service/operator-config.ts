/** What whoever runs a service decides: plans, allowances, pace. Numbers the specification leaves open. */
import type { OperationId } from '../contract/operations.ts';
import type { JOB_KINDS } from '../contract/schemas/job.ts';

type JobKind = (typeof JOB_KINDS)[number];
export type Plan = 'free' | 'starter' | 'creator' | 'studio' | 'unlimited';
export type DailyKind = 'exports' | 'assistantTurns' | 'toolRuns' | 'fakeTextScripts';

export interface OperatorConfig {
  /** Plan of an account when it is made. */
  readonly plan: Plan;
  /** Credits included each calendar month. */
  readonly monthlyCredits: Readonly<Record<Plan, number>>;
  /** Allowances a day of the plans that may spend through the API. */
  readonly dailyLimits: Readonly<Record<Plan, Readonly<Record<DailyKind, number>>>>;
  /** The specification's rate limits are multiplied by this. */
  readonly rateFactor: number;
  /** An open upload is removed this long after its last part. */
  readonly uploadKeptHours: number;
  /** Operations this service does not offer; they answer UNAVAILABLE with `switched_off`. */
  readonly switchedOff: readonly OperationId[];
  /** Jobs of one kind that run side by side; 1 where not given. */
  readonly jobsAtOnce: Readonly<Partial<Record<JobKind, number>>>;
}

const NO_ALLOWANCE = { exports: 0, assistantTurns: 0, toolRuns: 0, fakeTextScripts: 0 };

export const DEFAULT_CONFIG: OperatorConfig = {
  plan: 'studio',
  monthlyCredits: { free: 0, starter: 60, creator: 300, studio: 1200, unlimited: 1200 },
  dailyLimits: {
    free: NO_ALLOWANCE,
    starter: NO_ALLOWANCE,
    creator: { exports: 30, assistantTurns: 100, toolRuns: 50, fakeTextScripts: 30 },
    studio: { exports: 100, assistantTurns: 300, toolRuns: 150, fakeTextScripts: 100 },
    unlimited: NO_ALLOWANCE,
  },
  rateFactor: 1,
  uploadKeptHours: 24,
  switchedOff: [],
  jobsAtOnce: {},
};
