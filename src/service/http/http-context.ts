import type { OperatorConfig } from '../kernel/operator-config.ts';
import type { Clock } from '../kernel/ports/clock.ts';
import type { Database } from '../kernel/ports/database.ts';
import type { Log } from '../kernel/ports/log.ts';
import type { Observer } from '../kernel/ports/observer.ts';
import type { RateCounts } from '../kernel/ports/rate-counts.ts';
import type { StorageRoom } from '../kernel/ports/storage-room.ts';

/** What requests are let in, limited and answered with. */
export interface HttpContext {
  readonly database: Database;
  readonly clock: Clock;
  readonly log: Log;
  readonly observer: Observer;
  readonly config: OperatorConfig;
  readonly room: StorageRoom;
  readonly rates: RateCounts;
}
