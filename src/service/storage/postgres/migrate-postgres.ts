/** Brings a PostgreSQL database to the newest schema, all of it or nothing; hosts that start together wait for each other. */
import { problem } from '../../../contract/problems/problem.ts';
import { ProblemError } from '../../../contract/problems/problem-error.ts';
import type { Database, Queries } from '../../kernel/ports/database.ts';
import { POSTGRES_MIGRATIONS } from './postgres-migrations.ts';

/** Any number that nobody else takes on this database. */
const ADVISORY_LOCK = 20_261_123;

/** @throws ProblemError when the database was written by a newer version of the program. */
export async function migratePostgres(database: Database): Promise<void> {
  await database.transaction(async (tx) => {
    await tx.get('SELECT pg_advisory_xact_lock(?)', [ADVISORY_LOCK]);
    await tx.run(
      'CREATE TABLE IF NOT EXISTS schema_version (id bigint PRIMARY KEY CHECK (id = 1), schema bigint NOT NULL)',
    );
    const current = await readSchemaVersion(tx);
    const newest = POSTGRES_MIGRATIONS.at(-1)?.schema ?? 0;
    if (current > newest) throw new ProblemError(problem('library_of_newer'));
    if (current === newest) return;
    for (const step of POSTGRES_MIGRATIONS)
      if (step.schema > current) for (const part of step.parts) await tx.run(part);
    await tx.run(
      'INSERT INTO schema_version (id, schema) VALUES (1, ?) ON CONFLICT (id) DO UPDATE SET schema = excluded.schema',
      [newest],
    );
  });
}

/** 0 where the table of it is empty. */
export async function readSchemaVersion(database: Queries): Promise<number> {
  return (await database.get<{ schema: number }>('SELECT schema FROM schema_version'))?.schema ?? 0;
}
