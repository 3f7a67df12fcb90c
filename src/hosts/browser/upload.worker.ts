/** Entry of the upload worker: slices files and sends their parts, off the page's thread. */
import '../../base/browser/older-browsers.ts';
import '../../base/browser/without-eval.ts';
import { hasCapability } from '../../base/browser/browser-capabilities.ts';
import { doWithoutStorage, WITHOUT_STORAGE } from '../../base/browser/keep-in-memory.ts';
import type { FetchLike } from '../../base/web/fetch-like.ts';
import { createApiClient } from '../../client/api-client.ts';
import type { Connection } from '../../client/connection.ts';
import { idbStore } from '../../client/idb-store.ts';
import { memoryIntentStore } from '../../client/intents.ts';
import { UNPACED } from '../../client/pace/pace.ts';
import { handleUploadMessage } from '../../client/uploads/handle-upload-message.ts';
import type { FromUploadWorker, ToUploadWorker } from '../../client/uploads/upload-messages.ts';
import type { UploadRecord } from '../../client/uploads/upload-records.ts';
import { createUploadSession, type UploadSession } from '../../client/uploads/upload-session.ts';
import { connectPort } from '../../wire/connect-port.ts';
import { endAfterLostPromise } from './catch-uncaught.ts';
import { joinPace } from './join-pace.ts';
import { keptHandles } from './references/kept-handles.ts';

endAfterLostPromise(self, reportError);
if (self.name === WITHOUT_STORAGE) doWithoutStorage();

let session: UploadSession | null = null;

function connect(message: Extract<ToUploadWorker, { type: 'connect' }>): UploadSession {
  const { port, pacePort, connectionId, baseUrl, apiKey } = message;
  const connection: Connection = {
    id: connectionId,
    kind: port === null ? 'remote' : 'browser',
    baseUrl,
    apiKey,
    // The studio knows its pages by either.
    ownerToken: port === null ? null : apiKey,
    fetch: port === null ? (input, init) => fetch(input, init) : readingParts(connectPort(port).fetch),
  };
  const client = createApiClient(connection, {
    intents: memoryIntentStore(),
    pace: pacePort === null ? UNPACED : joinPace(pacePort),
  });
  return createUploadSession({
    api: client.api,
    connectionId,
    records: idbStore<UploadRecord>('uploads'),
    ...(port === null ? {} : { decodes: hasCapability, references: { owner: client.owner, ...keptHandles } }),
    connectivity: client.connectivity,
    locks: navigator.locks,
    ...(pacePort === null ? {} : { partsPerMin: client.partsPerMin }),
    onChange: (state) => self.postMessage({ type: 'state', state } satisfies FromUploadWorker),
  });
}

/** Parts are read in this thread, while that of the service writes others. */
function readingParts(send: FetchLike): FetchLike {
  return async (input, init = {}) =>
    send(input, init.body instanceof Blob ? { ...init, body: await init.body.arrayBuffer() } : init);
}

/** The network is back: nobody waits for the next try. */
self.addEventListener('online', () => session?.wake());

/**
 * Failures of an upload are in its state; what has none reaches the page as an error of this worker, which it ends. What
 * earlier visits left concerns no upload of this one: where that cannot be read, each says so itself when it writes there.
 */
self.onmessage = (event: MessageEvent<ToUploadWorker>) => {
  const message = event.data;
  if (message.type === 'connect') {
    session = connect(message);
    void session.restore().catch(tellUnread).then(tellRead);
  } else if (session !== null) {
    handleUploadMessage(session, message).catch(reportError);
  }
};

function tellUnread(cause: unknown): void {
  // biome-ignore lint/suspicious/noConsole: no upload of this visit has failed, and there is none to show it at.
  console.error('Uploads of earlier visits could not be read.', cause);
}

function tellRead(): void {
  self.postMessage({ type: 'read' } satisfies FromUploadWorker);
}
