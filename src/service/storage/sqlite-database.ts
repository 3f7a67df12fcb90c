/**
 * The Database port over one SQLite connection of sqlite-wasm, the same on every host. Owns statement
 * reuse and transactions; the host opens the connection on its own file system.
 */
import type { PreparedStatement, Sqlite3Static, Database as SqliteConnection } from '@sqlite.org/sqlite-wasm';
import { problem } from '../../contract/problems/problem.ts';
import {
  type Database,
  DatabaseDamagedError,
  type Queries,
  type SqlValue,
} from '../kernel/ports/database.ts';
import { StorageFullError } from '../kernel/ports/file-store.ts';
import { createRowReader } from './read-row.ts';
import { createStatementRunner } from './statement-runner.ts';
import { createTurn } from './turn.ts';

const STATEMENTS_KEPT = 200;

/**
 * Exclusive locking must come first: without it WAL silently falls back to a rollback journal where the
 * platform has no shared memory. FULL means that an acknowledged commit survives a crash.
 */
const OPENING_PRAGMAS = [
  'PRAGMA locking_mode=exclusive',
  'PRAGMA journal_mode=WAL',
  'PRAGMA synchronous=FULL',
  'PRAGMA foreign_keys=ON',
] as const;

export interface OpenTransaction {
  isOver: boolean;
}

/**
 * Knows what was called from where, across waits: an `AsyncLocalStorage` of Node, which browsers lack and which makes
 * every wait a little slower. With it, work that would wait for itself throws instead.
 */
export interface NestingWatch {
  run<Result>(store: OpenTransaction, work: () => Result): Result;
  getStore(): OpenTransaction | undefined;
}

/** A write-ahead log whose file system does not wait for the disk by itself, so that the thread need not. */
export interface LateLog {
  /** Something was committed that is not known to be on the disk. */
  isBehind(): boolean;
  /** Rejects where that failed, from then on always: what the log holds is not known any more. */
  flush(): Promise<void>;
}

interface SqliteOptions {
  /** Whether the last write failed for want of room, where the file system of SQLite cannot say so. */
  readonly foundNoRoom?: () => boolean;
  readonly watch?: NestingWatch;
  readonly log?: LateLog;
}

/** Statements, as SQLite itself answers them: at once. */
interface QueriesNow {
  run(sql: string, params?: readonly SqlValue[]): { readonly changes: number };
  all<Row>(sql: string, params?: readonly SqlValue[]): Row[];
  get<Row>(sql: string, params?: readonly SqlValue[]): Row | undefined;
}

interface KeptStatement {
  readonly prepared: PreparedStatement;
  readonly columns: readonly string[];
}

/**
 * Throws DatabaseDamagedError where the file is none.
 */
export function createSqliteDatabase(
  sqlite3: Sqlite3Static,
  connection: SqliteConnection,
  { foundNoRoom = () => false, watch, log }: SqliteOptions = {},
): Database {
  const translated = (error: unknown): unknown => translatedError(sqlite3, error, foundNoRoom);
  try {
    open(connection);
  } catch (error) {
    throw translated(error);
  }
  // Without this, statements are compiled again for each new value, in case another plan would suit it better.
  sqlite3.capi.sqlite3_db_config(connection, sqlite3.capi.SQLITE_DBCONFIG_ENABLE_QPSG, 1, 0);
  const readRow = createRowReader(sqlite3);
  const { bind, step, reset } = createStatementRunner(sqlite3, connection);
  const statements = new Map<string, KeptStatement>();
  const turn = createTurn();

  const statement = (sql: string): KeptStatement => {
    const known = statements.get(sql);
    if (known !== undefined) {
      statements.delete(sql);
      statements.set(sql, known);
      return known;
    }
    const prepared = connection.prepare(sql);
    const fresh = { prepared, columns: prepared.columnCount > 0 ? prepared.getColumnNames([]) : [] };
    statements.set(sql, fresh);
    const oldest = statements.keys().next().value;
    if (statements.size > STATEMENTS_KEPT && oldest !== undefined) {
      statements.get(oldest)?.prepared.finalize();
      statements.delete(oldest);
    }
    return fresh;
  };

  const using = <Result>(
    sql: string,
    params: readonly SqlValue[],
    work: (bound: PreparedStatement, columns: readonly string[]) => Result,
  ): Result => {
    try {
      const { prepared: bound, columns } = statement(sql);
      try {
        bind(bound, params);
        return work(bound, columns);
      } finally {
        reset(bound);
      }
    } catch (error) {
      throw translated(error);
    }
  };

  const inTransaction = (): boolean => sqlite3.capi.sqlite3_get_autocommit(connection) === 0;

  const now: QueriesNow = {
    run: (sql, params = []) =>
      using(sql, params, (bound) => {
        step(bound);
        return { changes: connection.changes() };
      }),
    all: <Row>(sql: string, params: readonly SqlValue[] = []) =>
      using(sql, params, (bound, columns) => {
        const rows: Row[] = [];
        while (step(bound)) rows.push(readRow<Row>(bound, columns));
        return rows;
      }),
    get: <Row>(sql: string, params: readonly SqlValue[] = []) =>
      using(sql, params, (bound, columns) => (step(bound) ? readRow<Row>(bound, columns) : undefined)),
  };

  const transact = async <Result>(
    work: (tx: Queries) => Promise<Result>,
    afterwards: (() => void)[],
  ): Promise<Result> => {
    const open: OpenTransaction = { isOver: false };
    const still = (): QueriesNow => {
      if (open.isOver) throw new Error('This transaction is over: something of its work was not waited for.');
      return now;
    };
    try {
      now.run('BEGIN IMMEDIATE');
      const tx: Queries = {
        run: async (sql, params) => still().run(sql, params),
        all: async (sql, params) => still().all(sql, params),
        get: async (sql, params) => still().get(sql, params),
        afterCommit: (step) => afterwards.push(step),
      };
      const result = await (watch === undefined ? work(tx) : watch.run(open, () => work(tx)));
      open.isOver = true;
      now.run('COMMIT');
      return result;
    } catch (error) {
      open.isOver = true;
      // SQLite may have rolled back by itself (full disk); a second ROLLBACK would hide the cause.
      if (inTransaction()) now.run('ROLLBACK');
      throw translated(error);
    }
  };

  const isBehind = (): boolean => log?.isBehind() === true;

  /** A statement beside an open transaction would join it, so it waits for its end. */
  const alone = async <Result>(work: () => Result): Promise<Result> => {
    refuseNested();
    if (turn.isTaken() || isBehind()) return inTurn(work);
    const result = work();
    return isBehind() ? inTurn(() => result) : result;
  };

  /** It lasts until the disk has what was written in it: nobody sees a change that a crash could take back. */
  const inTurn = async <Result>(work: () => Result | Promise<Result>): Promise<Result> => {
    await turn.take();
    try {
      if (isBehind()) await log?.flush();
      const result = await work();
      if (isBehind()) await log?.flush();
      return result;
    } finally {
      turn.give();
    }
  };

  const refuseNested = (): void => {
    if (watch?.getStore()?.isOver === false)
      throw new Error('A transaction is open: its work reads and writes through what it was given.');
  };

  return {
    run: (sql, params) => alone(() => now.run(sql, params)),
    all: (sql, params) => alone(() => now.all(sql, params)),
    get: (sql, params) => alone(() => now.get(sql, params)),
    transaction: async (work) => {
      refuseNested();
      const afterwards: (() => void)[] = [];
      const result = await inTurn(() => transact(work, afterwards));
      for (const step of afterwards) step();
      return result;
    },
    afterCommit: (step) => step(),
    close: () =>
      inTurn(() => {
        for (const kept of statements.values()) kept.prepared.finalize();
        statements.clear();
        connection.close();
      }),
  };
}

function open(connection: SqliteConnection): void {
  try {
    for (const pragma of OPENING_PRAGMAS) connection.exec(pragma);
  } catch (error) {
    connection.close();
    throw error;
  }
}

function translatedError(sqlite3: Sqlite3Static, error: unknown, foundNoRoom: () => boolean): unknown {
  if (!(error instanceof sqlite3.SQLite3Error)) return error;
  const { SQLITE_FULL, SQLITE_IOERR, SQLITE_CORRUPT, SQLITE_NOTADB } = sqlite3.capi;
  const code = error.resultCode & 0xff;
  if (code === SQLITE_FULL || (code === SQLITE_IOERR && foundNoRoom()))
    return new StorageFullError(problem('disk_full_unsaved'), { cause: error });
  if (code === SQLITE_CORRUPT || code === SQLITE_NOTADB)
    return new DatabaseDamagedError(problem('database_damaged'), { cause: error });
  return error;
}
