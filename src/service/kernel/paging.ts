/** Opaque cursors over lists with a stable order. A cursor belongs to one list and says where it stopped. */
import { mapInTurn } from '../../base/work/map-in-turn.ts';
import { PAGE_SIZE_DEFAULT } from '../../contract/limits.ts';
import { problem } from '../../contract/problems/problem.ts';
import { type ApiError, conflict, invalid } from './api-error.ts';
import type { Queries, SqlValue } from './ports/database.ts';
import { base64UrlDecode, base64UrlEncode } from './secrets.ts';

export interface PageQuery {
  readonly limit?: number | undefined;
  readonly cursor?: string | undefined;
}

export interface Page<Item> {
  readonly data: Item[];
  readonly hasMore: boolean;
  readonly nextCursor: string | null;
}

export interface PagedList<Row, Item> {
  /** Names the list with its filters, so that a cursor of another list is refused. */
  readonly list: string;
  /** Changes when every position in the list changes; a cursor from before answers CONFLICT. */
  readonly generation?: number;
  /** Up to `count` rows after `position` (null: from the start). */
  readonly rowsAfter: (position: readonly number[] | null, count: number) => Promise<Row[]>;
  readonly positionOf: (row: Row) => readonly number[];
  readonly toItem: (row: Row) => Item | Promise<Item>;
}

export async function readPage<Row, Item>(
  query: PageQuery,
  paged: PagedList<Row, Item>,
): Promise<Page<Item>> {
  const limit = query.limit ?? PAGE_SIZE_DEFAULT;
  const position =
    query.cursor === undefined ? null : readCursor(query.cursor, paged.list, paged.generation ?? 0);
  const rows = await paged.rowsAfter(position, limit + 1);
  const shown = rows.slice(0, limit);
  const last = shown.at(-1);
  const hasMore = rows.length > limit && last !== undefined;
  return {
    data: await mapInTurn(shown, paged.toItem),
    hasMore,
    nextCursor: hasMore ? writeCursor(paged.list, paged.generation ?? 0, paged.positionOf(last)) : null,
  };
}

export interface NewestFirst<Row, Item> extends Pick<PagedList<Row, Item>, 'list' | 'toItem'> {
  /** The query of all rows, up to the end of its condition. */
  readonly rows: string;
  readonly values: readonly SqlValue[];
  /** The column that grows with every row. */
  readonly seq?: string;
}

/** Most lists: rows in the order they came in, the last one first. */
export function readNewest<Row extends { readonly seq: number }, Item>(
  database: Queries,
  query: PageQuery,
  { rows, values, seq = 'seq', ...paged }: NewestFirst<Row, Item>,
): Promise<Page<Item>> {
  return readPage<Row, Item>(query, {
    ...paged,
    rowsAfter: (position, count) =>
      database.all<Row>(`${rows} AND ${seq} < ? ORDER BY ${seq} DESC LIMIT ?`, [
        ...values,
        position?.[0] ?? Number.MAX_SAFE_INTEGER,
        count,
      ]),
    positionOf: (row) => [row.seq],
  });
}

function writeCursor(list: string, generation: number, position: readonly number[]): string {
  return base64UrlEncode(new TextEncoder().encode(JSON.stringify([list, generation, ...position])));
}

function readCursor(cursor: string, list: string, generation: number): readonly number[] {
  const [of, since, ...position] = decoded(cursor);
  if (of !== list || typeof since !== 'number' || position.length === 0) throw unreadable();
  if (since !== generation) throw conflict(problem('list_changed'));
  // Every position is counted; PostgreSQL takes no other number for one.
  if (!position.every((value): value is number => Number.isSafeInteger(value))) throw unreadable();
  return position;
}

function decoded(cursor: string): unknown[] {
  const bytes = base64UrlDecode(cursor);
  if (bytes === null) throw unreadable();
  try {
    const value: unknown = JSON.parse(new TextDecoder().decode(bytes));
    if (Array.isArray(value)) return value;
  } catch {
    throw unreadable();
  }
  throw unreadable();
}

function unreadable(): ApiError {
  return invalid('/cursor', 'invalid_cursor', problem('cursor_unknown'));
}
