/** A studio whose media takes no time and whose account has plenty, for many requests. */
import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInstantMediaEngine } from '../instant-media-engine.ts';
import { startTestStudio, type TestStudio, type TestStudioOptions } from '../test-studio.ts';

export const FUZZ_SEED = Number(process.env.FUZZ_SEED ?? 20_261_121);
export const fuzzRuns = (usual: number) => Number(process.env.FUZZ_RUNS ?? usual);

export async function instantStudio(rows?: TestStudioOptions['rows']): Promise<TestStudio> {
  const folder = mkdtempSync(join(tmpdir(), 'cliproom-fuzz-'));
  const plenty = { exports: 1e6, assistantTurns: 1e6, toolRuns: 1e6, fakeTextScripts: 1e6 };
  const config = { monthlyCredits: { free: 0, starter: 0, creator: 0, studio: 1e6, unlimited: 0 } };
  const dailyLimits = { free: plenty, starter: plenty, creator: plenty, studio: plenty, unlimited: plenty };
  return startTestStudio({
    folder,
    ...(rows !== undefined && { rows }),
    media: () => createInstantMediaEngine(folder),
    config: { ...config, dailyLimits, rateFactor: 1e6 },
  });
}
