import type { OperatorConfig } from '../../kernel/operator-config.ts';
import type { Clock } from '../../kernel/ports/clock.ts';
import type { Queries } from '../../kernel/ports/database.ts';

/** What money works with: rows, the month it is, and what work costs here. */
export interface Money {
  readonly database: Queries;
  readonly clock: Clock;
  readonly config: OperatorConfig;
}
