/** Reads about the account: key, credits, ledger, storage and what may be chosen. */
import { queryOptions } from '@tanstack/react-query';
import type { ApiClient } from '../../../client/api-client.ts';
import type { LedgerEntry } from '../../../contract/schemas/account.ts';
import { KEYS } from '../reads/query-keys.ts';
import { ofList, pages, readAll } from '../reads/read-all.ts';

export const meQuery = (client: ApiClient) =>
  queryOptions({
    queryKey: KEYS.me,
    queryFn: ({ signal }) => client.api.get_me({}, { signal }),
    staleTime: 60_000,
  });

export const creditsQuery = (client: ApiClient) =>
  queryOptions({ queryKey: KEYS.credits, queryFn: ({ signal }) => client.api.get_credits({}, { signal }) });

export const ledgerQuery = (client: ApiClient) =>
  pages(KEYS.ledger, { operation: 'list_ledger_entries' }, 100, (page, options) =>
    client.api.list_ledger_entries({ query: page }, options),
  );

export const optionsQuery = (client: ApiClient) =>
  queryOptions({
    queryKey: KEYS.options,
    queryFn: ({ signal }) => client.api.get_setting_options({}, { signal }),
    meta: ofList({ operation: 'get_setting_options' }),
    staleTime: Number.POSITIVE_INFINITY,
  });

export const storageQuery = (client: ApiClient) =>
  queryOptions({ queryKey: KEYS.storage, queryFn: ({ signal }) => client.owner.get_storage({}, { signal }) });

/** Every entry there is. @param onPage told how many have come so far. */
export function readWholeLedger(client: ApiClient, onPage: (count: number) => void): Promise<LedgerEntry[]> {
  let count = 0;
  return readAll(async (query) => {
    const page = await client.api.list_ledger_entries({ query });
    count += page.data.length;
    onPage(count);
    return page;
  });
}
