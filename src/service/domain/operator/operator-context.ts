import type { Database, UpgradeRow } from '../../kernel/ports/database.ts';
import type { DeliveryQueue } from '../../kernel/ports/queues.ts';
import type { Schema } from '../../kernel/ports/schema.ts';
import type { StorageRoom } from '../../kernel/ports/storage-room.ts';
import type { ProjectContext } from '../projects/project-context.ts';

/** What the account, its keys, library, bin and webhooks work with. */
export interface OperatorContext extends ProjectContext {
  readonly database: Database;
  readonly room: StorageRoom;
  readonly deliveries: DeliveryQueue;
  readonly upgradeRow: UpgradeRow;
  readonly schema: Schema;
}
