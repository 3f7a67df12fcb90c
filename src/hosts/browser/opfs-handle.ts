/** Names and locks of the origin private file system: what the file store and the media workers share. */
import { problem } from '../../contract/problems/problem.ts';
import { FileMissingError } from '../../service/kernel/ports/file-store.ts';

/** Every file of the service is a path below this folder. */
const OPFS_ROOT = 'cliproom';

/** A worker that closed a file, or was ended, gives its lock back a moment later. */
const LOCK_RETRY_MS = 100;
const LOCK_TRIES = 30;

/** Only workers have it, so TypeScript's DOM library leaves it out. */
export interface SyncAccessHandle {
  write(bytes: Uint8Array, options: { at: number }): number;
  truncate(sizeBytes: number): void;
  flush(): void;
  close(): void;
}

interface LockableFile {
  createSyncAccessHandle(): Promise<SyncAccessHandle>;
}

export async function openRoot(): Promise<FileSystemDirectoryHandle> {
  return (await navigator.storage.getDirectory()).getDirectoryHandle(OPFS_ROOT, { create: true });
}

/** Throws DOMException NotFoundError where a folder is missing and not to be created. */
export async function openFolder(
  root: FileSystemDirectoryHandle,
  names: readonly string[],
  create: boolean,
): Promise<FileSystemDirectoryHandle> {
  let folder = root;
  for (const name of names) folder = await folder.getDirectoryHandle(name, { create });
  return folder;
}

/** @param path as in the FileStore */
export async function locateFile(
  root: FileSystemDirectoryHandle,
  path: string,
  create: boolean,
): Promise<FileSystemFileHandle> {
  const names = path.split('/');
  const name = names.pop() ?? '';
  return (await openFolder(root, names, create)).getFileHandle(name, { create });
}

/** By reference, not read. @throws FileMissingError */
export async function readFile(root: FileSystemDirectoryHandle, path: string): Promise<File> {
  try {
    return await (await locateFile(root, path, false)).getFile();
  } catch (error) {
    if (isNamed(error, 'NotFoundError'))
      throw new FileMissingError(problem('file_not_there', { name: path }));
    throw error;
  }
}

/** Throws DOMException NoModificationAllowedError where somebody keeps writing the file. */
export function lockFile(file: FileSystemFileHandle): Promise<SyncAccessHandle> {
  return onceUnlocked(() => (file as unknown as LockableFile).createSyncAccessHandle());
}

/** Tries again while the file is locked by a worker that is done with it. */
export async function onceUnlocked<Result>(work: () => Promise<Result>): Promise<Result> {
  for (let attempt = 1; ; attempt += 1) {
    try {
      return await work();
    } catch (error) {
      if (!isNamed(error, 'NoModificationAllowedError') || attempt === LOCK_TRIES) throw error;
      await new Promise((resolve) => setTimeout(resolve, LOCK_RETRY_MS));
    }
  }
}

export function isNamed(error: unknown, name: string): boolean {
  return error instanceof DOMException && error.name === name;
}
