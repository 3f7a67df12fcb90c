/** What the processes on one database share beside its rows. */
import type { ServiceParts } from '../../../service/create-service.ts';
import type { Database } from '../../../service/kernel/ports/database.ts';
import type { Log } from '../../../service/kernel/ports/log.ts';
import { createPostgresChores } from './postgres-chores.ts';
import { openPostgresRateCounts } from './postgres-rate-counts.ts';
import { openPostgresSignals } from './postgres-signals.ts';

interface SharedOptions {
  readonly address: string;
  readonly database: Database;
  readonly log: Log;
}

export interface PostgresShared {
  readonly parts: Required<Pick<ServiceParts, 'changes' | 'rates' | 'chores'>>;
  /** While the database is still open. */
  close(): Promise<void>;
}

/** Rejects where the database cannot be reached. */
export async function openPostgresShared(options: SharedOptions): Promise<PostgresShared> {
  const rates = await openPostgresRateCounts(options.database);
  const changes = await openPostgresSignals(options);
  const chores = createPostgresChores(options);
  return { parts: { changes, rates, chores }, close: () => changes.close() };
}
