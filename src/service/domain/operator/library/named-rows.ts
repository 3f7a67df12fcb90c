/**
 * Rows of a library name each other by id. What they name comes with them or was deleted before: a row that is here already
 * belongs to another account, whose things a library file must neither change nor show.
 */
import { problem } from '../../../../contract/problems/problem.ts';
import type { Queries } from '../../../kernel/ports/database.ts';
import type { LibraryRow } from './library-tables.ts';
import { damaged } from './read-library.ts';

/** Columns that name a row say of which table at their end. */
const NAMING = /(?:^|_)(asset|project|clip|composition|job|export|tool_run|timeline|transcript|turn)_id$/;

export interface BroughtRows {
  /** Before the row is inserted. @throws ApiError VALIDATION_FAILED damaged_library */
  add(table: string, row: LibraryRow): Promise<void>;
}

/** @param database in the transaction that brings them */
export function createBroughtRows(database: Queries): BroughtRows {
  const brought = new Set<string>();
  const isHere = async (table: string, id: LibraryRow[string]): Promise<boolean> =>
    (await database.get(`SELECT 1 FROM ${table} WHERE id = ?`, [id])) !== undefined;
  return {
    add: async (table, row) => {
      for (const [column, id] of Object.entries(row)) {
        const named = tableNamedBy(column);
        if (named === null || id === null || brought.has(`${named} ${id}`)) continue;
        if (await isHere(named, id)) throw damaged(problem('library_row_misfit', { name: table }));
      }
      if (row.id !== undefined) brought.add(`${table} ${row.id}`);
    },
  };
}

function tableNamedBy(column: string): string | null {
  const end = NAMING.exec(column)?.[1] ?? null;
  return end === 'turn' ? 'assistant_turn' : end;
}
