/** Rows, as the service reads and writes them. */
import { ProblemError } from '../../../contract/problems/problem-error.ts';

/** Rows cannot be read as they were written; asking again changes nothing. */
export class DatabaseDamagedError extends ProblemError {
  override readonly name = 'DatabaseDamagedError';
}

export interface Queries {
  run(sql: string, params?: readonly SqlValue[]): { readonly changes: number };
  all<Row>(sql: string, params?: readonly SqlValue[]): Row[];
  get<Row>(sql: string, params?: readonly SqlValue[]): Row | undefined;
}

/** One connection, synchronous: an `await` inside a transaction would let another request in. */
export interface Database extends Queries {
  /**
   * Runs `work` in one transaction; any throw rolls all of it back. Until it ends, rows are read and written through
   * `tx` alone: a statement beside it, or a second transaction, throws.
   */
  transaction<Result>(work: (tx: Queries) => Result): Result;
  close(): void;
}

export type SqlValue = string | number | bigint | null | Uint8Array;

/** A row that was written with an older schema, by its columns, as the newest schema has it. */
export type UpgradeRow = (
  schema: number,
  table: string,
  row: Readonly<Record<string, SqlValue>>,
) => Readonly<Record<string, SqlValue>>;
