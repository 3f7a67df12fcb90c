/** The files of speech models in the store: which are there, fetching them, deleting them. One for all accounts. */
import { type Problem, problem } from '../../../../contract/problems/problem.ts';
import type { FileStore } from '../../../kernel/ports/file-store.ts';
import type { Network } from '../../../kernel/ports/network.ts';
import { fetchModelFile, ModelFetchError } from './fetch-model-file.ts';
import { readModelManifest } from './model-manifest.ts';
import { writeStream } from './write-stream.ts';

export interface ModelState {
  readonly state: 'absent' | 'downloading' | 'ready' | 'failed';
  readonly receivedBytes: number;
  readonly problem: Problem | null;
}

/** What the store has to know of a model. */
export interface StoredModel {
  readonly id: string;
  /** On the hub, and below an address of one's own. */
  readonly repository: string;
  /** By paths in the repository. */
  readonly files: readonly string[];
  readonly downloadBytes: number;
}

export interface SpeechModelManager {
  stateOf(model: StoredModel): Promise<ModelState>;
  /** The store's names of a model's files, by their paths, whether they are there or not. */
  filesOf(model: StoredModel): Readonly<Record<string, string>>;
  /**
   * Fetches what is missing and resolves with the store's names of the files, by their paths. A download that nobody
   * waits for any more and nobody started by hand is stopped. Throws ModelFetchError, the signal's reason.
   */
  ensure(
    model: StoredModel,
    address: string | null,
    call: { readonly signal: AbortSignal; readonly onProgress: (share: number) => void },
  ): Promise<Readonly<Record<string, string>>>;
  /** Begins a download that goes on by itself. */
  start(model: StoredModel, address: string | null): void;
  /** Resolves once nothing is written any more. */
  cancel(model: StoredModel): Promise<void>;
  /**
   * Keeps a file somebody brings, by its name without folders. False where the model has no such file, or it is
   * empty. Throws what the stream throws, StorageFullError.
   */
  take(model: StoredModel, name: string, body: ReadableStream<Uint8Array>): Promise<boolean>;
  remove(model: StoredModel): Promise<void>;
  stop(): Promise<void>;
}

interface Download {
  readonly controller: AbortController;
  readonly ended: Promise<void>;
  readonly listeners: Set<(share: number) => void>;
  receivedBytes: number;
  waiting: number;
  startedByHand: boolean;
}

export const MODELS_FOLDER = 'models';
const HUB = 'https://huggingface.co';
const SILENCE_MS = 30_000;

export function createSpeechModelManager(
  parts: { readonly files: FileStore; readonly network: Network },
  silenceMs = SILENCE_MS,
): SpeechModelManager {
  const { files } = parts;
  const downloads = new Map<string, Download>();
  const failures = new Map<string, Problem>();

  /** What is to come in all, where a list of the hub said so. */
  const wholeBytes = new Map<string, number>();

  const sizes = (model: StoredModel): Promise<(number | null)[]> =>
    Promise.all(model.files.map((path) => files.sizeBytes(storeName(model, path))));

  const fetchAll = async (
    model: StoredModel,
    address: string | null,
    signal: AbortSignal,
    onBytes: (receivedBytes: number) => void,
  ): Promise<void> => {
    let before = 0;
    const base = address ?? HUB;
    const tree = new URL(`${base}/api/models/${model.repository}/tree/main?recursive=true`);
    const manifest = await readModelManifest(parts.network, tree, { signal, silenceMs });
    const named = model.files.map((path) => manifest.get(path)?.sizeBytes ?? 0);
    if (manifest.size > 0)
      wholeBytes.set(
        model.id,
        named.reduce((sum, size) => sum + size, 0),
      );
    for (const path of model.files) {
      const target = storeName(model, path);
      const known = await files.sizeBytes(target);
      if (known === null) {
        const url = new URL(`${base}/${model.repository}/resolve/main/${path}`);
        const tell = (bytes: number): void => onBytes(before + bytes);
        const expected = manifest.get(path) ?? null;
        await fetchModelFile(parts, { url, target, expected, signal, silenceMs, onBytes: tell });
      }
      before += (await files.sizeBytes(target)) ?? 0;
      onBytes(before);
    }
  };

  /** One that is being stopped still writes what it has. */
  const fetchAfter = async (stopping: Download | undefined, ...what: Parameters<typeof fetchAll>) => {
    await stopping?.ended.catch(() => undefined);
    await fetchAll(...what);
  };

  const begin = (model: StoredModel, address: string | null): Download => {
    const running = downloads.get(model.id);
    if (running?.controller.signal.aborted === false) return running;
    failures.delete(model.id);
    const controller = new AbortController();
    const onBytes = (receivedBytes: number): void => {
      download.receivedBytes = receivedBytes;
      const share = Math.min(1, receivedBytes / (wholeBytes.get(model.id) ?? model.downloadBytes));
      for (const listener of download.listeners) listener(share);
    };
    const ended = fetchAfter(running, model, address, controller.signal, onBytes).finally(() => {
      if (downloads.get(model.id) === download) downloads.delete(model.id);
    });
    // Those who wait get the failure; the state keeps it for those who come later.
    ended.catch((error: unknown) => {
      if (!controller.signal.aborted)
        failures.set(model.id, error instanceof ModelFetchError ? error.problem : UNEXPECTED);
    });
    const download: Download = {
      controller,
      ended,
      listeners: new Set(),
      receivedBytes: 0,
      waiting: 0,
      startedByHand: false,
    };
    downloads.set(model.id, download);
    return download;
  };

  const cancel = async (model: StoredModel): Promise<void> => {
    const download = downloads.get(model.id);
    if (download === undefined) return;
    download.controller.abort(new ModelFetchError(problem('model_stopped')));
    await download.ended.catch(() => undefined);
  };

  return {
    filesOf,
    stateOf: async (model) => {
      const known = await sizes(model);
      const begun = await Promise.all(
        model.files.map((path) => files.scratch.sizeBytes(storeName(model, path))),
      );
      const receivedBytes = [...known, ...begun].reduce<number>((sum, size) => sum + (size ?? 0), 0);
      const download = downloads.get(model.id);
      if (download !== undefined)
        return { state: 'downloading', receivedBytes: download.receivedBytes, problem: null };
      if (!known.includes(null)) return { state: 'ready', receivedBytes, problem: null };
      const failure = failures.get(model.id) ?? null;
      return { state: failure === null ? 'absent' : 'failed', receivedBytes, problem: failure };
    },

    ensure: async (model, address, { signal, onProgress }) => {
      signal.throwIfAborted();
      if ((await sizes(model)).includes(null)) {
        const download = begin(model, address);
        download.waiting += 1;
        download.listeners.add(onProgress);
        try {
          await untilAborted(download.ended, signal);
        } finally {
          download.waiting -= 1;
          download.listeners.delete(onProgress);
          if (download.waiting === 0 && !download.startedByHand && signal.aborted) await cancel(model);
        }
      }
      return filesOf(model);
    },

    start: (model, address) => {
      begin(model, address).startedByHand = true;
    },
    cancel,
    take: async (model, name, body) => {
      const path = model.files.find((known) => known.split('/').at(-1) === name);
      if (path === undefined) return false;
      await cancel(model);
      failures.delete(model.id);
      const target = storeName(model, path);
      let received = 0;
      try {
        await writeStream(files.scratch, target, body, 0, (bytes) => {
          received += bytes.byteLength;
        });
        if (received > 0) await files.keep(target, target);
        return received > 0;
      } finally {
        await files.scratch.remove(target);
      }
    },
    remove: async (model) => {
      await cancel(model);
      failures.delete(model.id);
      for (const path of model.files) {
        await files.remove(storeName(model, path));
        await files.scratch.remove(storeName(model, path));
      }
    },
    stop: async () => {
      await Promise.all(
        [...downloads.values()].map(({ controller, ended }) => {
          controller.abort(new Error('The service is stopping.'));
          return ended.catch(() => undefined);
        }),
      );
    },
  };
}

const UNEXPECTED = problem('model_unexpected');

function storeName({ id }: StoredModel, path: string): string {
  return `${MODELS_FOLDER}/${id}--${path.replaceAll('/', '-')}`;
}

function filesOf(model: StoredModel): Readonly<Record<string, string>> {
  return Object.fromEntries(model.files.map((path) => [path, storeName(model, path)]));
}

function untilAborted(work: Promise<void>, signal: AbortSignal): Promise<void> {
  return new Promise((resolve, reject) => {
    const leave = (): void => reject(signal.reason);
    signal.addEventListener('abort', leave, { once: true });
    work.then(resolve, reject).finally(() => signal.removeEventListener('abort', leave));
  });
}
