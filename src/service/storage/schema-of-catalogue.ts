import type { Cascade, Schema } from '../kernel/ports/schema.ts';

/** From an engine's own catalogue: a row a column, and a row a cascade, each in its order. */
export function schemaOfCatalogue(
  version: number,
  columns: readonly { readonly table_name: string; readonly name: string }[],
  cascades: readonly (Cascade & { readonly child: string })[],
): Schema {
  const names = [...new Set(columns.map((column) => column.table_name))];
  return {
    version,
    tables: names.map((name) => ({
      name,
      columns: columns.filter((column) => column.table_name === name).map((column) => column.name),
      cascades: cascades
        .filter(({ child }) => child === name)
        .map(({ column, parent, key }) => ({ column, parent, key })),
    })),
  };
}
