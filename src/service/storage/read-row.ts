/**
 * Reads the row a statement stands on straight from the module's memory. The library's own getters convert
 * their arguments anew for each column, which costs several times the column.
 */
import type { PreparedStatement, Sqlite3Static, WasmPointer } from '@sqlite.org/sqlite-wasm';
import type { SqlValue } from '../kernel/ports/database.ts';

export type RowReader = <Row>(bound: PreparedStatement, columns: readonly string[]) => Row;

/** The functions as the module exports them (https://sqlite.org/c3ref/column_blob.html); unchecked. */
interface ColumnFunctions {
  sqlite3_column_type(statement: WasmPointer, column: number): number;
  sqlite3_column_double(statement: WasmPointer, column: number): number;
  sqlite3_column_text(statement: WasmPointer, column: number): WasmPointer;
  sqlite3_column_bytes(statement: WasmPointer, column: number): number;
}

const ASCII_MAX_CHARS = 48;
const ASCII_LAST = 0x7f;

/** Integers come as numbers: every one the service stores is a safe integer. Throws for a blob, it stores none. */
export function createRowReader({ capi, wasm }: Sqlite3Static): RowReader {
  const { SQLITE_NULL, SQLITE_INTEGER, SQLITE_FLOAT, SQLITE_TEXT } = capi;
  const from = wasm.exports as ColumnFunctions;
  // Without this it drops a mark of byte order that a text begins with.
  const decoder = new TextDecoder('utf-8', { ignoreBOM: true });

  const textAt = (start: number, sizeBytes: number): string => {
    const heap = wasm.heap8u();
    return shortAscii(heap, start, sizeBytes) ?? decoder.decode(heap.subarray(start, start + sizeBytes));
  };

  const valueAt = (statement: WasmPointer, column: number): SqlValue => {
    const type = from.sqlite3_column_type(statement, column);
    if (type === SQLITE_NULL) return null;
    if (type === SQLITE_INTEGER || type === SQLITE_FLOAT)
      return from.sqlite3_column_double(statement, column);
    if (type !== SQLITE_TEXT) throw new Error(`A column has the type ${type}, which is never stored.`);
    // The order matters: the size is that of the text once the text was asked for.
    const start = Number(from.sqlite3_column_text(statement, column));
    return textAt(start, from.sqlite3_column_bytes(statement, column));
  };

  return <Row>(bound: PreparedStatement, columns: readonly string[]) => {
    const statement = bound.pointer as WasmPointer;
    const row: Record<string, SqlValue> = {};
    for (let at = 0; at < columns.length; at += 1) row[columns[at] as string] = valueAt(statement, at);
    return row as Row;
  };
}

/** null where it is long or not ASCII: there the decoder is faster, or the only one that can. */
function shortAscii(heap: Uint8Array, start: number, sizeBytes: number): string | null {
  if (sizeBytes > ASCII_MAX_CHARS) return null;
  const end = start + sizeBytes;
  let text = '';
  let at = start;
  // Eight at a time: a text put together of single characters is put together once more by whoever reads it.
  for (; at + 8 <= end; at += 8) {
    const a = byteAt(heap, at);
    const b = byteAt(heap, at + 1);
    const c = byteAt(heap, at + 2);
    const d = byteAt(heap, at + 3);
    const e = byteAt(heap, at + 4);
    const f = byteAt(heap, at + 5);
    const g = byteAt(heap, at + 6);
    const h = byteAt(heap, at + 7);
    if ((a | b | c | d | e | f | g | h) > ASCII_LAST) return null;
    text += String.fromCharCode(a, b, c, d, e, f, g, h);
  }
  for (; at < end; at += 1) {
    const code = byteAt(heap, at);
    if (code > ASCII_LAST) return null;
    text += String.fromCharCode(code);
  }
  return text;
}

function byteAt(heap: Uint8Array, at: number): number {
  return heap[at] as number;
}
