/** The small pictures of videos: which there are, and their sheets, each fetched once. */
import { queryOptions } from '@tanstack/react-query';
import type { ApiClient } from '../../../client/api-client.ts';
import type { Filmstrip } from '../../../contract/schemas/asset.ts';
import { fetchLink } from '../connection/open-link.ts';
import { KEYS } from '../reads/query-keys.ts';
import { readAnyway } from '../reads/read-anyway.ts';
import { assetQuery, LINKS_STALE_MS } from './assets.ts';

/** The first sheet is made in about a second; the rest may take its time, and what fails may pass. */
const NEXT_LOOK_MS = { first: 300, later: 2000, afterFailure: 20_000 };
/** A minute: then it is asked for with its next link. */
const [SHEET_TRIES, NEXT_SHEET_MS] = [12, 5000];

/** null for a video of a service that has none. Asking has them made, so it is asked again until all are. */
export const filmstripQuery = (client: ApiClient, assetId: string) =>
  queryOptions({
    queryKey: KEYS.filmstrip(assetId),
    queryFn: async ({ signal, client: cache }): Promise<Filmstrip | null> => {
      const { links } = await readAnyway(() => cache.fetchQuery(assetQuery(client, assetId)), signal);
      if (typeof links?.filmstripUrl !== 'string') return null;
      const { filmstripSchema } = await import('../../../contract/schemas/asset.ts');
      const answer = await fetchLink(client, links.filmstripUrl, signal);
      return filmstripSchema.parse(await answer.json());
    },
    staleTime: LINKS_STALE_MS,
    refetchInterval: ({ state: { data, status } }) => {
      if (data === null) return false;
      if (status === 'error') return NEXT_LOOK_MS.afterFailure;
      if (data === undefined || data.complete) return LINKS_STALE_MS;
      return data.sheets.some(({ url }) => url !== null) ? NEXT_LOOK_MS.later : NEXT_LOOK_MS.first;
    },
    retry: false,
  });

/** A sheet never changes, whatever its link is by now. */
export const sheetQuery = (client: ApiClient, assetId: string, sheet: number, url: string) =>
  queryOptions({
    queryKey: KEYS.filmstripSheet(assetId, sheet),
    queryFn: async ({ signal }) => (await fetchLink(client, url, signal)).blob(),
    staleTime: Number.POSITIVE_INFINITY,
    retry: SHEET_TRIES,
    retryDelay: NEXT_SHEET_MS,
  });
