/**
 * What is being listened to, here or in another process: how far it is, the last words heard, and a way to make it wait.
 * What was heard is in rows by itself; a row of this says who hears it and whether it is to wait, and counts while its job
 * runs, so that one a killed process left is shown to nobody. A pause ends the media task, so that its memory and processors
 * are free; going on begins it again at the next window.
 */
import type { Word } from '../../../../media/listen/word.ts';
import type { ChangeSignal } from '../../../kernel/change-signal.ts';
import { lookUntil } from '../../../kernel/look-until.ts';
import type { Queries } from '../../../kernel/ports/database.ts';

export interface Listening {
  /** What speeds are kept by. */
  readonly engine: string;
  /** Heard so far, of the source. */
  readonly untilSec: number;
  /** The last words, in order. */
  readonly words: readonly string[];
  readonly isPaused: boolean;
}

/** Who listens to what. */
export interface Listener {
  readonly assetId: string;
  readonly jobId: string;
  readonly engine: string;
  /** What is asked of whom: the name that pieces are kept under. */
  readonly wish: string;
}

export interface Listenings {
  /** null where nobody listens to it. */
  stateOf(assetId: string): Promise<Listening | null>;
  /** Of what nobody listens to: nothing. */
  pause(assetId: string): Promise<void>;
  resume(assetId: string): Promise<void>;
  /** @param work begun anew after each pause; it knows what was heard before. Rejects with the signal's reason */
  run<Result>(
    listener: Listener,
    signal: AbortSignal,
    work: (signal: AbortSignal) => Promise<Result>,
  ): Promise<Result>;
}

interface ListeningRow {
  readonly engine: string;
  readonly wish: string;
  readonly is_paused: number;
}

/** A piece that was heard, by a model or by a server. */
interface Heard {
  readonly untilSec?: number;
  readonly endSec?: number;
  readonly words: readonly Pick<Word, 'text'>[];
}

/** About as many as stand in three lines. */
const SHOWN_WORDS = 40;
/** Of the last ones; few words are in a minute of music. */
const SHOWN_PIECES = 8;

export function createListenings({
  database,
  changes,
}: {
  readonly database: Queries;
  readonly changes: ChangeSignal;
}): Listenings {
  const topicOf = (assetId: string): string => `listening:${assetId}`;

  const setPaused = async (assetId: string, isPaused: boolean): Promise<void> => {
    await database.run('UPDATE listening SET is_paused = ? WHERE asset_id = ?', [isPaused ? 1 : 0, assetId]);
    changes.notify(topicOf(assetId));
  };

  /** Resolves once it is to wait, or to go on. Rejects with the signal's reason. */
  const until = (wanted: boolean, assetId: string, name: string, signal: AbortSignal): Promise<unknown> =>
    lookUntil(
      changes,
      topicOf(assetId),
      { signal },
      async () => (await isPaused(database, assetId, name)) === wanted || undefined,
    );

  return {
    stateOf: async (assetId) => {
      const row = await database.get<ListeningRow>(
        `SELECT engine, wish, is_paused FROM listening JOIN job ON job.id = job_id
         WHERE listening.asset_id = ? AND job.status = 'running'`,
        [assetId],
      );
      if (row === undefined) return null;
      const heard = await lastHeard(database, assetId, row.wish);
      return {
        engine: row.engine,
        untilSec: Math.max(0, ...heard.map(({ untilSec, endSec }) => untilSec ?? endSec ?? 0)),
        words: heard.flatMap(({ words }) => words.map(({ text }) => text)).slice(-SHOWN_WORDS),
        isPaused: row.is_paused === 1,
      };
    },
    pause: (assetId) => setPaused(assetId, true),
    resume: (assetId) => setPaused(assetId, false),
    run: async (listener, signal, work) => {
      const { assetId } = listener;
      const name = crypto.randomUUID();
      await insertListening(database, name, listener);
      try {
        for (;;) {
          signal.throwIfAborted();
          const [paused, over] = [new AbortController(), new AbortController()];
          until(true, assetId, name, AbortSignal.any([signal, over.signal])).then(
            () => paused.abort(new Error('Listening waits.')),
            // Rows that cannot be read are for the work to complain of.
            () => undefined,
          );
          try {
            return await work(AbortSignal.any([signal, paused.signal]));
          } catch (error) {
            signal.throwIfAborted();
            if (!paused.signal.aborted) throw error;
          } finally {
            over.abort();
          }
          await until(false, assetId, name, signal);
        }
      } finally {
        // Another process may have begun it anew, where this one was thought dead.
        await database.run('DELETE FROM listening WHERE asset_id = ? AND listener = ?', [assetId, name]);
      }
    },
  };
}

/** Rows of jobs that ended with their process. */
export async function sweepListenings(database: Queries): Promise<void> {
  await database.run(
    "DELETE FROM listening WHERE job_id NOT IN (SELECT id FROM job WHERE status = 'running')",
  );
}

async function insertListening(
  database: Queries,
  name: string,
  { assetId, jobId, engine, wish }: Listener,
): Promise<void> {
  await database.run(
    `INSERT INTO listening (asset_id, listener, job_id, engine, wish, is_paused) VALUES (?1, ?2, ?3, ?4, ?5, 0)
     ON CONFLICT (asset_id) DO UPDATE SET listener = ?2, job_id = ?3, engine = ?4, wish = ?5, is_paused = 0`,
    [assetId, name, jobId, engine, wish],
  );
}

async function isPaused(database: Queries, assetId: string, name: string): Promise<boolean> {
  const row = await database.get<Pick<ListeningRow, 'is_paused'>>(
    'SELECT is_paused FROM listening WHERE asset_id = ? AND listener = ?',
    [assetId, name],
  );
  return row?.is_paused === 1;
}

/** In order. */
async function lastHeard(database: Queries, assetId: string, wish: string): Promise<Heard[]> {
  const rows = await database.all<{ heard: string }>(
    `SELECT heard FROM heard_window WHERE asset_id = ? AND wish = ? ORDER BY place DESC LIMIT ${SHOWN_PIECES}`,
    [assetId, wish],
  );
  return rows.map(({ heard }) => JSON.parse(heard) as Heard).reverse();
}
