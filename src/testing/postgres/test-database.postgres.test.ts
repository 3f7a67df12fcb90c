import { Client } from 'pg';
import { expect, it } from 'vitest';
import { createTestDatabase, describePostgres } from './test-database.ts';

describePostgres('a PostgreSQL for tests', () => {
  it('is new enough, and orders text by its bytes', async () => {
    const database = await createTestDatabase();
    const client = new Client({ connectionString: database.address });
    await client.connect();
    const { rows } = await client.query<{ version: string; below: boolean }>(
      "SELECT current_setting('server_version_num') AS version, 'Z' < 'a' AS below",
    );
    await client.end();
    await database.drop();
    expect(Number(rows[0]?.version)).toBeGreaterThanOrEqual(150_000);
    expect(rows[0]?.below).toBe(true);
  });
});
