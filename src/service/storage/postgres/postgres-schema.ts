/** The schema on PostgreSQL. */
import type { Cascade, SchemaKeeper } from '../../kernel/ports/schema.ts';
import { schemaOfCatalogue } from '../schema-of-catalogue.ts';
import { migratePostgres, readSchemaVersion } from './migrate-postgres.ts';

const TABLES = "t.relkind = 'r' AND t.relnamespace = current_schema()::regnamespace";

export const postgresSchema: SchemaKeeper = {
  version: async (database) => {
    const found = await database.get<{ name: string | null }>("SELECT to_regclass('schema_version') AS name");
    return found?.name == null ? 0 : readSchemaVersion(database);
  },
  open: async (database) => {
    await migratePostgres(database);
    return schemaOfCatalogue(
      await readSchemaVersion(database),
      await database.all<{ table_name: string; name: string }>(
        `SELECT t.relname AS table_name, a.attname AS name
         FROM pg_class t JOIN pg_attribute a ON a.attrelid = t.oid AND a.attnum > 0 AND NOT a.attisdropped
         WHERE ${TABLES} AND t.relname <> 'schema_version' ORDER BY t.relname, a.attnum`,
      ),
      await database.all<Cascade & { child: string }>(
        `SELECT t.relname AS child, a.attname AS "column", parent.relname AS parent, k.attname AS "key"
         FROM pg_constraint c JOIN pg_class t ON t.oid = c.conrelid JOIN pg_class parent ON parent.oid = c.confrelid
         JOIN pg_attribute a ON a.attrelid = t.oid AND a.attnum = c.conkey[1]
         JOIN pg_attribute k ON k.attrelid = parent.oid AND k.attnum = c.confkey[1]
         WHERE ${TABLES} AND c.contype = 'f' AND c.confdeltype = 'c' ORDER BY t.relname, a.attname`,
      ),
    );
  },
};
