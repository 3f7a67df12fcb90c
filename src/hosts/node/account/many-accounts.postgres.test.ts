import { expect, it } from 'vitest';
import { postgresSchema } from '../../../service/storage/postgres/postgres-schema.ts';
import { manyAccounts } from '../../../testing/accounts/many-accounts.ts';
import { createTestDatabase, describePostgres } from '../../../testing/postgres/test-database.ts';
import { openPostgresDatabase } from '../postgres/postgres-database.ts';
import { account } from './account.ts';

const log = { error: (message: string, error: unknown) => console.error(message, error) };

describePostgres('several accounts in PostgreSQL, beside a host', () => {
  manyAccounts(async () => {
    const { address, drop } = await createTestDatabase();
    return {
      flags: ['--database', address],
      isShared: true,
      openRows: async () => ({
        database: openPostgresDatabase({ address, connections: 4, log }),
        schema: postgresSchema,
      }),
      drop,
    };
  });

  it('says where there is nothing to be reached, and nothing of a password', async () => {
    let err = '';
    const code = await account(['list', '--database', 'postgres://me:hidden@127.0.0.1:9/nothing'], {
      out: () => undefined,
      err: (text) => {
        err += text;
      },
    });
    expect(code).toBe(2);
    expect(err).toContain('postgres://127.0.0.1:9/nothing could not be used');
    expect(err).not.toContain('hidden');
  });
});
