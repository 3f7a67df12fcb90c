/** Hosts that start at once on an empty database, each as fast as the others. */
import { expect, it } from 'vitest';
import { openFirstAccount } from '../../service/domain/operator/account-setup.ts';
import { DEFAULT_CONFIG } from '../../service/kernel/operator-config.ts';
import { hashSecret } from '../../service/kernel/secrets.ts';
import { createTestRows } from '../../testing/postgres/postgres-rows.ts';
import { describePostgres } from '../../testing/postgres/test-database.ts';

const HOSTS = 4;

describePostgres('the first account', () => {
  it('is made by one of several hosts, and its key is the one that works', async () => {
    const rows = await createTestRows();
    const hosts = Array.from({ length: HOSTS }, () => rows.open());
    for (const { schema, database } of hosts) await schema.open(database);
    const config = { ...DEFAULT_CONFIG, bonus: { ...DEFAULT_CONFIG.bonus, toNewAccounts: true } };
    const made = await Promise.all(
      hosts.map(({ database }) => openFirstAccount({ database, clock: { nowMs: () => 0 }, config })),
    );
    const [host] = hosts;
    const told = made.filter((credentials) => credentials !== null);
    const keys = await host?.database.all<{ secret_hash: string }>('SELECT secret_hash FROM api_key');
    const bonuses = await host?.database.all('SELECT 1 FROM api_bonus');
    for (const { database } of hosts) await database.close();
    await rows.drop();
    expect(told).toHaveLength(1);
    expect(keys).toEqual([{ secret_hash: await hashSecret(told[0]?.apiKey ?? '') }]);
    expect(bonuses).toHaveLength(1);
  });
});
