/**
 * Contract fuzzing from the OpenAPI document: no 500, no hang, no body out of shape. FUZZ_RUNS and FUZZ_SEED
 * make it longer or different.
 */
import { expect, it } from 'vitest';
import { overNetwork } from '../over-network.ts';
import { serveStudio } from '../serve-studio.ts';
import { fuzzContract } from './fuzz-contract.ts';
import { FUZZ_SEED, fuzzRuns, instantStudio } from './instant-studio.ts';

it('every operation answers strange requests within its contract, in this process', async () => {
  const studio = await instantStudio();
  try {
    const api = { ...studio, close: async () => undefined };
    const runsEach = fuzzRuns(40);
    const sent = await fuzzContract(api, { seed: FUZZ_SEED, runsEach, logged: studio.logged });
    expect(sent).toBeGreaterThanOrEqual(66 * runsEach);
  } finally {
    await studio.dispose();
  }
});

it('every operation answers strange requests within its contract, over HTTP', async () => {
  const studio = await instantStudio();
  const server = await serveStudio(studio);
  try {
    const api = { ...studio, fetch: overNetwork(server.origin), close: async () => undefined };
    const runsEach = fuzzRuns(8);
    const sent = await fuzzContract(api, { seed: FUZZ_SEED, runsEach, logged: studio.logged });
    expect(sent).toBeGreaterThanOrEqual(66 * runsEach);
  } finally {
    await server.close(0);
    await studio.dispose();
  }
});
