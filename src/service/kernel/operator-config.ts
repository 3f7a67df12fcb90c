/** What whoever runs a service decides: plans, allowances, pace. Numbers the specification leaves open. */
import { BONUS } from '../../contract/limits.ts';
import type { OperationId } from '../../contract/operations.ts';
import type { JOB_KINDS } from '../../contract/schemas/job.ts';
import type { PLANS } from '../../contract/schemas/values.ts';

type JobKind = (typeof JOB_KINDS)[number];
export type Plan = (typeof PLANS)[number];
export type DailyKind = 'exports' | 'assistantTurns' | 'toolRuns' | 'fakeTextScripts';
type DailyLimits = Readonly<Record<DailyKind, number>>;

export interface OperatorConfig {
  /** Plan of an account when it is made. */
  readonly plan: Plan;
  /** Credits included each calendar month. */
  readonly monthlyCredits: Readonly<Record<Plan, number>>;
  /** Allowances a day. On plans that may not spend through the API they only cap what the bonus gives. */
  readonly dailyLimits: Readonly<Record<Plan, DailyLimits>>;
  readonly bonus: BonusConfig;
  /** The specification's rate limits are multiplied by this. */
  readonly rateFactor: number;
  /** An open upload is removed this long after its last part. */
  readonly uploadKeptHours: number;
  /** How long a request to complete an upload is held while its video is still being converted. */
  readonly conversionHeldSec: number;
  /** Operations this service does not offer; they answer UNAVAILABLE with `switched_off`. */
  readonly switchedOff: readonly OperationId[];
  /** Jobs of one kind that run side by side; 1 where not given. */
  readonly jobsAtOnce: Readonly<Partial<Record<JobKind, number>>>;
}

/** The API bonus; its numbers are those of section 8, except the credits a day. */
export interface BonusConfig {
  /** Whether an account gets it when it is made. */
  readonly toNewAccounts: boolean;
  readonly credits: number;
  readonly keptDays: number;
  /** Once this much is spent, the bonus pauses until 00:00 UTC. */
  readonly creditsPerDay: number;
  readonly longestExportSec: number;
  readonly dailyLimits: DailyLimits;
}

const WEB_APP_ONLY: DailyLimits = { exports: 10, assistantTurns: 30, toolRuns: 20, fakeTextScripts: 20 };

export const DEFAULT_CONFIG: OperatorConfig = {
  plan: 'studio',
  monthlyCredits: { free: 0, starter: 60, creator: 300, studio: 1200, unlimited: 1200 },
  dailyLimits: {
    free: WEB_APP_ONLY,
    starter: WEB_APP_ONLY,
    creator: { exports: 30, assistantTurns: 100, toolRuns: 50, fakeTextScripts: 30 },
    studio: { exports: 100, assistantTurns: 300, toolRuns: 150, fakeTextScripts: 100 },
    unlimited: WEB_APP_ONLY,
  },
  bonus: {
    toNewAccounts: false,
    credits: BONUS.credits,
    keptDays: BONUS.daysValid,
    creditsPerDay: BONUS.credits,
    longestExportSec: BONUS.longestExportSec,
    dailyLimits: {
      exports: BONUS.exportsPerDay,
      assistantTurns: BONUS.assistantTurnsPerDay,
      toolRuns: BONUS.toolRunsPerDay,
      fakeTextScripts: BONUS.fakeTextScriptsPerDay,
    },
  },
  rateFactor: 1,
  uploadKeptHours: 24,
  conversionHeldSec: 15,
  switchedOff: [],
  jobsAtOnce: {},
};
