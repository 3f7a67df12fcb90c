/** How this page reaches a service: the one in this browser, or one by address. Handed to the program by main. */
import type { AppHost, RemoteAddress } from './app/host.ts';
import type { Connection } from './client/connection.ts';
import { UNPACED } from './client/pace/pace.ts';
import { connectStudio } from './hosts/browser/connect-studio.ts';
import type { OpenPacePort } from './hosts/browser/open-pace.ts';
import { requireBrowser } from './hosts/browser/require-browser.ts';

async function connectBrowser(): Promise<Connection> {
  await requireBrowser();
  const { fetch, apiKey, ownerToken } = await connectStudio();
  return { id: 'browser', kind: 'browser', baseUrl: '', fetch, apiKey, ownerToken };
}

const connectRemote = async (address: RemoteAddress): Promise<Connection> =>
  (await import('./client/remote-connection.ts')).remoteConnection(address);

let paceBoard: Promise<OpenPacePort> | null = null;

/** Opens one port a thread; null where there is no budget to keep: the service in this browser is shared with nobody. */
async function pacePorts(connection: Connection): Promise<() => MessagePort | null> {
  if (connection.kind === 'browser') return () => null;
  paceBoard ??= import('./hosts/browser/open-pace.ts').then(({ createPaceBoard }) => createPaceBoard());
  const open = await paceBoard;
  return () => open(connection);
}

export const browserHost: AppHost = {
  connectBrowser,
  connectRemote,
  async openPace(connection) {
    const port = (await pacePorts(connection))();
    return port === null ? UNPACED : (await import('./hosts/browser/join-pace.ts')).joinPace(port);
  },
  async openUploads(connection) {
    // Like the client it is of no use before there is a service.
    const [{ openUploads }, openPace] = await Promise.all([
      import('./hosts/browser/open-uploads.ts'),
      pacePorts(connection),
    ]);
    return openUploads(connection, openPace);
  },
  openOriginals: () => import('./hosts/browser/references/originals-of-page.ts'),
  async tryDevice(onTrial, signal) {
    const { tryDevice } = await import('./hosts/browser/media/try-device.ts');
    return tryDevice(onTrial, signal);
  },
};
