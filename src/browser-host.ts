/** How this page reaches a service: the one in this browser, or one by address. Handed to the program by main. */
import type { AppHost, RemoteAddress } from './app/host.ts';
import type { Connection } from './client/connection.ts';
import { createUploadManager } from './client/uploads/upload-manager.ts';
import { connectStudio } from './hosts/browser/connect-studio.ts';
import { openRelayPort } from './hosts/browser/relay-port.ts';
import { requireBrowser } from './hosts/browser/require-browser.ts';

async function connectBrowser(): Promise<Connection> {
  await requireBrowser();
  const { fetch, apiKey, ownerToken } = await connectStudio();
  return { id: 'browser', kind: 'browser', baseUrl: '', fetch, apiKey, ownerToken };
}

function connectRemote({ baseUrl, apiKey, ownerToken }: RemoteAddress): Connection {
  return {
    id: `remote ${baseUrl}`,
    kind: 'remote',
    baseUrl,
    fetch: (input, init) => fetch(input, init),
    apiKey,
    ownerToken: ownerToken === '' ? null : ownerToken,
  };
}

export const browserHost: AppHost = {
  connectBrowser,
  connectRemote,
  openUploads(connection) {
    const worker = new Worker(new URL('./hosts/browser/upload.worker.ts', import.meta.url), {
      type: 'module',
    });
    return createUploadManager(
      connection,
      worker,
      connection.kind === 'browser' ? openRelayPort(connection.fetch) : null,
    );
  },
};
