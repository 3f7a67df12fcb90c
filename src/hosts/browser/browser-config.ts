/**
 * What the service allows in a browser. Its owner is the person at the keyboard and nothing costs anybody
 * money, so allowances only exist to keep the rules of the API observable; they are far above a day's work.
 */
import { DEFAULT_CONFIG, type OperatorConfig } from '../../service/kernel/operator-config.ts';

const DAILY = { exports: 2000, assistantTurns: 2000, toolRuns: 2000, fakeTextScripts: 2000 };

export const BROWSER_CONFIG: OperatorConfig = {
  ...DEFAULT_CONFIG,
  plan: 'studio',
  monthlyCredits: { ...DEFAULT_CONFIG.monthlyCredits, studio: 20_000 },
  dailyLimits: { ...DEFAULT_CONFIG.dailyLimits, studio: DAILY },
  rateFactor: 100,
  uploadKeptHours: 24 * 7,
};
