/**
 * SQLite's file pool begins by making a file and removing it, to see whether the browser's handles are new enough. Where
 * the browser gives no more room that fails, and with it the library that is there. This program asks for such handles
 * before it loads the pool (`require-browser.ts`), so where there is no room that one file need not be made.
 */
import { isNamed } from './opfs-handle.ts';

/** The name by which the pool's file is known, without its random end. */
const CHECK_FILE = '.opfs-sahpool-sync-check-';

/** Runs `open` with the pool's check answered where it cannot be made. */
export async function withoutCheckFile<Result>(
  folders: FileSystemDirectoryHandle,
  open: () => Promise<Result>,
): Promise<Result> {
  const { getFileHandle, removeEntry } = folders;
  const notMade = new Set<string>();
  folders.getFileHandle = async function (this: FileSystemDirectoryHandle, name, options) {
    try {
      return await getFileHandle.call(this, name, options);
    } catch (error) {
      if (!name.startsWith(CHECK_FILE) || !isNamed(error, 'QuotaExceededError')) throw error;
      notMade.add(name);
      const handle = { createSyncAccessHandle: async () => ({ close: () => undefined }) };
      return handle as unknown as FileSystemFileHandle;
    }
  };
  folders.removeEntry = async function (this: FileSystemDirectoryHandle, name, options) {
    if (!notMade.delete(name)) await removeEntry.call(this, name, options);
  };
  try {
    return await open();
  } finally {
    folders.getFileHandle = getFileHandle;
    folders.removeEntry = removeEntry;
  }
}
