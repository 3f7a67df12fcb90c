/** The page and the worker with everything real but the thread between them. */
import { beforeAll, describe, expect, it } from 'vitest';
import { deferred } from '../../base/work/deferred.ts';
import { type FaultyTransport, refused, requestLost } from '../../testing/client/faulty-transport.ts';
import { startUploads, type UploadBench } from '../../testing/client/start-uploads.ts';
import { silentVideo } from '../../testing/conformance/made-video.ts';
import { handleUploadMessage } from './handle-upload-message.ts';
import { createUploadManager, type UploadManager, type WorkerLike } from './upload-manager.ts';
import type { FromUploadWorker, ToUploadWorker } from './upload-messages.ts';
import { createUploadSession } from './upload-session.ts';
import type { UploadPhase } from './upload-state.ts';

let video: File;
beforeAll(async () => {
  video = new File([await silentVideo()], 'talk.mp4', { type: 'video/mp4', lastModified: 3 });
});

interface Page {
  readonly manager: UploadManager;
  /** To all its workers. */
  readonly messages: readonly ToUploadWorker[];
  readonly transport: FaultyTransport;
  isClosed(): boolean;
  /** The worker that is there says that it failed. */
  fail(): void;
  /** Resolves once the newest of `count` uploads is in this phase. */
  reached(phase: UploadPhase, count?: number): Promise<void>;
}

/**
 * The boundary of the thread: what crosses is cloned and arrives later, as with a real worker.
 * @param loads whether the script of the next worker is there
 */
function openPage(bench: UploadBench, loads = (): boolean => true): Page {
  const messages: ToUploadWorker[] = [];
  const workers: { readonly worker: WorkerLike; isAlive: boolean }[] = [];
  const startWorker = (): WorkerLike => {
    const isThere = loads();
    const thread = { isAlive: true, worker: {} as WorkerLike };
    const tell = (data: FromUploadWorker): void =>
      queueMicrotask(() => {
        if (thread.isAlive) thread.worker.onmessage?.call(thread.worker as Worker, { data } as MessageEvent);
      });
    const session = createUploadSession({
      api: bench.nextPage().api,
      connectionId: 'test',
      records: bench.records,
      onChange: (state) => tell({ type: 'state', state: structuredClone(state) }),
    });
    Object.assign(thread.worker, {
      onmessage: null,
      onerror: null,
      onmessageerror: null,
      postMessage: (message: ToUploadWorker) => {
        messages.push(message);
        if (!isThere) return;
        if (message.type === 'connect') return void session.restore().then(() => tell({ type: 'read' }));
        queueMicrotask(() => void handleUploadMessage(session, message));
      },
      terminate: () => {
        thread.isAlive = false;
        session.close();
      },
    } satisfies WorkerLike);
    workers.push(thread);
    return thread.worker;
  };
  const hasLeft = bench.records.list().then((rows) => rows.length > 0);
  const start = () => ({ worker: startWorker(), relay: null, pace: null });
  const manager = createUploadManager(bench.client.connection, start, hasLeft);
  const reached = (phase: UploadPhase, count = 1): Promise<void> =>
    new Promise((resolve) => {
      const look = (): void => {
        if (manager.uploads().length < count || manager.uploads()[0]?.phase !== phase) return;
        stop();
        resolve();
      };
      const stop = manager.subscribe(look);
      look();
    });
  const fail = (): void => {
    const worker = workers.at(-1)?.worker;
    worker?.onerror?.call(worker as Worker, new Event('error') as ErrorEvent);
  };
  const isClosed = () => workers.length > 0 && workers.every(({ isAlive }) => !isAlive);
  return { manager, messages, transport: bench.transport, isClosed, fail, reached };
}

/** What was written down is in memory: a turn of the loop later it is read, and acted on. */
const allIsRead = () => new Promise((resolve) => setImmediate(resolve));

describe('the upload manager', () => {
  it('connects the worker first, with the key and the way to the service', async () => {
    const bench = await startUploads();
    const { manager, messages } = openPage(bench);
    manager.add(video);
    expect(messages[0]).toEqual({
      ...{ type: 'connect', connectionId: 'test', baseUrl: '', apiKey: bench.studio.apiKey },
      ...{ port: null, pacePort: null },
    });
    expect(messages[1]).toMatchObject({ type: 'start', handle: null });
    expect(messages).toHaveLength(2);
  });

  it('starts no worker where nothing is sent, and none once it is closed', async () => {
    const bench = await startUploads();
    const { manager, messages, isClosed } = openPage(bench);
    await allIsRead();
    manager.wake();
    expect(messages).toEqual([]);
    bench.transport.break(/PUT/, requestLost, 6);
    const left = openPage(bench);
    left.manager.add(video);
    await left.reached('failed');
    const late = openPage(bench);
    late.manager.close();
    manager.close();
    await allIsRead();
    expect(late.messages).toEqual([]);
    expect(isClosed()).toBe(false);
  });

  it('shows an upload from the first moment to its asset, as a new list each time', async () => {
    const { manager, reached } = openPage(await startUploads());
    const lists = new Set<unknown>();
    manager.subscribe(() => void lists.add(manager.uploads()));
    const localId = manager.add(video);
    await reached('done');
    expect(manager.uploads()).toHaveLength(1);
    expect(manager.uploads()[0]).toMatchObject({ localId, asset: { filename: 'talk.mp4' } });
    expect(lists.size).toBeGreaterThan(2);
    manager.dismiss(localId);
    expect(manager.uploads()).toEqual([]);
  });

  it('lists the newest first', async () => {
    const { manager, reached } = openPage(await startUploads());
    const first = manager.add(video);
    await reached('done');
    const second = manager.add(new File([video], 'other.mp4', { lastModified: 4 }));
    await reached('done', 2);
    expect(manager.uploads().map((upload) => upload.localId)).toEqual([second, first]);
  });

  it('goes on with the unfinished upload of a file that is given again, after a reload too', async () => {
    const bench = await startUploads();
    bench.transport.break(/PUT/, requestLost, 6);
    const before = openPage(bench);
    const localId = before.manager.add(video);
    await before.reached('failed');
    const after = openPage(bench);
    await after.reached('needs_file');
    expect(after.manager.add(video)).toBe(localId);
    await after.reached('done');
    expect(bench.transport.count(/POST \/v1\/uploads$/)).toBe(1);
  });

  it('tries a failed upload again by its button and forgets one by another', async () => {
    const bench = await startUploads();
    bench.transport.break(/PUT/, refused(400, 'VALIDATION_FAILED'), 2);
    const { manager, reached } = openPage(bench);
    const localId = manager.add(video);
    await reached('failed');
    manager.resume(localId);
    await reached('sending');
    await reached('failed');
    manager.cancel(localId);
    await reached('cancelled');
    expect(await bench.records.list()).toEqual([]);
  });

  it('says that sending has stopped when the worker dies, and leaves finished uploads alone', async () => {
    const bench = await startUploads();
    const { manager, fail, reached } = openPage(bench);
    manager.add(video);
    await reached('done');
    bench.transport.break(/PUT/, () => new Promise(() => undefined));
    manager.add(new File([video], 'other.mp4', { lastModified: 4 }));
    await reached('sending');
    fail();
    expect(manager.uploads().map((upload) => upload.phase)).toEqual(['failed', 'done']);
    expect(manager.uploads()[0]?.error?.message).toContain('Resume it, or reload the page');
  });

  it('goes on with a worker of its own what another stopped at, each when its person says so', async () => {
    const bench = await startUploads();
    const { manager, messages, fail, reached } = openPage(bench);
    const bothAreSent = deferred<void>();
    let unanswered = 0;
    const unansweredPut = (): Promise<never> => {
      unanswered += 1;
      if (unanswered === 2) bothAreSent.resolve();
      return new Promise(() => undefined);
    };
    bench.transport.break(/PUT/, unansweredPut, 2);
    const other = manager.add(new File([video], 'other.mp4', { lastModified: 4 }));
    const localId = manager.add(video);
    await bothAreSent.promise;
    fail();
    await allIsRead();
    manager.resume(localId);
    await reached('done', 2);
    expect(manager.uploads().map((upload) => upload.phase)).toEqual(['done', 'paused']);
    expect(messages.filter(({ type }) => type === 'connect')).toHaveLength(2);
    manager.resume(other);
    await new Promise<void>((resolve) => {
      manager.subscribe(() => manager.uploads().every(({ phase }) => phase === 'done') && resolve());
    });
    // What was begun went on: nothing is at the service twice.
    expect(bench.transport.count(/POST \/v1\/uploads$/)).toBe(2);
  });

  it('shows what was given to a worker that never came, and sends it by the next', async () => {
    const bench = await startUploads();
    let isThere = false;
    const { manager, fail, reached } = openPage(bench, () => isThere);
    const localId = manager.add(video);
    expect(manager.uploads()).toMatchObject([{ localId, phase: 'waiting', filename: 'talk.mp4' }]);
    fail();
    expect(manager.uploads()).toMatchObject([
      { localId, phase: 'failed', error: { details: { problem: { code: 'sender_stopped' } } } },
    ]);
    manager.resume(localId);
    manager.setTitle(localId, 'The long talk');
    fail();
    expect(manager.uploads()).toMatchObject([{ localId, phase: 'failed' }]);
    isThere = true;
    manager.resume(localId);
    await reached('done');
    // Its name was said to one of those that never came.
    expect(manager.uploads()).toMatchObject([{ localId, asset: { title: 'The long talk' } }]);
    expect(bench.transport.count(/POST \/v1\/uploads$/)).toBe(1);
  });

  it('tells whether what earlier visits left is still read, or cannot be', async () => {
    const bench = await startUploads();
    const empty = openPage(bench);
    expect(empty.manager.left()).toBe('reading');
    await allIsRead();
    expect(empty.manager.left()).toBe('read');

    bench.transport.break(/PUT/, refused(400, 'VALIDATION_FAILED'));
    const localId = empty.manager.add(video);
    await empty.reached('failed');
    let isThere = false;
    const { manager, fail, reached } = openPage(bench, () => isThere);
    await allIsRead();
    expect(manager.left()).toBe('reading');
    fail();
    expect(manager.left()).toBe('stopped');
    isThere = true;
    manager.wake();
    expect(manager.left()).toBe('reading');
    await reached('needs_file');
    await allIsRead();
    expect(manager.left()).toBe('read');
    expect(manager.uploads()).toMatchObject([{ localId }]);
  });

  it('forgets by its button what was given to a worker that never came', async () => {
    const bench = await startUploads();
    let isThere = false;
    const { manager, fail, reached } = openPage(bench, () => isThere);
    const localId = manager.add(video);
    fail();
    isThere = true;
    manager.cancel(localId);
    await reached('cancelled');
    expect(await bench.records.list()).toEqual([]);
  });

  it('stops telling who no longer listens, and ends the worker when closed', async () => {
    const { manager, reached, isClosed } = openPage(await startUploads());
    let told = 0;
    const stop = manager.subscribe(() => {
      told += 1;
    });
    stop();
    manager.add(video);
    await reached('done');
    expect(told).toBe(0);
    manager.close();
    expect(isClosed()).toBe(true);
  });
});
