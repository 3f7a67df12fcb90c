/**
 * Lists by the values of fields: filtered by a service that can (extension `list_filters`), here elsewhere, since the
 * specification names no filter and has parameters refused that it does not name.
 */
import { infiniteQueryOptions } from '@tanstack/react-query';
import type { ApiClient, ListName } from '../../../client/api-client.ts';
import { meQuery } from '../account/account.ts';
import { ofList, type Page, type PageQuery, pages } from './read-all.ts';
import { readAnyway } from './read-anyway.ts';

type Filter = Readonly<Record<string, string | undefined>>;

/**
 * @param filter fields of an item with their values; empty for all items
 * @param readPage is given the filter of a service that knows it
 */
export function filteredPages<Item extends object, Wanted extends Filter>(
  client: ApiClient,
  queryKey: readonly unknown[],
  operation: ListName['operation'],
  filter: Wanted,
  limit: number,
  readPage: (query: PageQuery & Partial<Wanted>, options: { signal: AbortSignal }) => Promise<Page<Item>>,
) {
  const wanted = Object.entries(filter).filter(([, value]) => value !== undefined);
  const readAny = readPage as (query: PageQuery, options: { signal: AbortSignal }) => Promise<Page<Item>>;
  const all = pages(queryKey, { operation }, limit, readAny);
  if (wanted.length === 0) return all;
  const matches = (item: Item): boolean =>
    wanted.every(([field, value]) => (item as Record<string, unknown>)[field] === value);
  return infiniteQueryOptions({
    ...all,
    queryFn: async ({ pageParam, signal, client: queries }) => {
      const { features } = await readAnyway(() => queries.ensureQueryData(meQuery(client)), signal);
      const from = (cursor: string | null): PageQuery => (cursor === null ? { limit } : { limit, cursor });
      if (features?.includes('list_filters')) return readPage({ ...from(pageParam), ...filter }, { signal });
      for (let cursor = pageParam; ; ) {
        const page = await readAny(from(cursor), { signal });
        const data = page.data.filter(matches);
        // A page of nothing would look like a list of nothing.
        if (data.length > 0 || page.nextCursor === null) return { ...page, data };
        cursor = page.nextCursor;
      }
    },
    meta: ofList({ operation, query: filter }, { operation }),
  });
}
