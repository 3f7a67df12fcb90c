/** Rows, as the service reads and writes them. */
import { ProblemError } from '../../../contract/problems/problem-error.ts';

/** Rows cannot be read as they were written; asking again changes nothing. */
export class DatabaseDamagedError extends ProblemError {
  override readonly name = 'DatabaseDamagedError';
}

/** One connection, synchronous: an `await` inside a transaction would let another request in. */
export interface Database {
  run(sql: string, params?: readonly SqlValue[]): { readonly changes: number };
  all<Row>(sql: string, params?: readonly SqlValue[]): Row[];
  get<Row>(sql: string, params?: readonly SqlValue[]): Row | undefined;
  /** Runs `work` in one transaction (nested calls join it); any throw rolls all of it back. */
  transaction<Result>(work: () => Result): Result;
  close(): void;
}

export type SqlValue = string | number | bigint | null | Uint8Array;

/** A row that was written with an older schema, by its columns, as the newest schema has it. */
export type UpgradeRow = (
  schema: number,
  table: string,
  row: Readonly<Record<string, SqlValue>>,
) => Readonly<Record<string, SqlValue>>;
