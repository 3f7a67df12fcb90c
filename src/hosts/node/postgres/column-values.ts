/** Values of PostgreSQL as the service reads them from SQLite: numbers, text and bytes; what is true is 1. */
import { types } from 'pg';
import type { SqlValue } from '../../../service/kernel/ports/database.ts';

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

/** Text of PostgreSQL holds every character but the first: it becomes what stands for those that cannot be shown. */
export function heldValue(value: SqlValue): SqlValue {
  return typeof value === 'string' && value.includes('\u0000') ? value.replaceAll('\u0000', '\ufffd') : value;
}
