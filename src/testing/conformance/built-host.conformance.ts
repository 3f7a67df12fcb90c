/** The suite against the host as it is shipped: built, in a process of its own, with its own media engine. */
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { vi } from 'vitest';
import { openNodeDatabase } from '../../hosts/node/open-node-database.ts';
import { migrate } from '../../service/storage/migrate.ts';
import { TEST_ENDS_WITHIN_MS } from '../patience.ts';
import { startHostProcess } from './built-host.ts';
import { conformance } from './conformance.ts';
import { issueKeys } from './issue-keys.ts';
import { overNetwork } from './over-network.ts';

// It runs without the configuration of the test command.
vi.setConfig({ testTimeout: TEST_ENDS_WITHIN_MS, hookTimeout: TEST_ENDS_WITHIN_MS });

/** Made while the host does not run yet. */
async function makeKeys(folder: string) {
  const database = await openNodeDatabase(join(folder, 'studio.db'));
  await migrate(database);
  const keys = await issueKeys(database);
  await database.close();
  return keys;
}

conformance('the built host', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'cliproom-built-'));
  const keys = await makeKeys(folder);
  const { child, origin } = await startHostProcess([
    ...['--data', folder, '--rate-factor', '1000', '--allow-private-addresses'],
  ]);
  const close = async () => {
    child.kill('SIGTERM');
    await once(child, 'exit');
    rmSync(folder, { recursive: true });
  };
  return { ...keys, fetch: overNetwork(origin), close };
});
