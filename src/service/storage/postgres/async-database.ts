/** The port as it will be; goes away with it. */
import type { SqlValue } from '../../kernel/ports/database.ts';

export interface Queries {
  run(sql: string, params?: readonly SqlValue[]): Promise<{ readonly changes: number }>;
  all<Row>(sql: string, params?: readonly SqlValue[]): Promise<Row[]>;
  get<Row>(sql: string, params?: readonly SqlValue[]): Promise<Row | undefined>;
}

export interface Database extends Queries {
  transaction<Result>(work: (tx: Queries) => Promise<Result>, lockedAccount?: string): Promise<Result>;
  close(): Promise<void>;
}
