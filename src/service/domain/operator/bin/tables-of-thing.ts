/**
 * The tables a thing is in: its own, and each that names it, or names what names it, with ON DELETE CASCADE. Read from the
 * schema itself, so that what the bin keeps is exactly what a deletion takes away.
 */
import type { Schema } from '../../../kernel/ports/schema.ts';
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
export function tablesOfThing({ tables: all }: Schema, type: ThingType): TableOfThing[] {
  const tables: TableOfThing[] = [tableOf(type, 'id = ?1')];
  // Grows while it is read: children of children come after them.
  for (const { name: parent, own } of tables)
    for (const { name: child, cascades } of all)
      for (const { column, key } of cascades.filter((cascade) => cascade.parent === parent)) {
        if (tables.some(({ name }) => name === child)) throw new Error(`${child} belongs to ${type} twice.`);
        tables.push(tableOf(child, `${column} IN (SELECT ${key} FROM ${parent} WHERE ${own})`));
      }
  return tables;
}

function tableOf(name: string, own: string): TableOfThing {
  return { name, own, files: LIBRARY_TABLES.find((table) => table.name === name)?.files ?? [] };
}
