/** Opens a file of the origin private file system for positioned writing inside a worker. */

/** The FileStore's names are paths below this folder (opfs-file-store.ts keeps to the same). */
const ROOT_FOLDER = 'cliproom';
/** A terminated worker gives its lock back a moment later. */
const LOCK_RETRY_MS = 100;
const LOCK_TRIES = 30;

/** Only workers have it, so TypeScript's DOM library leaves it out. */
interface SyncAccessHandle {
  write(bytes: Uint8Array, options: { at: number }): number;
  truncate(sizeBytes: number): void;
  flush(): void;
  close(): void;
}

interface LockableFile {
  createSyncAccessHandle(): Promise<SyncAccessHandle>;
}

export interface OpfsOutput {
  write(bytes: Uint8Array, position: number): void;
  close(): void;
}

/** Creates or empties the file. Throws DOMException NoModificationAllowedError while somebody else writes it. */
export async function openOpfsOutput(name: string): Promise<OpfsOutput> {
  const parts = name.split('/');
  const fileName = parts.pop();
  if (!fileName) throw new Error(`"${name}" is not a file name.`);
  let folder = await navigator.storage.getDirectory();
  for (const part of [ROOT_FOLDER, ...parts])
    folder = await folder.getDirectoryHandle(part, { create: true });
  const file = (await folder.getFileHandle(fileName, { create: true })) as unknown as LockableFile;
  const handle = await lock(file);
  handle.truncate(0);
  return {
    write(bytes, position) {
      const written = handle.write(bytes, { at: position });
      if (written !== bytes.byteLength) {
        throw new DOMException('The device is full.', 'QuotaExceededError');
      }
    },
    close() {
      handle.flush();
      handle.close();
    },
  };
}

async function lock(file: LockableFile): Promise<SyncAccessHandle> {
  for (let attempt = 1; ; attempt += 1) {
    try {
      return await file.createSyncAccessHandle();
    } catch (error) {
      const busy = error instanceof DOMException && error.name === 'NoModificationAllowedError';
      if (!busy || attempt === LOCK_TRIES) throw error;
      await new Promise((resolve) => setTimeout(resolve, LOCK_RETRY_MS));
    }
  }
}
