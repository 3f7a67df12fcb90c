/**
 * A connection beside the pool for what PostgreSQL ties to a connection: listening, and locks that outlive a transaction.
 * Looked after every few seconds, given up when it does not answer, and made again for as long as it is wanted.
 */
import { Client } from 'pg';
import { deferred } from '../../../base/work/deferred.ts';
import { pause } from '../../../service/kernel/pause.ts';
import type { Log } from '../../../service/kernel/ports/log.ts';

export interface StandingOptions {
  readonly address: string;
  /** What PostgreSQL shows of it. */
  readonly name: string;
  readonly log: Log;
  /** Called with each new connection at once, and again every few seconds; a throw gives the connection up. */
  readonly attend: (client: Client, isNew: boolean) => Promise<void>;
  /** It is gone, with whatever it held. */
  readonly lost: () => void;
}

export interface StandingConnection {
  /** What the first try came to: rejects where there was no connection. It is tried again in any case. */
  readonly first: Promise<void>;
  /** Calls `lost` as well. */
  close(): Promise<void>;
}

const ATTEND_EVERY_MS = 2000;
const ANSWER_WITHIN_MS = 5000;
const TRY_AGAIN_MS = { least: 100, most: 5000 };
/** What a machine held that is gone without goodbye is free after about half a minute. */
const NOTICE_THE_DEAD =
  'SET tcp_keepalives_idle = 10; SET tcp_keepalives_interval = 5; SET tcp_keepalives_count = 4';

export function keepConnection(options: StandingOptions): StandingConnection {
  const closing = new AbortController();
  const first = deferred<void>();
  first.promise.catch(() => undefined);
  let tryAgainMs = TRY_AGAIN_MS.least;

  /** Until it is lost or closed. */
  const attendTo = async (client: Client, gone: AbortSignal): Promise<void> => {
    const over = AbortSignal.any([gone, closing.signal]);
    try {
      for (let isNew = true; !over.aborted; isNew = false) {
        await options.attend(client, isNew);
        first.resolve();
        tryAgainMs = TRY_AGAIN_MS.least;
        await pause(ATTEND_EVERY_MS, over);
      }
    } finally {
      options.lost();
    }
    if (!closing.signal.aborted) gone.throwIfAborted();
  };

  const standOnce = async (): Promise<void> => {
    const client = new Client({
      connectionString: options.address,
      application_name: options.name,
      keepAlive: true,
      connectionTimeoutMillis: ANSWER_WITHIN_MS,
      query_timeout: ANSWER_WITHIN_MS,
    });
    const gone = new AbortController();
    client.once('end', () => gone.abort(new Error('The connection ended.')));
    client.on('error', (error) => gone.abort(error));
    try {
      await client.connect();
      await client.query(NOTICE_THE_DEAD);
      await attendTo(client, gone.signal);
    } finally {
      await endSoon(client);
    }
  };

  const keep = async (): Promise<void> => {
    while (!closing.signal.aborted) {
      try {
        await standOnce();
      } catch (error) {
        first.reject(error);
        options.log.error(`A connection to the database was lost: ${options.name}.`, error, {});
      }
      await pause(tryAgainMs, closing.signal);
      tryAgainMs = Math.min(tryAgainMs * 2, TRY_AGAIN_MS.most);
    }
  };

  const kept = keep();
  return {
    first: first.promise,
    close: async () => {
      closing.abort();
      await kept;
    },
  };
}

/** Over a way that is cut, the goodbye is never answered. */
async function endSoon(client: Client): Promise<void> {
  const ended = new AbortController();
  await Promise.race([
    client
      .end()
      .catch(() => undefined)
      .finally(() => ended.abort()),
    pause(ANSWER_WITHIN_MS, ended.signal),
  ]);
}
