/** Entry of the worker that is the service: takes the database lock, builds everything, serves ports. */
import '../../base/browser/older-browsers.ts';
import '../../base/browser/without-eval.ts';
import { opensFilesAtOnce } from '../../base/browser/sync-handles.ts';
import { once } from '../../base/work/once.ts';
import { lacking } from '../../contract/problems/lacking-problems.ts';
import { problem } from '../../contract/problems/problem.ts';
import { problemOf } from '../../contract/problems/problem-error.ts';
import { sentenceOf } from '../../contract/problems/sentence-of.ts';
import { DeviceError, type StatedProblem } from '../../contract/problems/stated-problem.ts';
import { createService } from '../../service/create-service.ts';
import { issueCredentials } from '../../service/domain/operator/account-setup.ts';
import { isRead } from '../../service/http/is-read.ts';
import type { Clock } from '../../service/kernel/ports/clock.ts';
import type { Log } from '../../service/kernel/ports/log.ts';
import { keepReserve } from '../../service/storage/keep-reserve.ts';
import { sqliteSchema } from '../../service/storage/sqlite-schema.ts';
import { servePort } from '../../wire/serve-port.ts';
import { BROWSER_CONFIG } from './browser-config.ts';
import { browserNetwork } from './browser-network.ts';
import { goOnAfterUncaught } from './catch-uncaught.ts';
import { createBrowserMediaEngine } from './media/browser-media-engine.ts';
import { mediaWorkersOfPage } from './media/media-workers-of-page.ts';
import { openOpfsDatabase } from './open-opfs-database.ts';
import { createOpfsFileStore } from './opfs-file-store.ts';
import { watchQuotaOfWorker } from './opfs-quota.ts';
import { withPageModel } from './page-model.ts';
import { sendFileByReference } from './send-file-by-reference.ts';
import { DATABASE_LOCK, type FromStudioWorker, type ToStudioWorker, type Welcome } from './tab-messages.ts';

/** By the name that browsers' makers give it. */
const SYNC_FILES = 'FileSystemSyncAccessHandle';

/** Cleaning up and jobs wait for the first rows of the page that asked, or until something is changed. */
const FIRST_ROWS_MS = 1000;

const clock: Clock = { nowMs: () => Date.now() };

const log: Log = {
  // biome-ignore lint/suspicious/noConsole: the only place a fault of the service can be looked up in a browser.
  error: (message, cause, context) => console.error(message, context, cause),
};

goOnAfterUncaught(self, (cause) => log.error('Nobody caught this error; the service goes on.', cause, {}));

/** Held until the worker dies; the page watches it to know when that happens. */
function databaseLock(): Promise<void> {
  return new Promise((taken) => {
    void navigator.locks.request(DATABASE_LOCK, () => {
      taken();
      return new Promise<never>(() => undefined);
    });
  });
}

async function startStudio() {
  await databaseLock();
  self.postMessage({ type: 'holding_database' } satisfies FromStudioWorker);
  const quota = watchQuotaOfWorker();
  const database = await openOpfsDatabase(quota).catch(async (error: unknown) => {
    // Asked only now: whoever can does not pay for it at every start.
    if (await opensFilesAtOnce()) throw error;
    throw new DeviceError(lacking('browser_lacks', { what: SYNC_FILES }), error);
  });
  const files = await createOpfsFileStore(quota, () => keepReserve(database));
  const media = createBrowserMediaEngine(mediaWorkersOfPage(self));
  const service = await createService({
    database,
    schema: sqliteSchema,
    files,
    media,
    network: withPageModel(browserNetwork, self),
    clock,
    log,
    config: BROWSER_CONFIG,
    // Nobody could be asked here, and nobody but the program reaches the folder.
    lostDatabase: 'set_aside_and_give_way',
  });
  const credentials = await issueCredentials(database, clock, {
    plan: BROWSER_CONFIG.plan,
    name: 'This browser',
  });
  const start = once(() =>
    service.start().catch((error: unknown) => {
      log.error('The service could not clean up and go on with its jobs.', error, {});
    }),
  );
  setTimeout(start, FIRST_ROWS_MS);
  return {
    credentials,
    answer: async (request: Request) => {
      if (!isRead(request)) void start();
      return sendFileByReference(files, await service.fetch(request));
    },
  };
}

const starting = startStudio();

self.addEventListener('message', async ({ data }: MessageEvent<ToStudioWorker>) => {
  if (data.type !== 'serve') return;
  const { port } = data;
  try {
    const { credentials, answer } = await starting;
    port.postMessage({ type: 'welcome', credentials } satisfies Welcome);
    servePort(port, answer);
  } catch (error) {
    log.error('The service could not start.', error, {});
    port.postMessage({ type: 'refused', said: refusalOf(error) } satisfies Welcome);
  }
});

function refusalOf(error: unknown): StatedProblem {
  if (error instanceof DeviceError) return { message: error.message, details: { problem: error.problem } };
  const refusal = problem('studio_not_opened', { why: problemOf(error) });
  return { message: sentenceOf(refusal), details: { problem: refusal } };
}
