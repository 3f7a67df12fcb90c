/**
 * The service as a browser runs it: its database and files in the origin private file system, its media engine,
 * behind a MessagePort. Beside the credentials of the product it issues the keys that only the suite needs.
 */
import { BROWSER_CONFIG } from '../../src/hosts/browser/browser-config.ts';
import { browserNetwork } from '../../src/hosts/browser/browser-network.ts';
import { createBrowserMediaEngine } from '../../src/hosts/browser/media/browser-media-engine.ts';
import { spawnHere } from '../../src/hosts/browser/media/media-worker.ts';
import { openOpfsDatabase } from '../../src/hosts/browser/open-opfs-database.ts';
import { createOpfsFileStore } from '../../src/hosts/browser/opfs-file-store.ts';
import { watchQuotaOfWorker } from '../../src/hosts/browser/opfs-quota.ts';
import { sendFileByReference } from '../../src/hosts/browser/send-file-by-reference.ts';
import { createService } from '../../src/service/create-service.ts';
import { issueCredentials } from '../../src/service/domain/operator/account-setup.ts';
import type { Log } from '../../src/service/kernel/ports/log.ts';
import { sqliteSchema } from '../../src/service/storage/sqlite-schema.ts';
import { servePort } from '../../src/wire/serve-port.ts';
import type { HostKeys } from './host-messages.ts';

const clock = { nowMs: () => Date.now() };
const log: Log = {
  error: (message, cause, context) => console.error(message, context, cause),
};

self.onmessage = async ({ data: port }: MessageEvent<MessagePort>) => {
  const quota = watchQuotaOfWorker();
  const database = await openOpfsDatabase(quota);
  const files = await createOpfsFileStore(quota, () => Promise.resolve());
  const service = await createService({
    ...{ database, schema: sqliteSchema, files, clock, log },
    media: createBrowserMediaEngine(spawnHere),
    network: browserNetwork,
    // The prices and allowances of the suite's other hosts; tests do not pace themselves.
    config: { plan: BROWSER_CONFIG.plan, rateFactor: 1000 },
  });
  const issue = (name: string, more: object = {}) =>
    issueCredentials(database, clock, { plan: BROWSER_CONFIG.plan, name, ...more });
  const all = await issue('all');
  const readOnly = await issue('read only', { scopes: ['clips:read'] });
  const noSpend = await issue('no spend', { scopes: ['clips:read', 'clips:write'] });
  const stranger = await issue('stranger', { accountId: 'stranger' });
  await service.start();
  servePort(port, async (request) => sendFileByReference(files, await service.fetch(request)));
  self.postMessage({
    ...all,
    readOnlyKey: readOnly.apiKey,
    noSpendKey: noSpend.apiKey,
    strangerKey: stranger.apiKey,
  } satisfies HostKeys);
};
