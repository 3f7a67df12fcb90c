/** What is known of the tables themselves, for those who keep and bring back whole rows of them. */
import type { Database, Queries } from './database.ts';

export interface Schema {
  /** How many steps of the migrations made it; the same number is the same schema on every engine. */
  readonly version: number;
  readonly tables: readonly TableSchema[];
}

export interface TableSchema {
  readonly name: string;
  readonly columns: readonly string[];
  readonly cascades: readonly Cascade[];
}

/** Rows go with the row of `parent` whose `key` they hold in `column`. */
export interface Cascade {
  readonly column: string;
  readonly parent: string;
  readonly key: string;
}

/** What makes the schema on an engine. */
export interface SchemaKeeper {
  /** 0 where nothing was made yet. */
  version(database: Queries): Promise<number>;
  /** Brings it to the newest and tells what it is. @throws ProblemError where a newer version of the program wrote it */
  open(database: Database): Promise<Schema>;
}
