/**
 * Tells every process on one database what changed, by LISTEN and NOTIFY: a process wakes its own waiters at once and the
 * others over a connection that listens. What may have been missed is made up for: all are woken when that connection was
 * made again, and each is woken every few seconds in any case.
 */
import { randomUUID } from 'node:crypto';
import {
  type ChangeSignal,
  createTopicListeners,
  nextBy,
  type TopicListeners,
} from '../../../service/kernel/change-signal.ts';
import { oneAtATime } from '../../../service/kernel/one-at-a-time.ts';
import type { Database } from '../../../service/kernel/ports/database.ts';
import type { Log } from '../../../service/kernel/ports/log.ts';
import { keepConnection } from './standing-connection.ts';

interface SignalOptions {
  readonly address: string;
  /** What is sent goes over its pool. */
  readonly database: Database;
  readonly log: Log;
  /** How often all who listen look again without being told. */
  readonly recheckMs?: number;
}

export interface PostgresSignals extends ChangeSignal {
  /** What was notified is sent first. */
  close(): Promise<void>;
}

export const SIGNALS_CONNECTION = 'cliproom signals';
const RECHECK_MS = 5000;
/** PostgreSQL takes 8,000 bytes; a topic is an id or little more. */
const TOPIC_LENGTH_MAX = 1000;
/** Each process knows its own by a name in front, and has woken its waiters by then. */
const SEND = `SELECT COUNT(pg_notify('cliproom_changed', CAST(?1 AS text) || value)) AS sent
  FROM json_array_elements_text(CAST(?2 AS json))`;

/** Resolves once it listens; rejects where the database cannot be reached. */
export async function openPostgresSignals(options: SignalOptions): Promise<PostgresSignals> {
  const { address, database, log, recheckMs = RECHECK_MS } = options;
  const own = `${randomUUID()} `;
  const { listen: listenHere, wake, wakeAll } = createTopicListeners();
  const connection = keepConnection({
    address,
    log,
    name: SIGNALS_CONNECTION,
    attend: async (client, isNew) => {
      if (!isNew) {
        await client.query('SELECT 1');
        return;
      }
      client.on('notification', ({ payload = '' }) => {
        if (!payload.startsWith(own)) wake(payload.slice(own.length));
      });
      await client.query('LISTEN cliproom_changed');
      wakeAll();
    },
    lost: () => undefined,
  });
  try {
    await connection.first;
  } catch (error) {
    await connection.close();
    throw error;
  }

  const unsent = new Set<string>();
  const sending = oneAtATime(
    async () => {
      // What is notified in one go is sent in one statement, each topic once.
      await Promise.resolve();
      const topics = [...unsent];
      unsent.clear();
      if (topics.length > 0) await database.get(SEND, [own, JSON.stringify(topics)]);
    },
    (error) => log.error('Other hosts could not be told of a change.', error, {}),
  );
  const listen = rechecking(listenHere, recheckMs);
  return {
    notify: (topic) => {
      if (topic.length > TOPIC_LENGTH_MAX) throw new Error(`A topic is no message: ${topic.slice(0, 40)}…`);
      wake(topic);
      unsent.add(topic);
      sending.ask();
    },
    listen,
    next: nextBy(listen),
    close: async () => {
      await sending.idle();
      await connection.close();
    },
  };
}

function rechecking(listen: TopicListeners['listen'], everyMs: number): TopicListeners['listen'] {
  return (topic, wake) => {
    const stopListening = listen(topic, wake);
    const timer = setInterval(wake, everyMs);
    return () => {
      clearInterval(timer);
      stopListening();
    };
  };
}
