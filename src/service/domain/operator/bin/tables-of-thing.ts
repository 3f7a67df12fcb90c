/**
 * The tables a thing is in: its own, and each that names it, or names what names it, with ON DELETE CASCADE. Read from the
 * schema itself, so that what the bin keeps is exactly what a deletion takes away.
 */
import type { Queries } from '../../../kernel/ports/database.ts';
import { LIBRARY_TABLES } from '../library/library-tables.ts';

/** Tables of what can be deleted. */
export type ThingType = 'asset' | 'project' | 'composition';

export interface TableOfThing {
  readonly name: string;
  /** Rows of the thing ?1. */
  readonly own: string;
  /** Columns that name a file of the store. */
  readonly files: readonly string[];
}

/** Parents before children. */
export async function tablesOfThing(database: Queries, type: ThingType): Promise<TableOfThing[]> {
  const references = await referencesOf(database);
  const tables: TableOfThing[] = [tableOf(type, 'id = ?1')];
  // Grows while it is read: children of children come after them.
  for (const { name: parent, own } of tables)
    for (const { child, column, key } of references.filter((reference) => reference.parent === parent)) {
      if (tables.some(({ name }) => name === child)) throw new Error(`${child} belongs to ${type} twice.`);
      tables.push(tableOf(child, `${column} IN (SELECT ${key} FROM ${parent} WHERE ${own})`));
    }
  return tables;
}

function tableOf(name: string, own: string): TableOfThing {
  return { name, own, files: LIBRARY_TABLES.find((table) => table.name === name)?.files ?? [] };
}

interface Reference {
  readonly child: string;
  readonly column: string;
  readonly parent: string;
  readonly key: string;
}

function referencesOf(database: Queries): Promise<Reference[]> {
  return database.all<Reference>(
    `SELECT m.name AS child, f."from" AS "column", f."table" AS parent, f."to" AS "key"
     FROM sqlite_master m JOIN pragma_foreign_key_list(m.name) f
     WHERE m.type = 'table' AND f.on_delete = 'CASCADE' ORDER BY m.rowid`,
  );
}

export async function columnsOf(database: Queries, table: string): Promise<string[]> {
  return (await database.all<{ name: string }>(`PRAGMA table_info(${table})`)).map(({ name }) => name);
}
