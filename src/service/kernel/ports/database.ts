/** Rows, as the service reads and writes them. */

/** Rows cannot be read as they were written; asking again changes nothing. */
export class DatabaseDamagedError extends Error {
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
