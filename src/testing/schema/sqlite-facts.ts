/** The schema of an SQLite database, read from its own catalogue. */
import {
  byTable,
  type ColumnType,
  columnFact,
  plainCondition,
  type Reader,
  type SchemaFacts,
} from './schema-facts.ts';

interface Column {
  readonly table_name: string;
  readonly name: string;
  readonly type: string;
  readonly notnull: number;
  readonly dflt_value: string | null;
  /** From 1 in the order of the key; 0 outside of it. */
  readonly pk: number;
}

interface Index {
  readonly table_name: string;
  readonly name: string;
  readonly unique: number;
  /** c: made by CREATE INDEX; u: of UNIQUE; pk: of the primary key. */
  readonly origin: 'c' | 'u' | 'pk';
  readonly columns: string;
  readonly sql: string | null;
}

interface ForeignKey {
  readonly table_name: string;
  readonly from: string;
  readonly parent: string;
  readonly to: string;
  readonly on_delete: string;
}

const TYPES: Readonly<Record<string, ColumnType>> = {
  INTEGER: 'integer',
  REAL: 'fraction',
  TEXT: 'text',
  BLOB: 'bytes',
};
const TABLES = "m.type = 'table' AND m.name NOT LIKE 'sqlite~_%' ESCAPE '~'";

export async function sqliteFacts(database: Reader): Promise<SchemaFacts> {
  const tables = await database.all<{ name: string; sql: string }>(
    `SELECT name, sql FROM sqlite_master m WHERE ${TABLES} ORDER BY name`,
  );
  const columnsOf = byTable(
    await database.all<Column>(
      `SELECT m.name AS table_name, c.name, c.type, c."notnull", c.dflt_value, c.pk
       FROM sqlite_master m JOIN pragma_table_info(m.name) c WHERE ${TABLES} ORDER BY m.name, c.cid`,
    ),
  );
  const indexesOf = byTable(
    await database.all<Index>(
      `SELECT m.name AS table_name, i.name, i."unique", i.origin,
         (SELECT group_concat(name, ', ') FROM pragma_index_info(i.name)) AS columns,
         (SELECT sql FROM sqlite_master WHERE name = i.name) AS sql
       FROM sqlite_master m JOIN pragma_index_list(m.name) i WHERE ${TABLES}`,
    ),
  );
  const keysOf = byTable(
    await database.all<ForeignKey>(
      `SELECT m.name AS table_name, f."from", f."table" AS parent, f."to", f.on_delete
       FROM sqlite_master m JOIN pragma_foreign_key_list(m.name) f WHERE ${TABLES}`,
    ),
  );
  const facts = tables.map(({ name, sql }) => {
    const columns = columnsOf(name);
    const indexes = indexesOf(name);
    return [
      name,
      {
        columns: columns.map((column) =>
          columnFact(
            column.name,
            TYPES[column.type] ?? fail(column.type),
            column.notnull === 0 && column.pk === 0,
            column.dflt_value,
          ),
        ),
        primaryKey: columns
          .filter(({ pk }) => pk > 0)
          .toSorted((a, b) => a.pk - b.pk)
          .map((column) => column.name),
        unique: indexes
          .filter(({ origin }) => origin === 'u')
          .map((index) => index.columns)
          .toSorted(),
        foreignKeys: keysOf(name)
          .map(({ from, parent, to, on_delete }) => `${from} → ${parent}(${to}) ${on_delete}`)
          .toSorted(),
        checks: [...sql.matchAll(/CHECK \(([^)]*)\)/g)].map(([, condition = '']) => condition).toSorted(),
        indexes: indexes
          .filter(({ origin }) => origin === 'c')
          .map(indexFact)
          .toSorted(),
      },
    ] as const;
  });
  return Object.fromEntries(facts);
}

function indexFact({ name, unique, columns, sql }: Index): string {
  const where = / WHERE (.+)$/.exec(sql ?? '')?.[1];
  return `${name} (${columns})${unique === 1 ? ' unique' : ''}${where === undefined ? '' : ` where ${plainCondition(where)}`}`;
}

function fail(type: string): never {
  throw new Error(`Columns of the type ${type} are not compared.`);
}
