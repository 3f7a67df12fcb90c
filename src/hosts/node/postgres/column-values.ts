/** Values of PostgreSQL as the service reads them from SQLite: numbers, text and bytes; what is true is 1. */
import { types } from 'pg';

type Read = (text: string) => unknown;

const { INT2, INT4, INT8, OID, FLOAT4, FLOAT8, NUMERIC, BOOL, BYTEA } = types.builtins;

const readText: Read = (text) => text;
const READERS = new Map<number, Read>([
  // Every integer the service stores is safe as a number; sums of them come as NUMERIC.
  ...[INT2, INT4, INT8, OID, FLOAT4, FLOAT8, NUMERIC].map((type): [number, Read] => [type, Number]),
  [BOOL, (text) => (text === 't' ? 1 : 0)],
  [BYTEA, types.getTypeParser(BYTEA, 'text')],
]);

/** For the `types` of a connection. JSON and times, which the service stores as text and integers, stay text. */
export const COLUMN_VALUES = { getTypeParser: (type: number): Read => READERS.get(type) ?? readText };
