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

interface KeptStatement {
  readonly prepared: PreparedStatement;
  readonly columns: readonly string[];
}

/**
 * Throws DatabaseDamagedError where the file is none.
 * @param foundNoRoom whether the last write failed for want of room, where the file system of SQLite cannot say so.
 */
export function createSqliteDatabase(
  sqlite3: Sqlite3Static,
  connection: SqliteConnection,
  foundNoRoom: () => boolean = () => false,
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
  const statements = new Map<string, KeptStatement>();
  let isOpen = false;

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
        if (params.length > 0) bound.bind([...params]);
        return work(bound, columns);
      } finally {
        bound.reset(true);
      }
    } catch (error) {
      throw translated(error);
    }
  };

  const inTransaction = (): boolean => sqlite3.capi.sqlite3_get_autocommit(connection) === 0;

  const tx: Queries = {
    run: (sql, params = []) =>
      using(sql, params, (bound) => {
        bound.step();
        return { changes: connection.changes() };
      }),
    all: <Row>(sql: string, params: readonly SqlValue[] = []) =>
      using(sql, params, (bound, columns) => {
        const rows: Row[] = [];
        while (bound.step()) rows.push(readRow<Row>(bound, columns));
        return rows;
      }),
    get: <Row>(sql: string, params: readonly SqlValue[] = []) =>
      using(sql, params, (bound, columns) => (bound.step() ? readRow<Row>(bound, columns) : undefined)),
  };

  /** What is beside an open transaction would wait for it where statements wait; here it says so at once. */
  const beside = (): Queries => {
    if (isOpen)
      throw new Error('A transaction is open: its work reads and writes through what it was given.');
    return tx;
  };

  return {
    run: (sql, params) => beside().run(sql, params),
    all: (sql, params) => beside().all(sql, params),
    get: (sql, params) => beside().get(sql, params),
    transaction: (work) => {
      beside();
      isOpen = true;
      try {
        connection.exec('BEGIN IMMEDIATE');
        const result = work(tx);
        connection.exec('COMMIT');
        return result;
      } catch (error) {
        // SQLite may have rolled back by itself (full disk); a second ROLLBACK would hide the cause.
        if (inTransaction()) connection.exec('ROLLBACK');
        throw translated(error);
      } finally {
        isOpen = false;
      }
    },
    close: () => {
      for (const kept of statements.values()) kept.prepared.finalize();
      statements.clear();
      connection.close();
    },
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
