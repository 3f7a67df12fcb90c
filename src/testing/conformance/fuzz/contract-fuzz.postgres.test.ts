import { expect, it } from 'vitest';
import { createTestRows } from '../../postgres/postgres-rows.ts';
import { describePostgres } from '../../postgres/test-database.ts';
import { fuzzContract } from './fuzz-contract.ts';
import { FUZZ_SEED, fuzzRuns, instantStudio } from './instant-studio.ts';

describePostgres('on PostgreSQL', () => {
  it('every operation answers strange requests within its contract', async () => {
    const rows = await createTestRows();
    const studio = await instantStudio(rows.open());
    try {
      const api = { ...studio, close: async () => undefined };
      const runsEach = fuzzRuns(8);
      const sent = await fuzzContract(api, { seed: FUZZ_SEED, runsEach, logged: studio.logged });
      expect(sent).toBeGreaterThanOrEqual(66 * runsEach);
    } finally {
      await studio.dispose();
      await rows.drop();
    }
  });
});
