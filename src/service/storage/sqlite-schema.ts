/** The schema on SQLite. */
import type { Queries } from '../kernel/ports/database.ts';
import type { Cascade, SchemaKeeper } from '../kernel/ports/schema.ts';
import { migrate } from './migrate.ts';
import { schemaOfCatalogue } from './schema-of-catalogue.ts';

const TABLES = "m.type = 'table' AND m.name NOT LIKE 'sqlite~_%' ESCAPE '~'";

export const sqliteSchema: SchemaKeeper = {
  version: readVersion,
  open: async (database) => {
    await migrate(database);
    return schemaOfCatalogue(
      await readVersion(database),
      await database.all<{ table_name: string; name: string }>(
        `SELECT m.name AS table_name, c.name FROM sqlite_master m JOIN pragma_table_info(m.name) c
         WHERE ${TABLES} ORDER BY m.name, c.cid`,
      ),
      await database.all<Cascade & { child: string }>(
        `SELECT m.name AS child, f."from" AS "column", f."table" AS parent, f."to" AS "key"
         FROM sqlite_master m JOIN pragma_foreign_key_list(m.name) f
         WHERE ${TABLES} AND f.on_delete = 'CASCADE' ORDER BY m.name, f."from"`,
      ),
    );
  },
};

async function readVersion(database: Queries): Promise<number> {
  return (await database.get<{ user_version: number }>('PRAGMA user_version'))?.user_version ?? 0;
}
