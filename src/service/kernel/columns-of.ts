import type { Schema } from './ports/schema.ts';

export function columnsOf({ tables }: Schema, table: string): readonly string[] {
  const found = tables.find(({ name }) => name === table);
  if (found === undefined) throw new Error(`There is no table ${table}.`);
  return found.columns;
}
