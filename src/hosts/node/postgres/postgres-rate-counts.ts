/**
 * Counts requests for all processes on one database: one statement a request, in a table that is not logged, because after a
 * crash of PostgreSQL every minute may begin anew.
 *
 * What only PostgreSQL has stands in a schema of its own, `cliproom_shared`: it is no part of a library, so neither library
 * files nor the comparison with SQLite's tables nor what reads the tables of the service (all in `public`) meet it. It is made
 * here, at every start, and not by the migrations, whose steps are SQLite's too. Hosts of two versions may run side by side
 * during an upgrade: what changes its shape takes a new name.
 */
import type { Database } from '../../../service/kernel/ports/database.ts';
import type { RateCounts } from '../../../service/kernel/ports/rate-counts.ts';

/** Any numbers that nobody else takes on this database. */
const SETUP_LOCK = 20_261_125;
const ACCOUNT_LOCKS = 20_261_126;

const SETUP: readonly string[] = [
  'CREATE SCHEMA IF NOT EXISTS cliproom_shared',
  // With room on each page for the next state of a row, which is then no work for its index.
  `CREATE UNLOGGED TABLE IF NOT EXISTS cliproom_shared.rate_window (
     name text PRIMARY KEY, used bigint NOT NULL, ends_ms bigint NOT NULL) WITH (fillfactor = 50)`,
  // Requests of an account are counted one after another; its keys are nobody else's. Each statement sees what those before left.
  `CREATE OR REPLACE FUNCTION cliproom_shared.take_rate(
     now_ms bigint, window_ms bigint, key_name text, key_limit bigint, account_name text, account_limit bigint,
     OUT is_taken boolean, OUT key_used bigint, OUT key_ends_ms bigint, OUT account_used bigint, OUT account_ends_ms bigint)
   LANGUAGE plpgsql VOLATILE AS $$
   BEGIN
     PERFORM pg_advisory_xact_lock(${ACCOUNT_LOCKS}, hashtext(account_name));
     SELECT w.used, w.ends_ms INTO key_used, key_ends_ms
       FROM cliproom_shared.rate_window w WHERE w.name = key_name AND w.ends_ms > now_ms;
     SELECT w.used, w.ends_ms INTO account_used, account_ends_ms
       FROM cliproom_shared.rate_window w WHERE w.name = account_name AND w.ends_ms > now_ms;
     key_used := COALESCE(key_used, 0);
     key_ends_ms := COALESCE(key_ends_ms, now_ms + window_ms);
     account_used := COALESCE(account_used, 0);
     account_ends_ms := COALESCE(account_ends_ms, now_ms + window_ms);
     is_taken := key_used < key_limit AND account_used < account_limit;
     IF NOT is_taken THEN RETURN; END IF;
     key_used := key_used + 1;
     account_used := account_used + 1;
     INSERT INTO cliproom_shared.rate_window AS w (name, used, ends_ms)
       VALUES (key_name, key_used, key_ends_ms), (account_name, account_used, account_ends_ms)
       ON CONFLICT (name) DO UPDATE SET used = excluded.used, ends_ms = excluded.ends_ms;
   END $$`,
];

const TAKE = 'SELECT * FROM cliproom_shared.take_rate(?, ?, ?, ?, ?, ?)';
/** Waits for nobody: what is being counted in is not over, or goes the next time. */
const SWEEP = `DELETE FROM cliproom_shared.rate_window WHERE name IN
  (SELECT name FROM cliproom_shared.rate_window WHERE ends_ms <= ? FOR UPDATE SKIP LOCKED)`;

interface Taken {
  readonly is_taken: 0 | 1;
  readonly key_used: number;
  readonly key_ends_ms: number;
  readonly account_used: number;
  readonly account_ends_ms: number;
}

/** Makes what it counts in; those that start together wait for each other. */
export async function openPostgresRateCounts(database: Database): Promise<RateCounts> {
  await database.transaction(async (tx) => {
    await tx.get('SELECT pg_advisory_xact_lock(?)', [SETUP_LOCK]);
    for (const part of SETUP) await tx.run(part);
  });
  return {
    take: async (nowMs, windowMs, { key, account }) => {
      const given = [nowMs, windowMs, key.name, key.limit, account.name, account.limit];
      const taken = await database.get<Taken>(TAKE, given);
      if (taken === undefined) throw new Error('PostgreSQL counted and said nothing.');
      return {
        isTaken: taken.is_taken === 1,
        key: { used: taken.key_used, endsMs: taken.key_ends_ms },
        account: { used: taken.account_used, endsMs: taken.account_ends_ms },
      };
    },
    sweep: async (nowMs) => {
      await database.run(SWEEP, [nowMs]);
    },
  };
}
