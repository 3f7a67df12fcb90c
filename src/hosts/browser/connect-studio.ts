/**
 * The page's way to the service in this browser: a fetch that finds the tab running it, dials again when that
 * changes, and repeats what may be repeated. The service itself is loaded only by the worker.
 */
import type { FetchLike } from '../../base/web/fetch-like.ts';
import { deferred } from '../../base/work/deferred.ts';
import { onDevice } from '../../contract/problems/device-problems.ts';
import { DeviceError } from '../../contract/problems/stated-problem.ts';
import type { Credentials } from '../../service/domain/operator/account-setup.ts';
import { connectPort, type PortConnection } from '../../wire/connect-port.ts';
import { PortClosedError } from '../../wire/port-closed-error.ts';
import { leadStudioInTurn } from './lead-studio.ts';
import { createSwitchboard } from './switchboard.ts';
import { STUDIO_ORIGIN, type Welcome } from './tab-messages.ts';

const TRIES = 5;
const WELCOME_WITHIN_MS = 30_000;

export interface StudioConnection extends Credentials {
  readonly fetch: FetchLike;
}

interface Link {
  readonly connection: PortConnection;
  readonly credentials: Credentials;
}

/** Resolves once the service answers. @throws DeviceError */
export async function connectStudio(): Promise<StudioConnection> {
  const board = createSwitchboard();
  /** Secrets change with every start of the worker; callers may go on using the ones they were given first. */
  const ownSecrets = new Set<string>();
  let link: Promise<Link> | null = null;
  let leaderChanged = deferred<void>();

  board.onLeaderChanged = () => {
    const old = link;
    link = null;
    leaderChanged.resolve();
    leaderChanged = deferred<void>();
    old?.then(({ connection }) => connection.close()).catch(() => undefined);
  };
  // Rejected where this tab can never get through; nobody may be waiting for it yet.
  const openElsewhere = deferred<never>();
  openElsewhere.promise.catch(() => undefined);
  leadStudioInTurn(board, () => {
    if (!board.reachesOtherTabs) openElsewhere.reject(new DeviceError(onDevice('open_elsewhere')));
  });

  let leaving = false;
  addEventListener('pagehide', () => {
    leaving = true;
    board.onLeaderChanged();
  });
  addEventListener('pageshow', () => {
    leaving = false;
  });

  const dial = (): Promise<Link> => {
    link ??= openLink().catch((error: unknown) => {
      link = null;
      throw error;
    });
    return link;
  };

  const openLink = async (): Promise<Link> => {
    for (;;) {
      const { port1, port2 } = new MessageChannel();
      const welcome = await Promise.race([
        welcomeOn(port1, () => board.dial(port2)),
        leaderChanged.promise,
        openElsewhere.promise,
      ]);
      if (welcome === undefined) continue;
      if (welcome.type === 'refused') throw new DeviceError(welcome.said);
      const { credentials } = welcome;
      for (const secret of [credentials.apiKey, credentials.ownerToken]) ownSecrets.add(`Bearer ${secret}`);
      return { connection: connectPort(port1), credentials };
    }
  };

  const fetch: FetchLike = async (input, init = {}) => {
    const url = new URL(input, STUDIO_ORIGIN);
    const repeats = mayRepeat(init);
    // Bytes are handed over with each sending: what may be sent again is kept.
    const body = () =>
      repeats && init.body instanceof ArrayBuffer ? init.body.slice(0) : (init.body ?? null);
    for (let attempt = 1; ; attempt += 1) {
      const { connection, credentials } = await dial();
      try {
        return await connection.fetch(url, {
          ...init,
          body: body(),
          headers: withSecret(url, init, credentials, ownSecrets),
        });
      } catch (error) {
        const again = error instanceof PortClosedError && repeats && !leaving && attempt < TRIES;
        if (!again) throw error;
      }
    }
  };

  const { credentials } = await dial();
  return { ...credentials, fetch };
}

/** The service's first word on a port that was just dialled. */
function welcomeOn(port: MessagePort, dial: () => void): Promise<Welcome> {
  return new Promise((resolve, reject) => {
    const timer = setTimeout(() => {
      reject(new DeviceError(onDevice('studio_silent')));
    }, WELCOME_WITHIN_MS);
    port.onmessage = (event: MessageEvent<Welcome>) => {
      clearTimeout(timer);
      port.onmessage = null;
      resolve(event.data);
    };
    dial();
  });
}

/** Whether the request may have run or not, sending it again does no harm. */
function mayRepeat(init: RequestInit): boolean {
  const method = (init.method ?? 'GET').toUpperCase();
  if (init.body instanceof ReadableStream) return false;
  return method === 'GET' || method === 'HEAD' || new Headers(init.headers).has('Idempotency-Key');
}

/** Fills in the secret of now, also for callers that hold one of an earlier start. Links carry none. */
function withSecret(
  url: URL,
  init: RequestInit,
  credentials: Credentials,
  ownSecrets: ReadonlySet<string>,
): Headers {
  const headers = new Headers(init.headers);
  const given = headers.get('Authorization');
  if (given !== null && !ownSecrets.has(given)) return headers;
  if (url.pathname.startsWith('/owner')) headers.set('Authorization', `Bearer ${credentials.ownerToken}`);
  else if (url.pathname.startsWith('/v1')) headers.set('Authorization', `Bearer ${credentials.apiKey}`);
  return headers;
}
