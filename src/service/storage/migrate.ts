/** Brings a database to the newest schema: numbered steps, each applied once in its own transaction. */

import { problem } from '../../contract/problems/problem.ts';
import { ProblemError } from '../../contract/problems/problem-error.ts';
import type { Database } from '../kernel/ports/database.ts';
import { MIGRATIONS } from './migrations.ts';

/** @throws ProblemError when the database was written by a newer version of the program. */
export function migrate(database: Database): void {
  const current = database.get<{ user_version: number }>('PRAGMA user_version')?.user_version ?? 0;
  if (current > MIGRATIONS.length) throw new ProblemError(problem('library_of_newer'));
  MIGRATIONS.slice(current).forEach((step, index) => {
    database.transaction((tx) => {
      for (const part of step)
        if (typeof part === 'string') tx.run(part);
        else part(tx);
      tx.run(`PRAGMA user_version = ${current + index + 1}`);
    });
  });
}
