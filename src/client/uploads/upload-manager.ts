/** The page's side of uploads: a list to show and the commands behind its buttons. */
import { randomId } from '../../base/random-id.ts';
import { onDevice } from '../../contract/problems/device-problems.ts';
import type { Connection } from '../connection.ts';
import { recordOf, STILL, stateOf } from './first-state.ts';
import { handleOf } from './given-handles.ts';
import type { FromUploadWorker, ToUploadWorker } from './upload-messages.ts';
import { isOnItsWay, isSameFile, isUnfinished, type UploadState } from './upload-state.ts';

/** What is used of a Worker. */
export type WorkerLike = Pick<
  Worker,
  'postMessage' | 'terminate' | 'onmessage' | 'onerror' | 'onmessageerror'
>;

/** The upload worker, not yet connected, and what it is given. */
export interface UploadThread {
  readonly worker: WorkerLike;
  /** Answers like the connection's fetch; null where the worker uses HTTP. */
  readonly relay: MessagePort | null;
  /** For `paceOnPort`, one for each worker; null where there is no budget. */
  readonly pace: MessagePort | null;
}

interface Given {
  readonly file: File;
  /** Left out until somebody names it here. */
  readonly title?: string | null;
}

/** What earlier visits left. `stopped`: nobody could read it; `wake` tries again. */
export type LeftUploads = 'reading' | 'read' | 'stopped';

export interface UploadManager {
  /** Newest first. The array is replaced on change, so it can be compared by identity. */
  uploads(): readonly UploadState[];
  /** Until it is `read`, an upload that is not in the list may be one of them. */
  left(): LeftUploads;
  subscribe(listener: () => void): () => void;
  /** Begins, or goes on with an unfinished upload of the same file. Returns its local id. */
  add(file: File): string;
  /** Names its asset, until all is sent. */
  setTitle(localId: string, title: string | null): void;
  pause(localId: string): void;
  resume(localId: string, file?: File): void;
  cancel(localId: string): void;
  /** Takes a finished or given-up upload off the list. */
  dismiss(localId: string): void;
  /** The service answers again, or a person does not want to wait. */
  wake(): void;
  close(): void;
}

/**
 * @param start called when there is something to send: a visit that sends nothing needs no worker. Called again where the
 *   worker failed, for whoever goes on.
 * @param hasLeft whether earlier visits left uploads that go on or wait for their file.
 */
export function createUploadManager(
  connection: Connection,
  start: () => UploadThread,
  hasLeft: Promise<boolean>,
): UploadManager {
  let uploads: readonly UploadState[] = [];
  const listeners = new Set<() => void>();

  let left: LeftUploads = 'reading';
  const publish = (next: readonly UploadState[], nextLeft = left): void => {
    uploads = next;
    left = nextLeft;
    for (const listener of listeners) listener();
  };

  /** What this page gave and is not over: a worker that is started anew knows only what was written down. */
  const given = new Map<string, Given>();

  const show = (state: UploadState): void => {
    // Over, or its file cannot be read any more.
    if (!isUnfinished(state) || (state.phase === 'needs_file' && state.error !== null))
      given.delete(state.localId);
    const known = uploads.some((upload) => upload.localId === state.localId);
    publish(
      known
        ? uploads.map((upload) => (upload.localId === state.localId ? state : upload))
        : [state, ...uploads],
    );
  };

  const listen = ({ data }: MessageEvent<FromUploadWorker>): void => {
    if (data.type === 'read') publish(uploads, 'read');
    else show(data.state);
  };

  let worker: WorkerLike | null = null;

  /** It may have come to nothing, or to an end: what it was at is stopped, and whoever goes on has another one. */
  const workerFailed = (): void => {
    worker?.terminate();
    worker = null;
    const error = { kind: 'device', operation: 'upload', ...onDevice('sender_stopped') } as const;
    publish(
      uploads.map((upload) =>
        isOnItsWay(upload) ? { ...upload, phase: 'failed', error, ...STILL, isSilent: false } : upload,
      ),
      left === 'reading' ? 'stopped' : left,
    );
  };

  const connected = (): WorkerLike => {
    if (worker !== null) return worker;
    const { worker: started, relay, pace } = start();
    worker = started;
    worker.onmessage = listen;
    worker.onerror = workerFailed;
    worker.onmessageerror = workerFailed;
    worker.postMessage(
      {
        type: 'connect',
        connectionId: connection.id,
        baseUrl: connection.baseUrl,
        apiKey: connection.apiKey,
        port: relay,
        pacePort: pace,
      } satisfies ToUploadWorker,
      [relay, pace].filter((port) => port !== null),
    );
    for (const [localId, one] of given)
      worker.postMessage({
        type: 'give',
        localId,
        ...one,
        handle: handleOf(one.file),
      } satisfies ToUploadWorker);
    if (left === 'stopped') publish(uploads, 'reading');
    return worker;
  };
  const send = (message: ToUploadWorker): void => connected().postMessage(message);
  const resume = (localId: string, file?: File): void => {
    send({ type: 'resume', localId, ...(file === undefined ? {} : { file }) });
    const wanted = uploads.find((upload) => upload.localId === localId);
    if (file !== undefined && wanted !== undefined && isSameFile(wanted, file))
      given.set(localId, { ...given.get(localId), file });
  };

  let isClosed = false;
  void hasLeft.then((has) => {
    if (isClosed) return;
    if (has) connected();
    else publish(uploads, 'read');
  });

  return {
    uploads: () => uploads,
    left: () => left,
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    add(file) {
      const unfinished = uploads.find((upload) => isUnfinished(upload) && isSameFile(upload, file));
      if (unfinished !== undefined) {
        resume(unfinished.localId, file);
        return unfinished.localId;
      }
      const localId = randomId();
      send({ type: 'start', localId, file, handle: handleOf(file) });
      given.set(localId, { file });
      publish([stateOf(recordOf(localId, connection.id, file), file), ...uploads]);
      return localId;
    },
    setTitle(localId, title) {
      const one = given.get(localId);
      if (one !== undefined) given.set(localId, { ...one, title });
      send({ type: 'title', localId, title });
    },
    pause: (localId) => send({ type: 'pause', localId }),
    resume,
    cancel: (localId) => send({ type: 'cancel', localId }),
    dismiss: (localId) => publish(uploads.filter((upload) => upload.localId !== localId)),
    wake() {
      if (left === 'stopped') connected();
      else worker?.postMessage({ type: 'wake' } satisfies ToUploadWorker);
    },
    close() {
      isClosed = true;
      worker?.terminate();
    },
  };
}
