/** The uploads of a page to one service. Their worker starts once there is something to send. */
import { WITHOUT_STORAGE } from '../../base/browser/keep-in-memory.ts';
import { isStorageBlocked } from '../../base/browser/without-storage.ts';
import type { Connection } from '../../client/connection.ts';
import { idbStore } from '../../client/idb-store.ts';
import {
  createUploadManager,
  type UploadManager,
  type UploadThread,
} from '../../client/uploads/upload-manager.ts';
import type { UploadRecord } from '../../client/uploads/upload-records.ts';
import { openRelayPort } from './relay-port.ts';

/** @param openPace a port for `joinPace`; null where there is no budget to keep */
export function openUploads(connection: Connection, openPace: () => MessagePort | null): UploadManager {
  const start = (): UploadThread => ({
    worker: new Worker(new URL('./upload.worker.ts', import.meta.url), {
      type: 'module',
      name: isStorageBlocked() ? WITHOUT_STORAGE : '',
    }),
    relay: connection.kind === 'browser' ? openRelayPort(connection.fetch) : null,
    pace: openPace(),
  });
  return createUploadManager(connection, start, hasLeft(connection));
}

/** Where what was written down cannot be read, the worker finds that too, and says so. */
async function hasLeft({ id }: Connection): Promise<boolean> {
  const rows = await idbStore<UploadRecord>('uploads')
    .list()
    .catch(() => null);
  return rows === null || rows.some(({ connectionId }) => connectionId === id);
}
