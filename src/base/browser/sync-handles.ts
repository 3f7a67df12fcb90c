/** Whether a worker may open files of the origin's own file system at once (`FileSystemSyncAccessHandle`): tried, not told from a name. */

const TRIAL = 'cliproom-trial';

interface Openable {
  createSyncAccessHandle(): Promise<{ write(bytes: Uint8Array): number; close(): void }>;
}

/** Inside a dedicated worker. WebKitGTK has the method and throws; others lack it. */
export async function opensFilesAtOnce(): Promise<boolean> {
  try {
    const root = await navigator.storage.getDirectory();
    const file = (await root.getFileHandle(TRIAL, { create: true })) as unknown as Openable;
    const handle = await file.createSyncAccessHandle();
    const written = handle.write(Uint8Array.of(1));
    handle.close();
    await root.removeEntry(TRIAL);
    return written === 1;
  } catch {
    return false;
  }
}
