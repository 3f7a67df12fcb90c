/** Paged lists: as the query cache has them, page by page, and whole, for screens that need every item. */
import { infiniteQueryOptions } from '@tanstack/react-query';
import type { ListName } from '../../../client/api-client.ts';

export interface Page<Item> {
  readonly data: readonly Item[];
  readonly nextCursor: string | null;
}

export interface PageQuery {
  limit: number;
  cursor?: string;
}

/** Pages are as large as the service allows. */
const PAGE = { limit: 100 } as const;

/** The mark of a query that shows lists, by which what was left out of them is found (`use-left-out.ts`). */
export const ofList = (...lists: ListName[]) => ({ lists }) as const;

export async function readAll<Item>(readPage: (query: PageQuery) => Promise<Page<Item>>): Promise<Item[]> {
  const items: Item[] = [];
  for (let cursor: string | null | undefined; cursor !== null; ) {
    const page = await readPage(cursor === undefined ? PAGE : { ...PAGE, cursor });
    items.push(...page.data);
    cursor = page.nextCursor;
  }
  return items;
}

/**
 * @param list what it reads
 * @param limit how many items a page has
 */
export function pages<Item>(
  queryKey: readonly unknown[],
  list: ListName,
  limit: number,
  readPage: (query: PageQuery, options: { signal: AbortSignal }) => Promise<Page<Item>>,
) {
  return infiniteQueryOptions({
    queryKey,
    queryFn: ({ pageParam, signal }) =>
      readPage(pageParam === null ? { limit } : { limit, cursor: pageParam }, { signal }),
    initialPageParam: null as string | null,
    getNextPageParam: (page: Page<Item>) => page.nextCursor,
    meta: ofList(list),
  });
}
