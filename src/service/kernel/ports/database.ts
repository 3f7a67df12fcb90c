/** Rows, as the service reads and writes them. */
import { ProblemError } from '../../../contract/problems/problem-error.ts';

/** Rows cannot be read as they were written; asking again changes nothing. */
export class DatabaseDamagedError extends ProblemError {
  override readonly name = 'DatabaseDamagedError';
}

export interface Queries {
  run(sql: string, params?: readonly SqlValue[]): Promise<{ readonly changes: number }>;
  all<Row>(sql: string, params?: readonly SqlValue[]): Promise<Row[]>;
  get<Row>(sql: string, params?: readonly SqlValue[]): Promise<Row | undefined>;
  /** Calls back once what was written stands: after the transaction, if it is not rolled back; outside of one at once. */
  afterCommit(work: () => void): void;
}

export interface Database extends Queries {
  /**
   * Runs `work` in one transaction; any throw rolls all of it back. It reads and writes through `tx` alone: a statement
   * of the database itself waits for the end of the transaction, so awaited inside it would wait for ever. Nothing but
   * `tx` is awaited inside. `work` may run again from its start where the database asks for that.
   * @param account whom it changes. Of these one runs at a time for each account, as if there were one connection: what it
   * reads of the account stays so until it ends. What changes rows of no account does without.
   */
  transaction<Result>(work: (tx: Queries) => Promise<Result>, account?: string): Promise<Result>;
  /** Waits for what was begun. */
  close(): Promise<void>;
}

export type SqlValue = string | number | bigint | null | Uint8Array;

/** A row that was written with an older schema, by its columns, as the newest schema has it. */
export type UpgradeRow = (
  schema: number,
  table: string,
  row: Readonly<Record<string, SqlValue>>,
) => Readonly<Record<string, SqlValue>>;
