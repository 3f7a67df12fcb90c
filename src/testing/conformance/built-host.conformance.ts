/** The suite against the host as it is shipped: built, in a process of its own, with its own media engine. */
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { vi } from 'vitest';
import { openNodeDatabase } from '../../hosts/node/open-node-database.ts';
import { issueCredentials } from '../../service/domain/operator/account-setup.ts';
import { migrate } from '../../service/storage/migrate.ts';
import { startHostProcess } from './built-host.ts';
import { conformance } from './conformance.ts';
import { overNetwork } from './over-network.ts';

// Whole videos at full size and rate take their time, unlike those of the engine for the other transports.
vi.setConfig({ testTimeout: 240_000, hookTimeout: 120_000 });

/** Keys with fewer scopes are made while the host does not run yet. */
async function makeKeys(folder: string) {
  const database = await openNodeDatabase(join(folder, 'studio.db'));
  await migrate(database);
  const clock = { nowMs: () => Date.now() };
  const issue = (name: string, scopes: readonly ('clips:read' | 'clips:write' | 'spend')[]) =>
    issueCredentials(database, clock, { plan: 'studio', name, scopes });
  const all = await issue('all', ['clips:read', 'clips:write', 'spend']);
  const readOnly = await issue('read only', ['clips:read']);
  const noSpend = await issue('no spend', ['clips:read', 'clips:write']);
  const stranger = await issueCredentials(database, clock, {
    plan: 'studio',
    name: 'stranger',
    accountId: 'stranger',
  });
  await database.close();
  return {
    ...all,
    readOnlyKey: readOnly.apiKey,
    noSpendKey: noSpend.apiKey,
    strangerKey: stranger.apiKey,
  };
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
