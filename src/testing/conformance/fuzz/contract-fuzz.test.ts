/**
 * Contract fuzzing from the OpenAPI document: no 500, no hang, no body out of shape. FUZZ_RUNS and FUZZ_SEED
 * make it longer or different.
 */
import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { createInstantMediaEngine } from '../instant-media-engine.ts';
import { overNetwork } from '../over-network.ts';
import { serveStudio } from '../serve-studio.ts';
import { startTestStudio, type TestStudio } from '../test-studio.ts';
import { fuzzContract } from './fuzz-contract.ts';

const seed = Number(process.env.FUZZ_SEED ?? 20_261_121);
const runs = (usual: number) => Number(process.env.FUZZ_RUNS ?? usual);

async function instantStudio(): Promise<TestStudio> {
  const folder = mkdtempSync(join(tmpdir(), 'cliproom-fuzz-'));
  const plenty = { exports: 1e6, assistantTurns: 1e6, toolRuns: 1e6, fakeTextScripts: 1e6 };
  const config = { monthlyCredits: { free: 0, starter: 0, creator: 0, studio: 1e6, unlimited: 0 } };
  const dailyLimits = { free: plenty, starter: plenty, creator: plenty, studio: plenty, unlimited: plenty };
  return startTestStudio({
    folder,
    media: () => createInstantMediaEngine(folder),
    config: { ...config, dailyLimits, rateFactor: 1e6 },
  });
}

it('every operation answers strange requests within its contract, in this process', async () => {
  const studio = await instantStudio();
  try {
    const api = { ...studio, close: async () => undefined };
    const runsEach = runs(40);
    const sent = await fuzzContract(api, { seed, runsEach, logged: studio.logged });
    expect(sent).toBeGreaterThanOrEqual(66 * runsEach);
  } finally {
    await studio.dispose();
  }
}, 600_000);

it('every operation answers strange requests within its contract, over HTTP', async () => {
  const studio = await instantStudio();
  const server = await serveStudio(studio);
  try {
    const api = { ...studio, fetch: overNetwork(server.origin), close: async () => undefined };
    const runsEach = runs(8);
    const sent = await fuzzContract(api, { seed, runsEach, logged: studio.logged });
    expect(sent).toBeGreaterThanOrEqual(66 * runsEach);
  } finally {
    await server.close(0);
    await studio.dispose();
  }
}, 600_000);
