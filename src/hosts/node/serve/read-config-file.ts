/** Reads the operator's file: any part of OperatorConfig as JSON, checked strictly. */
import { readFile } from 'node:fs/promises';
import { z } from 'zod';
import { OPERATION_IDS } from '../../../contract/operations.ts';
import { JOB_KINDS } from '../../../contract/schemas/job.ts';
import { PLANS } from '../../../contract/schemas/values.ts';
import { DEFAULT_CONFIG, type OperatorConfig } from '../../../service/kernel/operator-config.ts';
import { UsageError } from '../usage-error.ts';

const count = z.int().min(0);
const dailyLimits = z.strictObject({
  exports: count,
  assistantTurns: count,
  toolRuns: count,
  fakeTextScripts: count,
});
const perPlan = <Value extends z.ZodType>(value: Value) => z.partialRecord(z.enum(PLANS), value);

const configFile = z
  .strictObject({
    plan: z.enum(PLANS),
    monthlyCredits: perPlan(count),
    dailyLimits: perPlan(dailyLimits.partial()),
    bonus: z
      .strictObject({
        toNewAccounts: z.boolean(),
        credits: count,
        keptDays: count,
        creditsPerDay: count,
        longestExportSec: count,
        dailyLimits: dailyLimits.partial(),
      })
      .partial(),
    rateFactor: z.number().min(0.1),
    uploadKeptHours: z.number().positive(),
    conversionHeldSec: z.number().min(0).max(60),
    switchedOff: z.array(z.enum(OPERATION_IDS as [string, ...string[]])),
    jobsAtOnce: z.partialRecord(z.enum(JOB_KINDS), z.int().min(1)),
  })
  .partial();

/** What the file does not name keeps its default. Throws UsageError naming the path inside the file. */
export async function readConfigFile(path: string): Promise<OperatorConfig> {
  const text = await readFile(path, 'utf8').catch((error: unknown) => {
    throw new UsageError(`The config file ${path} cannot be read (${messageOf(error)}).`);
  });
  return parseConfig(text, path);
}

/** @param name of the file, for messages. */
export function parseConfig(text: string, name: string): OperatorConfig {
  let json: unknown;
  try {
    json = JSON.parse(text);
  } catch (error) {
    throw new UsageError(`The config file ${name} is not JSON (${messageOf(error)}).`);
  }
  const result = configFile.safeParse(json);
  if (!result.success) {
    const [issue] = result.error.issues;
    const where =
      issue === undefined || issue.path.length === 0 ? 'at its top' : `at ${issue.path.join('.')}`;
    throw new UsageError(
      `The config file ${name} is wrong ${where}: ${issue?.message ?? 'it cannot be read'}.`,
    );
  }
  return merged(DEFAULT_CONFIG, result.data) as OperatorConfig;
}

/** Objects are merged field by field; everything else is replaced. */
function merged(base: unknown, over: unknown): unknown {
  if (over === undefined) return base;
  if (!isPlainObject(base) || !isPlainObject(over)) return over;
  const keys = new Set([...Object.keys(base), ...Object.keys(over)]);
  return Object.fromEntries([...keys].map((key) => [key, merged(base[key], over[key])]));
}

function isPlainObject(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

function messageOf(error: unknown): string {
  return error instanceof Error ? error.message : String(error);
}
