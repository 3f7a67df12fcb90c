/** The schema of a PostgreSQL database, read from its own catalogue. */
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
  readonly is_required: number;
  readonly default_value: string | null;
}

interface Constraint {
  readonly table_name: string;
  /** p: primary key; u: UNIQUE; f: foreign key; c: CHECK. */
  readonly kind: 'p' | 'u' | 'f' | 'c';
  readonly columns: string;
  readonly parent: string | null;
  readonly parent_columns: string | null;
  readonly on_delete: string;
  readonly definition: string;
}

interface Index {
  readonly table_name: string;
  readonly name: string;
  readonly is_unique: number;
  readonly columns: string;
  readonly condition: string | null;
}

const TYPES: Readonly<Record<string, ColumnType>> = {
  bigint: 'integer',
  'double precision': 'fraction',
  text: 'text',
  bytea: 'bytes',
};
const ON_DELETE: Readonly<Record<string, string>> = { a: 'NO ACTION', c: 'CASCADE' };
/** What one engine counts its steps in. */
const OWN = "t.relkind = 'r' AND t.relnamespace = 'public'::regnamespace AND t.relname <> 'schema_version'";
const namesOf = (table: string, numbers: string): string =>
  `(SELECT string_agg(a.attname, ', ' ORDER BY k.place) FROM unnest(${numbers}) WITH ORDINALITY AS k(number, place)
    JOIN pg_attribute a ON a.attrelid = ${table} AND a.attnum = k.number)`;

export async function postgresFacts(database: Reader): Promise<SchemaFacts> {
  const tables = await database.all<{ name: string }>(
    `SELECT t.relname AS name FROM pg_class t WHERE ${OWN} ORDER BY t.relname`,
  );
  const columnsOf = byTable(
    await database.all<Column>(
      `SELECT t.relname AS table_name, a.attname AS name, format_type(a.atttypid, a.atttypmod) AS type,
         a.attnotnull AS is_required, pg_get_expr(d.adbin, d.adrelid) AS default_value
       FROM pg_class t JOIN pg_attribute a ON a.attrelid = t.oid AND a.attnum > 0 AND NOT a.attisdropped
       LEFT JOIN pg_attrdef d ON d.adrelid = t.oid AND d.adnum = a.attnum
       WHERE ${OWN} ORDER BY t.relname, a.attnum`,
    ),
  );
  const constraintsOf = byTable(
    await database.all<Constraint>(
      `SELECT t.relname AS table_name, c.contype AS kind, ${namesOf('c.conrelid', 'c.conkey')} AS columns,
         parent.relname AS parent, ${namesOf('c.confrelid', 'c.confkey')} AS parent_columns,
         c.confdeltype AS on_delete, pg_get_constraintdef(c.oid) AS definition
       FROM pg_constraint c JOIN pg_class t ON t.oid = c.conrelid
       LEFT JOIN pg_class parent ON parent.oid = c.confrelid WHERE ${OWN}`,
    ),
  );
  const indexesOf = byTable(
    await database.all<Index>(
      `SELECT t.relname AS table_name, i.relname AS name, x.indisunique AS is_unique,
         ${namesOf('t.oid', 'x.indkey::int2[]')} AS columns, pg_get_expr(x.indpred, x.indrelid) AS condition
       FROM pg_index x JOIN pg_class i ON i.oid = x.indexrelid JOIN pg_class t ON t.oid = x.indrelid
       WHERE ${OWN} AND NOT EXISTS (SELECT 1 FROM pg_constraint c WHERE c.conindid = i.oid)`,
    ),
  );
  const facts = tables.map(({ name }) => {
    const constraints = (kind: Constraint['kind']) => constraintsOf(name).filter((one) => one.kind === kind);
    return [
      name,
      {
        columns: columnsOf(name).map((column) =>
          columnFact(
            column.name,
            TYPES[column.type] ?? fail(column.type),
            column.is_required === 0,
            column.default_value?.replace(/::\w+$/, '') ?? null,
          ),
        ),
        primaryKey: constraints('p').flatMap(({ columns }) => columns.split(', ')),
        unique: constraints('u')
          .map(({ columns }) => columns)
          .toSorted(),
        foreignKeys: constraints('f')
          .map(
            ({ columns, parent, parent_columns, on_delete }) =>
              `${columns} → ${parent}(${parent_columns}) ${ON_DELETE[on_delete]}`,
          )
          .toSorted(),
        checks: constraints('c')
          .map(({ definition }) => plainCondition(definition.replace(/^CHECK /, '')))
          .toSorted(),
        indexes: indexesOf(name).map(indexFact).toSorted(),
      },
    ] as const;
  });
  return Object.fromEntries(facts);
}

function indexFact({ name, is_unique, columns, condition }: Index): string {
  return `${name} (${columns})${is_unique === 1 ? ' unique' : ''}${condition === null ? '' : ` where ${plainCondition(condition)}`}`;
}

function fail(type: string): never {
  throw new Error(`Columns of the type ${type} are not compared.`);
}
