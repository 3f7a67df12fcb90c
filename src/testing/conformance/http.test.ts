import { createFolderFileStore } from '../../hosts/node/folder-file-store.ts';
import { openClientFiles } from '../../hosts/node/http/client-files.ts';
import { createCrossOrigin } from '../../hosts/node/http/cross-origin.ts';
import { openHttpServer } from '../../hosts/node/http/http-server.ts';
import { createOwnAddress } from '../../hosts/node/http/own-address.ts';
import { conformance } from './conformance.ts';
import { overNetwork } from './over-network.ts';
import { startTestStudio } from './test-studio.ts';

conformance('the service over HTTP', async () => {
  const studio = await startTestStudio();
  const server = await openHttpServer(
    {
      fetch: (request) => studio.service.fetch(request),
      pathOf: createFolderFileStore(studio.folder).pathOf,
      client: await openClientFiles(studio.folder),
      crossOrigin: createCrossOrigin([]),
      address: createOwnAddress(undefined),
      log: { error: (message) => void studio.logged.push(message) },
    },
    '127.0.0.1',
    0,
  );
  const close = async () => {
    await server.close(0);
    await studio.dispose();
  };
  return { ...studio, fetch: overNetwork(server.origin), close };
});
