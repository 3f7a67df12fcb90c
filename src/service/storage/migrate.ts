/** Brings a database to the newest schema: numbered steps, each applied once, and all that are missing or none. */
import { problem } from '../../contract/problems/problem.ts';
import { ProblemError } from '../../contract/problems/problem-error.ts';
import type { Database } from '../kernel/ports/database.ts';
import { MIGRATIONS } from './migrations.ts';

/** @throws ProblemError when the database was written by a newer version of the program. */
export async function migrate(database: Database): Promise<void> {
  const version = await database.get<{ user_version: number }>('PRAGMA user_version');
  const current = version?.user_version ?? 0;
  if (current > MIGRATIONS.length) throw new ProblemError(problem('library_of_newer'));
  if (current === MIGRATIONS.length) return;
  await database.transaction(async (tx) => {
    for (const step of MIGRATIONS.slice(current))
      for (const part of step)
        if (typeof part === 'string') await tx.run(part);
        else await part(tx);
    await tx.run(`PRAGMA user_version = ${MIGRATIONS.length}`);
  });
}
