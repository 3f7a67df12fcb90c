/**
 * Runs a prepared statement by the module's own functions: binds, steps, resets. The library's methods convert and check
 * their arguments anew at each call, which costs as much as what short statements do.
 */
import type {
  PreparedStatement,
  Sqlite3Static,
  Database as SqliteConnection,
  WasmPointer,
} from '@sqlite.org/sqlite-wasm';
import type { SqlValue } from '../kernel/ports/database.ts';

export interface StatementRunner {
  /** @throws SQLite3Error */
  bind(bound: PreparedStatement, params: readonly SqlValue[]): void;
  /** Whether it stands on a row now. @throws SQLite3Error */
  step(bound: PreparedStatement): boolean;
  /** Lets go of rows and values. What went wrong was thrown by `step`. */
  reset(bound: PreparedStatement): void;
}

/** As the module exports them (https://sqlite.org/c3ref/bind_blob.html, https://sqlite.org/c3ref/step.html); unchecked. */
interface StatementFunctions {
  sqlite3_bind_null(statement: WasmPointer, index: number): number;
  sqlite3_bind_int(statement: WasmPointer, index: number, value: number): number;
  sqlite3_bind_int64(statement: WasmPointer, index: number, value: bigint): number;
  sqlite3_bind_double(statement: WasmPointer, index: number, value: number): number;
  sqlite3_bind_text(
    statement: WasmPointer,
    index: number,
    text: WasmPointer,
    sizeBytes: number,
    destructor: number,
  ): number;
  sqlite3_step(statement: WasmPointer): number;
  sqlite3_reset(statement: WasmPointer): number;
  sqlite3_clear_bindings(statement: WasmPointer): number;
}

/** SQLITE_TRANSIENT: SQLite copies a text before the next one is written to the same place. */
const COPIED = -1;
const PLACE_BYTES = 16 * 1024;
/** A UTF-16 unit takes three bytes of UTF-8 at most. */
const LONGEST_TEXT_CHARS = PLACE_BYTES / 3;
const ASCII_MAX_CHARS = 48;
const INT32_END = 2 ** 31;

export function createStatementRunner(
  { capi, wasm }: Sqlite3Static,
  connection: SqliteConnection,
): StatementRunner {
  const { SQLITE_OK, SQLITE_ROW, SQLITE_DONE } = capi;
  const to = wasm.exports as StatementFunctions;
  const encoder = new TextEncoder();
  const place = wasm.alloc(PLACE_BYTES);
  const start = Number(place);

  const bindText = (statement: WasmPointer, index: number, text: string): number => {
    const heap = wasm.heap8u();
    const sizeBytes = writtenAscii(heap, start, text)
      ? text.length
      : encoder.encodeInto(text, heap.subarray(start, start + PLACE_BYTES)).written;
    return to.sqlite3_bind_text(statement, index, place, sizeBytes, COPIED);
  };

  const bindNumber = (statement: WasmPointer, index: number, value: number): number => {
    if (!Number.isSafeInteger(value)) return to.sqlite3_bind_double(statement, index, value);
    if (value >= -INT32_END && value < INT32_END) return to.sqlite3_bind_int(statement, index, value);
    return to.sqlite3_bind_int64(statement, index, BigInt(value));
  };

  const bindOne = (bound: PreparedStatement, index: number, value: SqlValue): number => {
    const statement = bound.pointer as WasmPointer;
    if (value === null) return to.sqlite3_bind_null(statement, index);
    if (typeof value === 'number') return bindNumber(statement, index, value);
    if (typeof value === 'string' && value.length <= LONGEST_TEXT_CHARS)
      return bindText(statement, index, value);
    bound.bind(index, value);
    return SQLITE_OK;
  };

  return {
    bind: (bound, params) => {
      for (let at = 0; at < params.length; at += 1) {
        const code = bindOne(bound, at + 1, params[at] as SqlValue);
        if (code !== SQLITE_OK) connection.checkRc(code);
      }
    },
    step: (bound) => {
      const code = to.sqlite3_step(bound.pointer as WasmPointer);
      if (code === SQLITE_ROW) return true;
      if (code !== SQLITE_DONE) connection.checkRc(code);
      return false;
    },
    reset: (bound) => {
      const statement = bound.pointer as WasmPointer;
      to.sqlite3_reset(statement);
      to.sqlite3_clear_bindings(statement);
    },
  };
}

/** False where the text is long or not ASCII: there the encoder is faster, or the only one that can. */
function writtenAscii(heap: Uint8Array, start: number, text: string): boolean {
  if (text.length > ASCII_MAX_CHARS) return false;
  for (let at = 0; at < text.length; at += 1) {
    const code = text.charCodeAt(at);
    if (code > 0x7f) return false;
    heap[start + at] = code;
  }
  return true;
}
