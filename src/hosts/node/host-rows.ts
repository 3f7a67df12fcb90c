/** Where a host keeps its rows, with what has to be done for them while it runs. */
import type { ServiceParts } from '../../service/create-service.ts';
import type { Database } from '../../service/kernel/ports/database.ts';
import type { SchemaKeeper } from '../../service/kernel/ports/schema.ts';

export interface HostRows {
  readonly database: Database;
  readonly schema: SchemaKeeper;
  /** What the service shares with other processes on them; nothing where there are none. */
  readonly shared: Pick<ServiceParts, 'jobs' | 'changes' | 'rates' | 'chores'>;
  /** Once the service runs on them. */
  onStarted(): void;
  /** Also closes the database. */
  close(): Promise<void>;
}
