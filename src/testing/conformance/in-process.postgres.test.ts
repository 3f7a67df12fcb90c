import { createTestRows } from '../postgres/postgres-rows.ts';
import { describePostgres } from '../postgres/test-database.ts';
import { conformance } from './conformance.ts';
import { startTestStudio } from './test-studio.ts';

describePostgres('on PostgreSQL', () => {
  conformance('the service in this process', async () => {
    const rows = await createTestRows();
    const studio = await startTestStudio({ rows: rows.open() });
    return {
      ...studio,
      close: async () => {
        await studio.dispose();
        await rows.drop();
      },
    };
  });
});
