/** What a schema holds, said the same way for both engines, so that two of them can be compared. */

export interface TableFacts {
  /** In their order: name, type, whether it may be null, its default. */
  readonly columns: readonly string[];
  readonly primaryKey: readonly string[];
  /** Each as its columns, in any order. */
  readonly unique: readonly string[];
  readonly foreignKeys: readonly string[];
  readonly checks: readonly string[];
  /** Those with names of their own. */
  readonly indexes: readonly string[];
}

/** By the names of tables. */
export type SchemaFacts = Readonly<Record<string, TableFacts>>;

/** The part of a database that tells; both engines have it. */
export interface Reader {
  all<Row>(sql: string): Row[] | Promise<Row[]>;
}

export type ColumnType = 'integer' | 'fraction' | 'text' | 'bytes';

export function columnFact(name: string, type: ColumnType, isNull: boolean, value: string | null): string {
  return `${name} ${type}${isNull ? ' or null' : ''}${value === null ? '' : ` default ${value}`}`;
}

/** A condition without the brackets, casts and spaces that one engine adds. */
export function plainCondition(sql: string): string {
  return sql.replace(/::\w+/g, '').replace(/[()]/g, '').replace(/\s+/g, ' ').trim();
}

/** Rows of one table after another, by the table each names. */
export function byTable<Row extends { readonly table_name: string }>(rows: readonly Row[]) {
  const grouped = new Map<string, Row[]>();
  for (const row of rows) grouped.set(row.table_name, [...(grouped.get(row.table_name) ?? []), row]);
  return (table: string): readonly Row[] => grouped.get(table) ?? [];
}
