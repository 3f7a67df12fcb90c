/**
 * Which service the program talks to, and the client for it. A remote key lives in memory for this tab
 * unless the person asked to keep it on the device.
 */
import { onlineManager, type QueryClient, useQueryClient } from '@tanstack/react-query';
import { createContext, type ReactNode, use, useCallback, useEffect, useMemo, useRef, useState } from 'react';
import type { ApiClient } from '../../../client/api-client.ts';
import type { Connection } from '../../../client/connection.ts';
import { idbStore } from '../../../client/idb-store.ts';
import type { Intent } from '../../../client/intents.ts';
import type { UploadManager } from '../../../client/uploads/upload-manager.ts';
import type { AppHost, RemoteAddress } from '../../host.ts';
import { openPart } from '../../i18n/translate.ts';
import type { Finished } from '../changes/finish-unsent.ts';
import { unsentKeys } from '../changes/unsent-keys.ts';
import { keptConnection } from './kept-connection.ts';
import { needsNetwork } from './needs-network.ts';

export interface Session {
  readonly client: ApiClient;
  readonly uploads: UploadManager;
  /** What was made of what earlier pages left undone; null where they left nothing. */
  readonly finished: Finished | null;
  /** Until the service answers, pages show what was read by then; null while it can be reached. */
  readonly lastReadMs: number | null;
}

export type SessionState =
  | { readonly status: 'connecting'; readonly to: Connection['kind'] }
  | { readonly status: 'failed'; readonly to: Connection['kind']; readonly error: unknown }
  | { readonly status: 'ready'; readonly session: Session };

interface SessionContext {
  readonly state: SessionState;
  /** null: the service in this browser. `keep`: remember address and key on this device. */
  readonly connect: (address: RemoteAddress | null, keep: boolean) => void;
  /** The same service once more. */
  readonly retry: () => void;
  /** Of this browser, whichever service it talks to. */
  readonly tryDevice: AppHost['tryDevice'];
  readonly openOriginals: AppHost['openOriginals'];
}

const Context = createContext<SessionContext | null>(null);

/** What this device talks to first. */
export interface FirstService {
  /** null: the service in this browser. */
  readonly address: RemoteAddress | null;
  readonly connecting: Promise<Connection>;
}

/** Called before anything is drawn: a worker takes longer to start than the page to be there. */
export async function connectFirst(host: AppHost): Promise<FirstService> {
  const [address = null] = await keptConnection()
    .list()
    // A browser that keeps nothing remembers no address either.
    .catch((error: unknown) => {
      reportError(error);
      return [];
    });
  const connecting = connectTo(host, address);
  // Whoever shows it is told; it may be there later.
  connecting.catch(() => undefined);
  return { address, connecting };
}

const connectTo = (host: AppHost, address: RemoteAddress | null): Promise<Connection> =>
  address === null ? host.connectBrowser() : host.connectRemote(address);

interface SessionProviderProps {
  readonly host: AppHost;
  readonly first: Promise<FirstService>;
  readonly children: ReactNode;
}

export function SessionProvider({ host, first, children }: SessionProviderProps) {
  const [state, setState] = useState<SessionState>({ status: 'connecting', to: 'browser' });
  const queries = useQueryClient();
  const current = useRef<Session | null>(null);
  const wanted = useRef<RemoteAddress | null>(null);
  const opening = useRef(0);
  const endKeeping = useRef<(() => void) | undefined>(undefined);

  const open = useCallback(
    async (address: RemoteAddress | null, connecting = connectTo(host, address)) => {
      current.current?.uploads.close();
      current.current = null;
      wanted.current = address;
      endKeeping.current?.();
      // Services start at their own pace; only the one asked for last may be shown.
      const turn = ++opening.current;
      queries.clear();
      const to = address === null ? 'browser' : 'remote';
      setState({ status: 'connecting', to });
      try {
        const [connection, , elsewhere] = await Promise.all([
          connecting,
          loadClient(),
          // The service in this browser is always in reach.
          address === null ? null : import('../reads/last-read.ts'),
        ]);
        const lastRead = await elsewhere?.reach(connection);
        if (turn !== opening.current) return;
        waitForNetwork(queries, needsNetwork(connection));
        const lastReadMs = lastRead?.show(queries) ?? null;
        const isAway = (): boolean =>
          current.current?.lastReadMs != null || (!navigator.onLine && needsNetwork(connection));
        const session = await openSession(host, connection, { lastReadMs, isAway });
        if (turn !== opening.current) {
          session.uploads.close();
          return;
        }
        const show = (shown: Session): void => {
          current.current = shown;
          setState({ status: 'ready', session: shown });
        };
        show(session);
        if (lastReadMs === null) void resumeSpending(session, queries);
        else
          elsewhere?.onReturn(session.client, queries, async () => {
            const finished = await finishLeftBehind(session.client);
            if (turn !== opening.current) return false;
            waitForNetwork(queries, needsNetwork(connection));
            show({ ...session, finished, lastReadMs: null });
            void resumeSpending(session, queries);
            return true;
          });
        const end = await elsewhere?.keepWhatIsRead(session.client, queries);
        if (turn === opening.current) endKeeping.current = end;
        else end?.();
      } catch (error) {
        await openPart('problems').catch(reportError);
        if (turn === opening.current) setState({ status: 'failed', to, error });
      }
    },
    [host, queries],
  );

  useEffect(() => {
    void first.then(({ address, connecting }) => open(address, connecting));
  }, [first, open]);

  const connect = useCallback(
    (address: RemoteAddress | null, keep: boolean) => {
      endKeeping.current?.();
      const remembered =
        keep && address !== null
          ? keptConnection().put({ ...address, id: 'kept' })
          : keptConnection().remove('kept');
      // What was read of the service before goes with the connection. A device that can keep neither connects all the same.
      void Promise.all([remembered, import('../reads/last-read.ts').then(({ forgetReads }) => forgetReads())])
        .catch(reportError)
        .then(() => open(address));
    },
    [open],
  );

  const retry = useCallback(() => void open(wanted.current), [open]);
  const { tryDevice, openOriginals } = host;
  const value = useMemo(
    () => ({ state, connect, retry, tryDevice, openOriginals }),
    [state, connect, retry, tryDevice, openOriginals],
  );
  return <Context value={value}>{children}</Context>;
}

/** The service in this browser needs none; what is asked of one elsewhere waits for it. Changes never wait: they would be sent unseen. */
function waitForNetwork(queries: QueryClient, isElsewhere: boolean): void {
  // A service that was out of reach may have left it off (`last-read.ts`).
  onlineManager.setOnline(navigator.onLine);
  const { queries: reads, mutations } = queries.getDefaultOptions();
  queries.setDefaultOptions({
    queries: { ...reads, networkMode: isElsewhere ? 'online' : 'always' },
    mutations: { ...mutations, networkMode: 'always' },
  });
}

/**
 * What was paid for before a reload is asked for again under its key, then shown like any other work. A
 * device that cannot read what was written down keeps it for the next visit; the session works without.
 */
async function resumeSpending(session: Session, queries: QueryClient): Promise<void> {
  try {
    if ((await session.client.resumeIntents()) > 0) await queries.invalidateQueries();
  } catch (error) {
    reportError(error);
  }
}

/**
 * The contract with its schemas, and the sentences for what a service may say: nothing on the first screen needs them, so
 * they load after it, while the service starts.
 */
const loadClient = () => Promise.all([import('../../../client/api-client.ts'), openPart('problems')]);

async function openSession(
  host: AppHost,
  connection: Connection,
  { lastReadMs, isAway }: { readonly lastReadMs: number | null; readonly isAway: () => boolean },
): Promise<Session> {
  const [[{ createApiClient }], pace] = await Promise.all([loadClient(), host.openPace(connection)]);
  const client = createApiClient(connection, { intents: idbStore<Intent>('intents'), pace, isAway });
  const [uploads, finished] = await Promise.all([
    host.openUploads(connection),
    lastReadMs === null ? finishLeftBehind(client) : null,
  ]);
  // Whoever hears the service first tells the others.
  const { connectivity } = client;
  connectivity.subscribe(() => {
    if (!connectivity.isSilent()) uploads.wake();
  });
  return { client, uploads, finished, lastReadMs };
}

/** Before any page reads, or reads anew: what it shows then is what was meant. Loaded only where there may be something. */
async function finishLeftBehind(client: ApiClient): Promise<Finished | null> {
  if (unsentKeys().length === 0) return null;
  try {
    return await (await import('../changes/finish-unsent.ts')).finishUnsent(client);
  } catch (error) {
    reportError(error);
    return null;
  }
}

export function useSessionState(): SessionContext {
  const value = use(Context);
  if (value === null) throw new Error('useSessionState needs a SessionProvider above it.');
  return value;
}

/** The session where a route is shown only once there is one. */
export function useSession(): Session {
  const { state } = useSessionState();
  if (state.status !== 'ready') throw new Error('This part is shown only once a service is connected.');
  return state.session;
}

export function useClient(): ApiClient {
  return useSession().client;
}
