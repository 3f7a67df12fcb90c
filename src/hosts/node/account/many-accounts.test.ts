import { join } from 'node:path';
import { describe } from 'vitest';
import { sqliteSchema } from '../../../service/storage/sqlite-schema.ts';
import { manyAccounts } from '../../../testing/accounts/many-accounts.ts';
import { openNodeDatabase } from '../open-node-database.ts';

describe('several accounts in a data folder', () => {
  manyAccounts(async () => ({
    flags: [],
    isShared: false,
    openRows: async (folder) => ({
      database: await openNodeDatabase(join(folder, 'studio.db')),
      schema: sqliteSchema,
    }),
    drop: async () => undefined,
  }));
});
