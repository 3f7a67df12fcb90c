import type { Database, Queries } from './ports/database.ts';

/** The context of what begins transactions; what takes any other may be called inside of one. */
export interface WithDatabase {
  readonly database: Database;
}

/** A context in a transaction: its rows are read and written through it. */
export const within = <Context extends object>(
  context: Context,
  tx: Queries,
): Omit<Context, 'database'> & { readonly database: Queries } => ({ ...context, database: tx });
