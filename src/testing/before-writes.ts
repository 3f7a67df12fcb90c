import type { Database, Queries } from '../service/kernel/ports/database.ts';

/** The same database; before each write, inside and outside of transactions, `check` may throw in its place. */
export function beforeWrites(database: Database, check: (sql: string) => void): Database {
  const checked = (rows: Queries): Queries['run'] => {
    return async (sql, params) => {
      check(sql);
      return rows.run(sql, params);
    };
  };
  return {
    ...database,
    run: checked(database),
    transaction: (work, account) => database.transaction((tx) => work({ ...tx, run: checked(tx) }), account),
  };
}
