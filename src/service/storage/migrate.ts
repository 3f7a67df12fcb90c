/** Brings a database to the newest schema: numbered steps, each applied once in its own transaction. */
import { sayTold } from '../../base/told.ts';
import type { Database } from '../kernel/ports/database.ts';
import { MIGRATIONS } from './migrations.ts';

/** @throws Error when the database was written by a newer version of the program. */
export function migrate(database: Database): void {
  const current = database.get<{ user_version: number }>('PRAGMA user_version')?.user_version ?? 0;
  if (current > MIGRATIONS.length) throw new Error(sayTold('library_of_newer'));
  MIGRATIONS.slice(current).forEach((step, index) => {
    database.transaction(() => {
      for (const sql of step) database.run(sql);
      database.run(`PRAGMA user_version = ${current + index + 1}`);
    });
  });
}
