/** Starts the one PostgreSQL of a test run, where a file of tests wants it (vitest's global set-up of the project `postgres`). */
import type { TestProject } from 'vitest/node';
import { type PostgresServer, startPostgres } from './postgres-server.ts';

declare module 'vitest' {
  interface ProvidedContext {
    /** Of a database whose role may create others; null where there is no PostgreSQL to test with. */
    readonly postgres: string | null;
  }
}

let server: PostgresServer | null = null;

export async function setup(project: TestProject): Promise<void> {
  server = await startPostgres();
  if (server === null && process.env['CI'] === 'true')
    throw new Error(
      'There is no PostgreSQL to test with: install the packages of development, or name one in CLIPROOM_POSTGRES.',
    );
  project.provide('postgres', server?.address ?? null);
}

export async function teardown(): Promise<void> {
  await server?.close();
}
