/** The Node host around a studio for tests, listening on a free port of this machine. */
import { createFolderFileStore } from '../../hosts/node/folder-file-store.ts';
import { openClientFiles } from '../../hosts/node/http/client-files.ts';
import { createCrossOrigin } from '../../hosts/node/http/cross-origin.ts';
import { openHttpServer } from '../../hosts/node/http/http-server.ts';
import { createOwnAddress } from '../../hosts/node/http/own-address.ts';
import { sendFromFolder } from '../../hosts/node/http/with-store-file.ts';
import type { TestStudio } from './test-studio.ts';

/** @param origins pages of elsewhere that may use it */
export async function serveStudio(studio: TestStudio, origins: readonly string[] = []) {
  const parts = {
    fetch: (request: Request) => studio.service.fetch(request),
    sendStored: sendFromFolder(createFolderFileStore(studio.folder).pathOf),
    client: await openClientFiles(studio.folder),
    crossOrigin: createCrossOrigin(origins),
    address: createOwnAddress(undefined),
    log: { error: (message: string) => void studio.logged.push(message) },
  };
  return openHttpServer(parts, '127.0.0.1', 0);
}
