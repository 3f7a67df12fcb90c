/**
 * Chores fall to whoever of the processes on one database holds a lock that goes with a connection: when that process ends, is
 * killed or is cut off, PostgreSQL frees it, and the next to ask has it.
 */
import type { Chores, ChoreWork } from '../../../service/kernel/ports/chores.ts';
import type { Log } from '../../../service/kernel/ports/log.ts';
import { keepConnection, type StandingConnection } from './standing-connection.ts';

interface ChoresOptions {
  readonly address: string;
  readonly log: Log;
}

export const CHORES_CONNECTION = 'cliproom chores';
/** Any number that nobody else takes on this database. */
const CHORES_LOCK = 20_261_127;

export function createPostgresChores({ address, log }: ChoresOptions): Chores {
  let connection: StandingConnection | null = null;
  let isOurs = false;
  let ended: Promise<void> = Promise.resolve();

  const told = (error: unknown): void =>
    log.error('What one of all hosts does could not be begun or ended here.', error, {});

  const begin = async (work: ChoreWork): Promise<void> => {
    isOurs = true;
    // Lost and got back: first the end of the time before.
    await ended;
    if (isOurs) await work.begin();
  };

  const end = (work: ChoreWork): void => {
    if (!isOurs) return;
    isOurs = false;
    ended = work.end().catch(told);
  };

  const ask = (work: ChoreWork): StandingConnection =>
    keepConnection({
      address,
      log,
      name: CHORES_CONNECTION,
      attend: async (client) => {
        if (isOurs) {
          await client.query('SELECT 1');
          return;
        }
        const sql = `SELECT pg_try_advisory_lock(${CHORES_LOCK}) AS taken`;
        const { rows } = await client.query<{ taken: boolean }>(sql);
        if (rows[0]?.taken === true) begin(work).catch(told);
      },
      lost: () => end(work),
    });

  return {
    isSole: false,
    start: async (work) => {
      connection = ask(work);
    },
    stop: async () => {
      await connection?.close();
      connection = null;
      await ended;
    },
  };
}
