/**
 * The FileStore port on the origin private file system, inside a worker. Files live below the folder
 * `cliproom`; the media workers write their outputs below the same one. A film kept by reference has a name here and
 * its bytes elsewhere (`references/`).
 */
import { problem } from '../../contract/problems/problem.ts';
import { createPlacedFileStore } from '../../service/files/placed-files.ts';
import {
  type FileStore,
  type FileWriter,
  type ListedFile,
  StorageFullError,
} from '../../service/kernel/ports/file-store.ts';
import {
  isNamed,
  locateFile,
  lockFile,
  onceUnlocked,
  openFolder,
  openRoot,
  type SyncAccessHandle,
} from './opfs-handle.ts';
import type { QuotaWatch } from './opfs-quota.ts';
import { readStored } from './references/open-original.ts';
import { openReferences } from './references/referenced-files.ts';

/** Only workers can move files, so TypeScript's DOM library leaves it out. */
interface WorkerFileHandle extends FileSystemFileHandle {
  move(folder: FileSystemDirectoryHandle, name: string): Promise<void>;
}

/** More than what the service keeps free for deleting. */
const TRIED_BYTES = 32 * 1024 ** 2;
/** Of one write. The service's own notes are shorter. */
const MUCH_BYTES = 64 * 1024;
const TRIED_FILE = 'room-tried';

/**
 * @param quota of the handles of this worker.
 * @param beforeMuch done once, before this worker writes more than what it notes for itself
 */
export async function createOpfsFileStore(
  quota: QuotaWatch,
  beforeMuch: () => Promise<void>,
): Promise<FileStore> {
  let prepared: Promise<void> | null = null;
  const prepare = (): Promise<void> => {
    prepared ??= beforeMuch().catch((error: unknown) => {
      prepared = null;
      throw error;
    });
    return prepared;
  };
  const root = await openRoot();
  const references = openReferences();
  const folderOf = (names: readonly string[], create: boolean) => openFolder(root, names, create);
  const locate = async (path: string, create: boolean): Promise<WorkerFileHandle> =>
    (await locateFile(root, path, create)) as WorkerFileHandle;

  const handlesIn = async (path: string): Promise<FileSystemFileHandle[]> => {
    const folder = await folderOf(path.split('/'), false).catch(onMissing(undefined));
    const handles: FileSystemFileHandle[] = [];
    if (folder === undefined) return handles;
    for await (const handle of folder.values())
      if (handle instanceof FileSystemFileHandle) handles.push(handle);
    return handles;
  };

  /** Grows a file without writing it, and takes it away again. */
  const hasRoom = async (): Promise<boolean> => {
    try {
      const handle = await lockFile(await locate(TRIED_FILE, true));
      try {
        return handle.write(new Uint8Array(1), { at: TRIED_BYTES - 1 }) === 1;
      } finally {
        handle.truncate(0);
        handle.close();
      }
    } catch (error) {
      if (isNamed(error, 'QuotaExceededError')) return false;
      throw error;
    } finally {
      await root.removeEntry(TRIED_FILE).catch(onMissing(undefined));
    }
  };

  let trying: Promise<boolean> | null = null;
  /** Whoever asks meanwhile is told the same: the file is one. */
  const hasRoomNow = (): Promise<boolean> => {
    trying ??= hasRoom().finally(() => {
      trying = null;
    });
    return trying;
  };

  /** Whatever makes a file or a folder may find no room. */
  const withRoom = async <Result>(work: () => Promise<Result>): Promise<Result> => {
    try {
      return await work();
    } catch (error) {
      if (!isNamed(error, 'QuotaExceededError')) throw error;
      quota.doubt();
      throw full(error);
    }
  };

  return createPlacedFileStore({
    openWriter: (name) =>
      withRoom(async () => createWriter(await lockFile(await locate(name, true)), prepare)),
    references,
    read: (name) => readStored(root, name),
    sizeBytes: async (name) => {
      const file = await locate(name, false).catch(onMissing(undefined));
      return file === undefined ? references.sizeBytes(name) : (await file.getFile()).size;
    },
    move: (from, to) =>
      withRoom(async () => {
        const names = to.split('/');
        const name = names.pop() ?? '';
        const folder = await folderOf(names, true);
        await onceUnlocked(async () => (await locate(from, false)).move(folder, name));
      }),
    remove: async (path) => {
      const names = path.split('/');
      const name = names.pop() ?? '';
      const folder = await folderOf(names, false).catch(onMissing(undefined));
      const isOwn =
        folder !== undefined &&
        (await onceUnlocked(() => folder.removeEntry(name)).then(() => true, onMissing(false)));
      if (!isOwn) await references.forget(path);
    },
    names: async (path) => (await handlesIn(path)).map(({ name }) => `${path}/${name}`),
    list: async (path) => {
      // Side by side: one after the other, thousands take four times as long.
      const files = await Promise.all(
        (await handlesIn(path)).map((handle) => handle.getFile().catch(onMissing(undefined))),
      );
      // What was removed in the meantime is not in the folder.
      return files
        .filter((file) => file !== undefined)
        .map(({ name, size, lastModified }): ListedFile => {
          return { name: `${path}/${name}`, sizeBytes: size, modifiedMs: lastModified };
        });
    },
    freeBytes: async () => {
      if (quota.isDoubted()) {
        if (!(await hasRoomNow())) return 0;
        quota.trust();
      }
      const { quota: allowed, usage } = await navigator.storage.estimate();
      return allowed === undefined || usage === undefined ? null : Math.max(0, allowed - usage);
    },
  });
}

function createWriter(handle: SyncAccessHandle, beforeMuch: () => Promise<void>): FileWriter {
  let flushing: Promise<void> | null = null;
  /** Parts that are waiting side by side are written first, and flushed together. */
  const flushed = (): Promise<void> => {
    flushing ??= new Promise((resolve) => setTimeout(resolve)).then(() => {
      flushing = null;
      handle.flush();
    });
    return flushing;
  };
  return {
    write: async (bytes, offset) => {
      const buffer = bytes instanceof Blob ? new Uint8Array(await bytes.arrayBuffer()) : bytes;
      if (buffer.byteLength >= MUCH_BYTES) await beforeMuch();
      try {
        if (handle.write(buffer, { at: offset }) !== buffer.byteLength) throw full(undefined);
        await flushed();
      } catch (error) {
        throw isNamed(error, 'QuotaExceededError') ? full(error) : error;
      }
    },
    truncate: async (sizeBytes) => handle.truncate(sizeBytes),
    close: async () => handle.close(),
  };
}

function full(cause: unknown): StorageFullError {
  return new StorageFullError(problem('browser_full'), {
    cause,
  });
}

/** Turns "not there" into a value; every other error goes on. */
function onMissing<Value>(value: Value): (error: unknown) => Value {
  return (error) => {
    if (isNamed(error, 'NotFoundError')) return value;
    throw error;
  };
}
